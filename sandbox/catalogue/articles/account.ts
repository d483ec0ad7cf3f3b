import { type Chapter, list, p, steps, to } from './article.ts';

export const account: Chapter = {
  category: 'account',
  articles: [
    {
      id: 'register',
      codes: ['ACCOUNT_TAKEN', 'MOBILE_TAKEN', 'EMAIL_TAKEN', 'FIELD_REFUSED', 'AFFILIATE_WRONG'],
      es: {
        title: '¿Cómo abro mi cuenta?',
        keywords: ['registro', 'registrarme', 'crear cuenta', 'código de invitación', 'ya registrado'],
        parts: [
          steps(
            'register',
            'Formulario, código y cuenta abierta',
            `Abre ${to('/register', 'Registro')} y elige usuario o celular.`,
            'Completa lo que pide. Lo que lleva una nota debajo hay que corregirlo.',
            'Resuelve la verificación y envía.',
          ),
          list(
            'Una cuenta por persona, con {age} años o más.',
            'Si el usuario, el número o el correo ya existen, quizá la cuenta es tuya: prueba a iniciar sesión.',
            'El código de invitación es opcional. Cópialo entero; si no sirve, pídeselo otra vez a quien te invitó.',
          ),
        ],
      },
      en: {
        title: 'How do I open my account?',
        keywords: ['registration', 'sign up', 'create an account', 'invitation code', 'already registered'],
        parts: [
          steps(
            'register',
            'A form, a code and an open account',
            `Open ${to('/register', 'Registration')} and choose username or mobile.`,
            'Fill in what it asks for. What has a note below it must be corrected.',
            'Solve the verification and send.',
          ),
          list(
            'One account a person, of {age} years or more.',
            'If the username, the number or the e-mail exists already, the account may be yours: try to log in.',
            'The invitation code is optional. Copy all of it; if it does not work, ask the person who invited you again.',
          ),
        ],
      },
    },
    {
      id: 'profile',
      es: {
        title: '¿Cómo cambio mi apodo, mi nombre o mi fecha de nacimiento?',
        keywords: ['perfil', 'datos', 'cumpleaños', 'nombre real', 'titular'],
        parts: [
          p(
            `En ${to('/member/securityCenter/profile', 'Mi cuenta, Mis datos')}. El apodo lo cambias cuando quieras.`,
          ),
          p(
            'El nombre real y la fecha de nacimiento se escriben una sola vez, porque los retiros se pagan a ese nombre. Si hay un error, escríbenos.',
          ),
        ],
      },
      en: {
        title: 'How do I change my nickname, my name or my birthday?',
        keywords: ['profile', 'data', 'real name', 'holder'],
        parts: [
          p(
            `In ${to('/member/securityCenter/profile', 'My account, My details')}. Change the nickname whenever you like.`,
          ),
          p(
            'The real name and the birthday are written once, because withdrawals are paid to that name. If there is an error, write to us.',
          ),
        ],
      },
    },
    {
      id: 'picture',
      codes: ['IMAGE_REFUSED'],
      es: {
        title: '¿Qué imagen puedo poner en mi cuenta?',
        keywords: ['avatar', 'foto', 'png', 'jpg', 'subir'],
        parts: [
          p(
            `En ${to('/member/securityCenter/avatar', 'Mi cuenta, Mi imagen')} eliges una de la galería o subes una tuya.`,
          ),
          p(
            'Tiene que ser un PNG o JPG de hasta {pictureMegabytes} MB. Se recorta en cuadrado, y se le quitan los datos de la cámara y del lugar.',
          ),
        ],
      },
      en: {
        title: 'Which picture may my account have?',
        keywords: ['avatar', 'photo', 'png', 'jpg', 'upload'],
        parts: [
          p(
            `In ${to('/member/securityCenter/avatar', 'My account, My picture')} choose one of the gallery or upload your own.`,
          ),
          p(
            'It must be a PNG or JPG of up to {pictureMegabytes} MB. It is cut to a square, and loses the data of the camera and the place.',
          ),
        ],
      },
    },
    {
      id: 'demo-account',
      codes: ['REAL_ACCOUNT_NEEDED'],
      es: {
        title: '¿Qué puedo hacer con una cuenta de prueba?',
        keywords: ['demo', 'gratis', 'juego gratis', 'cuenta real'],
        parts: [
          p(
            'Jugar con dinero de mentira durante un día. No tiene centro de miembros, no deposita, no retira y no participa en promociones.',
          ),
          p(
            `Para todo eso necesitas una cuenta real: ${to('/register', 'regístrate')}. La de prueba no se convierte en real.`,
          ),
        ],
      },
      en: {
        title: 'What can I do with a demo account?',
        keywords: ['free', 'free play', 'real account', 'trial'],
        parts: [
          p(
            'Play with play money for a day. It has no member centre, and does not deposit, withdraw or take part in promotions.',
          ),
          p(
            `For all that you need a real account: ${to('/register', 'register')}. A demo account does not become a real one.`,
          ),
        ],
      },
    },
    {
      id: 'account-disabled',
      codes: ['ACCOUNT_DISABLED'],
      es: {
        title: '¿Por qué está desactivada mi cuenta?',
        keywords: ['bloqueada', 'cerrada', 'suspendida'],
        parts: [
          p(
            'La cerraste tú, lo pide una revisión, o se incumplió el acuerdo. La página no dice más para no contar tus asuntos a otra persona.',
          ),
          p('Escríbenos desde aquí abajo: te decimos el motivo, y tu dinero sigue siendo tuyo.'),
        ],
      },
      en: {
        title: 'Why is my account disabled?',
        keywords: ['blocked', 'closed', 'suspended'],
        parts: [
          p(
            'You closed it, a check asks for it, or the agreement was broken. The page says no more, so as not to tell your affairs to somebody else.',
          ),
          p('Write to us from below: we tell you the reason, and your money stays yours.'),
        ],
      },
    },
    {
      id: 'close-account',
      es: {
        title: '¿Cómo cierro mi cuenta?',
        keywords: ['baja', 'eliminar', 'borrar mis datos', 'descanso'],
        parts: [
          p(
            `Primero ${to('/member/withdraw', 'retira')} lo que tengas. Después escríbenos desde aquí abajo: la cerramos el mismo día y te lo confirmamos.`,
          ),
          p(
            `Si solo quieres parar un tiempo, lee ${to('/helpmc?article=responsible', 'Juego responsable')}.`,
          ),
        ],
      },
      en: {
        title: 'How do I close my account?',
        keywords: ['delete', 'remove my data', 'break', 'leave'],
        parts: [
          p(
            `First ${to('/member/withdraw', 'withdraw')} what you have. Then write to us from below: we close it the same day and confirm it to you.`,
          ),
          p(
            `If you only want to stop for a while, read ${to('/helpmc?article=responsible', 'Responsible gaming')}.`,
          ),
        ],
      },
    },
  ],
};
