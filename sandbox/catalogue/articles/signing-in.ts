import { type Article, list, p, steps, to } from './article.ts';

/** The questions of people who can't come in. */
export const signingIn: readonly Article[] = [
  {
    id: 'sign-in',
    codes: ['LOGIN_REFUSED', 'ACCOUNT_UNKNOWN', 'NOT_MEMBER', 'NOT_AGENT'],
    es: {
      title: '¿Por qué no puedo iniciar sesión?',
      keywords: ['entrar', 'login', 'usuario', 'clave', 'contraseña incorrecta', 'ingresar'],
      parts: [
        p(
          'Casi siempre el usuario o la contraseña tienen una letra distinta. Por tu seguridad no decimos cuál de los dos.',
        ),
        list(
          'Escribe tu usuario como lo registraste, sin espacios. No es tu correo ni tu nombre.',
          'Revisa las mayúsculas y mira la contraseña con el ojo del campo.',
          `Si tienes un celular vinculado, elige la pestaña SMS en ${to('/login', 'Iniciar sesión')}.`,
          `Si la olvidaste, ${to('/forgot', 'pide una nueva')}.`,
        ),
        p(
          'Tras {lockAfter} contraseñas equivocadas la cuenta descansa {lockMinutes} minutos. Hay entradas solo para miembros y otras solo para agentes: si la página lo dice, usa la que corresponde a tu cuenta.',
        ),
      ],
    },
    en: {
      title: 'Why can’t I log in?',
      keywords: ['login', 'log in', 'username', 'wrong password', 'enter'],
      parts: [
        p(
          'Nearly always one letter of the username or the password differs. For your safety we do not say which of the two.',
        ),
        list(
          'Type your username as you registered it, without spaces. It is not your e-mail nor your name.',
          'Check the capitals, and look at the password with the eye in its field.',
          `If a mobile number belongs to your account, choose the SMS tab in ${to('/login', 'Log in')}.`,
          `If you forgot it, ${to('/forgot', 'ask for a new one')}.`,
        ),
        p(
          'After {lockAfter} wrong passwords the account rests for {lockMinutes} minutes. Some entrances are for members only and some for agents only: if the page says so, use the one for your account.',
        ),
      ],
    },
  },
  {
    id: 'forgot-password',
    codes: ['TICKET_EXPIRED', 'ANSWER_WRONG'],
    es: {
      title: '¿Cómo recupero mi contraseña?',
      keywords: ['olvidé', 'olvidada', 'restablecer', 'recuperar', 'enlace vencido'],
      parts: [
        steps(
          'forgot-password',
          'Formulario, correo o celular, y contraseña nueva',
          `Abre ${to('/forgot', 'Recuperar la contraseña')} y elige correo o celular.`,
          'Escribe los datos con los que te registraste. Si no coinciden con los de tu cuenta, no se envía nada.',
          'Abre el enlace del correo, o escribe el código del SMS.',
          'Elige una contraseña nueva e inicia sesión con ella.',
        ),
        p(
          'El enlace del correo vale {resetMinutes} minutos y una sola vez. Si venció, pide otro: el anterior deja de servir.',
        ),
      ],
    },
    en: {
      title: 'How do I get a new password?',
      keywords: ['forgot', 'forgotten', 'reset', 'recover', 'expired link'],
      parts: [
        steps(
          'forgot-password',
          'A form, a mail or a mobile, and a new password',
          `Open ${to('/forgot', 'Recover the password')} and choose e-mail or mobile.`,
          'Type the data you registered with. If they do not match your account, nothing is sent.',
          'Open the link in the mail, or type the code of the SMS.',
          'Choose a new password and log in with it.',
        ),
        p(
          'The link in the mail works for {resetMinutes} minutes, and once. If it has expired, ask for another: the one before stops working.',
        ),
      ],
    },
  },
  {
    id: 'sms-codes',
    codes: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_MISSING', 'PHONE_INVALID', 'PHONE_MISSING', 'QUOTA_EXCEEDED'],
    es: {
      title: '¿Por qué no me sirve o no me llega el código?',
      keywords: ['sms', 'mensaje de texto', 'verificación', 'celular', 'teléfono', 'número'],
      parts: [
        list(
          'Cada código vale {codeMinutes} minutos y admite {codeTries} intentos. Si pides otro, el anterior deja de servir.',
          'El número va sin el cero inicial, y con el país correcto elegido al lado.',
          'Un número recibe como máximo {smsPerHour} códigos por hora y {smsPerDay} al día.',
          'Si dice que no queda cupo de mensajes, tu operador no recibe más por ahora: escríbenos.',
        ),
        p('Nadie de {brand} te pedirá un código por chat ni por teléfono. Si alguien lo hace, no se lo des.'),
      ],
    },
    en: {
      title: 'Why does the code not work, or not arrive?',
      keywords: ['sms', 'text message', 'verification', 'mobile', 'phone', 'number'],
      parts: [
        list(
          'Every code works for {codeMinutes} minutes and allows {codeTries} tries. When you ask for another, the one before stops working.',
          'Type the number without its leading zero, with the right country chosen beside it.',
          'A number gets {smsPerHour} codes an hour and {smsPerDay} a day at most.',
          'If it says that the quota is not sufficient, your operator takes no more for now: write to us.',
        ),
        p(
          'Nobody at {brand} will ask you for a code by chat or by phone. If somebody does, do not tell them.',
        ),
      ],
    },
  },
  {
    id: 'captcha',
    codes: ['CAPTCHA_WRONG', 'CHALLENGE_FAILED', 'SLIDER_NEEDED', 'SLIDER_WRONG'],
    es: {
      title: '¿Para qué son la imagen con letras y la pieza que se desliza?',
      keywords: ['captcha', 'robot', 'rompecabezas', 'deslizar', 'verificación'],
      parts: [
        p('Comprueban que eres una persona, sobre todo después de varios intentos fallidos.'),
        list(
          'Las letras de la imagen valen {captchaMinutes} minutos: toca la imagen para pedir otra.',
          'La pieza se mueve con el dedo, el ratón o las flechas del teclado.',
          'Si no ves la imagen, elige responder con palabras en la misma ventana.',
        ),
      ],
    },
    en: {
      title: 'What are the image with letters and the sliding piece for?',
      keywords: ['captcha', 'robot', 'puzzle', 'slide', 'verification'],
      parts: [
        p('They check that you are a person, above all after some failed tries.'),
        list(
          'The letters in the image work for {captchaMinutes} minutes: press the image for another.',
          'Move the piece with a finger, the mouse or the arrow keys.',
          'If you can’t see the image, choose to answer in words in the same window.',
        ),
      ],
    },
  },
  {
    id: 'too-many-tries',
    codes: ['TOO_MANY_REQUESTS'],
    es: {
      title: '¿Por qué dice que hice demasiados intentos?',
      keywords: ['bloqueo', 'bloqueada', 'esperar', 'límite', 'minutos'],
      parts: [
        p(
          'Contamos los intentos seguidos para que nadie adivine tu contraseña ni tus códigos. La espera termina sola: no hace falta que hagas nada.',
        ),
        p(
          `Tras {lockAfter} contraseñas equivocadas son {lockMinutes} minutos. Mientras tanto puedes ${to('/forgot', 'recuperar la contraseña')}.`,
        ),
      ],
    },
    en: {
      title: 'Why does it say that I tried too often?',
      keywords: ['lock', 'locked', 'wait', 'limit', 'minutes'],
      parts: [
        p(
          'We count tries in a row, so that nobody can guess your password or your codes. The wait ends by itself: there is nothing for you to do.',
        ),
        p(
          `After {lockAfter} wrong passwords it takes {lockMinutes} minutes. Meanwhile you can ${to('/forgot', 'recover the password')}.`,
        ),
      ],
    },
  },
];
