import { type Chapter, list, p, steps, to } from './article.ts';

export const security: Chapter = {
  category: 'security',
  articles: [
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
        title: 'Why can’t I sign in?',
        keywords: ['login', 'log in', 'username', 'wrong password', 'enter'],
        parts: [
          p(
            'Nearly always one letter of the username or the password differs. For your safety we do not say which of the two.',
          ),
          list(
            'Type your username as you registered it, without spaces. It is not your e-mail nor your name.',
            'Check the capitals, and look at the password with the eye in its field.',
            `If a mobile number belongs to your account, choose the SMS tab in ${to('/login', 'Sign in')}.`,
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
            'Choose a new password and sign in with it.',
          ),
          p(
            'The link in the mail works for {resetMinutes} minutes, and once. If it has expired, ask for another: the one before stops working.',
          ),
        ],
      },
    },
    {
      id: 'sms-codes',
      codes: [
        'CODE_WRONG',
        'CODE_EXPIRED',
        'CODE_MISSING',
        'PHONE_INVALID',
        'PHONE_MISSING',
        'QUOTA_EXCEEDED',
      ],
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
          p(
            'Nadie de {brand} te pedirá un código por chat ni por teléfono. Si alguien lo hace, no se lo des.',
          ),
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
    {
      id: 'change-password',
      codes: [
        'PASSWORD_WRONG',
        'PASSWORD_RULE',
        'PASSWORD_SAME',
        'PASSWORD_CONFIRMATION',
        'MUST_CHANGE_PASSWORD',
      ],
      es: {
        title: '¿Cómo cambio mi contraseña de acceso?',
        keywords: ['contraseña nueva', 'clave', 'vencida', 'reglas'],
        parts: [
          p(
            `Abre ${to('/member/securityCenter/password', 'Mi cuenta, Contraseña de acceso')}: escribe la actual, y la nueva dos veces.`,
          ),
          list(
            'Entre {passwordMin} y {passwordMax} caracteres, con las reglas que muestra el campo.',
            'Distinta de la actual, y que no uses en otro sitio.',
            'Al cambiarla se cierran tus otras sesiones.',
          ),
          p(
            'Si al entrar te pedimos cambiarla es porque venció o porque te la dimos nosotros: hasta entonces no se abre lo demás.',
          ),
        ],
      },
      en: {
        title: 'How do I change my sign-in password?',
        keywords: ['new password', 'expired', 'rules'],
        parts: [
          p(
            `Open ${to('/member/securityCenter/password', 'My account, Login password')}: type the current one, and the new one twice.`,
          ),
          list(
            'Between {passwordMin} and {passwordMax} characters, by the rules that the field shows.',
            'Other than the current one, and one that you use nowhere else.',
            'Changing it ends your other sessions.',
          ),
          p(
            'If we ask you to change it when you come in, it has expired or we gave it to you: until then nothing else opens.',
          ),
        ],
      },
    },
    {
      id: 'new-address',
      codes: ['MUST_VERIFY'],
      es: {
        title: '¿Por qué me piden verificarme en un lugar nuevo?',
        keywords: ['ip', 'otro equipo', 'viaje', 'dispositivo', 'red'],
        parts: [
          p(
            'Entras desde una dirección que tu cuenta no conoce. Una comprobación más evita que entre otra persona con tu contraseña.',
          ),
          p(
            'Elige una de las formas que muestra la ventana: un código a tu celular o correo, tu autenticador, o los datos de tu cuenta de cobro. Después ese lugar queda conocido.',
          ),
        ],
      },
      en: {
        title: 'Why must I verify myself in a new place?',
        keywords: ['ip', 'another device', 'travel', 'network'],
        parts: [
          p(
            'You come in from an address that your account does not know. One more check keeps out other people who have your password.',
          ),
          p(
            'Choose one of the ways in the window: a code to your mobile or e-mail, your authenticator, or the data of your payout account. After that the place is known.',
          ),
        ],
      },
    },
    {
      id: 'identity-providers',
      codes: ['IDENTITY_REFUSED', 'IDENTITY_UNKNOWN', 'POPUP_BLOCKED'],
      es: {
        title: '¿Cómo entro con otra cuenta mía, y qué pasa si falla?',
        keywords: ['proveedor', 'ventana emergente', 'un clic', 'bloqueada', 'identidad'],
        parts: [
          list(
            `En ${to('/login', 'Iniciar sesión')} elige el proveedor: se abre una ventana suya.`,
            'Si cerraste la ventana, no pasó nada: vuelve a intentarlo.',
            'Si el navegador la bloquea, permite las ventanas emergentes de este sitio.',
            `Si esa identidad no está unida a ninguna cuenta, ${to('/register', 'regístrate')} con ella.`,
          ),
        ],
      },
      en: {
        title: 'How do I come in with another account of mine, and what if it fails?',
        keywords: ['provider', 'popup', 'one click', 'blocked', 'identity'],
        parts: [
          list(
            `In ${to('/login', 'Sign in')} choose the provider: a window of theirs opens.`,
            'If you closed the window, nothing happened: try again.',
            'If the browser blocks it, allow popups of this site.',
            `If that identity belongs to no account, ${to('/register', 'register')} with it.`,
          ),
        ],
      },
    },
    {
      id: 'session-ended',
      codes: ['SESSION_ENDED', 'NO_SESSION'],
      es: {
        title: '¿Por qué se cerró mi sesión?',
        keywords: ['caducada', 'sesión vencida', 'otro equipo', 'inactividad'],
        parts: [
          list(
            'Pasaron {idleMinutes} minutos sin que usaras la página. Antes te avisamos.',
            'Pasaron {sessionHours} horas desde que entraste: es el máximo.',
            'Cambiaste la contraseña o cerraste tus sesiones desde otro equipo.',
          ),
          p(
            `Vuelve a entrar y sigues donde estabas. En ${to('/member/securityCenter/signIns', 'Accesos recientes')} ves cada entrada y puedes cerrar las demás.`,
          ),
        ],
      },
      en: {
        title: 'Why did my session end?',
        keywords: ['expired', 'signed out', 'another device', 'idle'],
        parts: [
          list(
            'You did not use the page for {idleMinutes} minutes. We warn you before.',
            '{sessionHours} hours passed since you came in: that is the most.',
            'You changed the password, or ended your sessions from another device.',
          ),
          p(
            `Sign in again and go on where you were. ${to('/member/securityCenter/signIns', 'Recent logins')} shows each of them and can end the others.`,
          ),
        ],
      },
    },
    {
      id: 'protect-account',
      es: {
        title: '¿Cómo protejo mejor mi cuenta?',
        keywords: ['autenticador', 'seguridad', 'dos pasos', 'totp', 'correo', 'robo'],
        parts: [
          steps(
            'authenticator',
            'Aplicación del teléfono, código y cuenta protegida',
            `Abre ${to('/member/securityCenter/authenticator', 'Mi cuenta, Autenticador')}.`,
            'Lee el código QR con una aplicación de códigos de tu teléfono.',
            'Escribe aquí los seis dígitos que muestra.',
          ),
          p(
            `Vincula también un ${to('/member/securityCenter/email', 'correo')} y un ${to('/member/securityCenter/mobile', 'celular')}: sirven para recuperar la cuenta.`,
          ),
        ],
      },
      en: {
        title: 'How do I protect my account better?',
        keywords: ['authenticator', 'security', 'two steps', 'totp', 'mail', 'stolen'],
        parts: [
          steps(
            'authenticator',
            'An app on the phone, a code and a safe account',
            `Open ${to('/member/securityCenter/authenticator', 'My account, Authenticator')}.`,
            'Read the QR code with an app for codes on your phone.',
            'Type here the six digits that it shows.',
          ),
          p(
            `Link an ${to('/member/securityCenter/email', 'e-mail address')} and a ${to('/member/securityCenter/mobile', 'mobile')} too: with them you can recover the account.`,
          ),
        ],
      },
    },
  ],
};
