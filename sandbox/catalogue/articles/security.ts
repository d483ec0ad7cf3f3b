import { type Chapter, list, p, steps, to } from './article.ts';
import { signingIn } from './signing-in.ts';

export const security: Chapter = {
  category: 'security',
  articles: [
    ...signingIn,
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
            'Sin tu usuario ni el nombre de esta casa.',
            'Al cambiarla se cierran tus otras sesiones.',
          ),
          p(
            'Si al entrar te pedimos cambiarla es porque venció o porque te la dimos nosotros: hasta entonces no se abre lo demás.',
          ),
        ],
      },
      en: {
        title: 'How do I change my login password?',
        keywords: ['new password', 'expired', 'rules'],
        parts: [
          p(
            `Open ${to('/member/securityCenter/password', 'My account, Login password')}: type the current one, and the new one twice.`,
          ),
          list(
            'Between {passwordMin} and {passwordMax} characters, by the rules that the field shows.',
            'Other than the current one, and one that you use nowhere else.',
            'Without your username and the name of this house.',
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
      codes: ['IDENTITY_REFUSED', 'IDENTITY_UNKNOWN', 'POPUP_BLOCKED', 'PAGE_INSECURE'],
      es: {
        title: '¿Cómo entro con otra cuenta mía, y qué pasa si falla?',
        keywords: ['proveedor', 'ventana emergente', 'un clic', 'bloqueada', 'identidad'],
        parts: [
          list(
            `En ${to('/login', 'Iniciar sesión')} elige el proveedor: se abre una ventana suya.`,
            'Si cerraste la ventana, no pasó nada: vuelve a intentarlo.',
            'Si el navegador la bloquea, permite las ventanas emergentes de este sitio.',
            'Si la página dice que llegó sin cifrar, ábrela con https:// al principio de la dirección.',
            `Si esa identidad no está unida a ninguna cuenta, ${to('/register', 'regístrate')} con ella.`,
          ),
        ],
      },
      en: {
        title: 'How do I come in with another account of mine, and what if it fails?',
        keywords: ['provider', 'popup', 'one click', 'blocked', 'identity'],
        parts: [
          list(
            `In ${to('/login', 'Log in')} choose the provider: a window of theirs opens.`,
            'If you closed the window, nothing happened: try again.',
            'If the browser blocks it, allow popups of this site.',
            'If the page says that it came unencrypted, open it with https:// at the start of the address.',
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
            `Log in again and go on where you were. ${to('/member/securityCenter/signIns', 'Recent logins')} shows each of them and can end the others.`,
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
