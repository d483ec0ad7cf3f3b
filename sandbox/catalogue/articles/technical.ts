import { type Chapter, list, p, to } from './article.ts';

export const technical: Chapter = {
  category: 'technical',
  articles: [
    {
      id: 'connection',
      codes: ['NETWORK'],
      es: {
        title: 'Dice que la conexión no es normal. ¿Qué hago?',
        keywords: ['internet', 'sin conexión', 'lenta', 'red', 'tiempo agotado'],
        parts: [
          list(
            'Comprueba que otras páginas abren. Cambia de wifi a datos, o al revés.',
            'Lo que escribiste sigue en el formulario: reintenta cuando vuelva la red.',
            `Si movías dinero, mira primero ${to('/member/transactionHistory', 'tus movimientos')}: quizá se hizo.`,
          ),
        ],
      },
      en: {
        title: 'It says that the network link is abnormal. What now?',
        keywords: ['internet', 'offline', 'slow', 'network', 'time-out'],
        parts: [
          list(
            'Check that other pages open. Change from Wi-Fi to mobile data, or back.',
            'What you typed is still in the form: try again when the line is back.',
            `If you were moving money, look at ${to('/member/transactionHistory', 'your records')} first: it may have been carried out.`,
          ),
        ],
      },
    },
    {
      id: 'maintenance',
      codes: ['MAINTENANCE'],
      es: {
        title: '¿Qué pasa durante un mantenimiento?',
        keywords: ['cerrado', 'en obras', 'cuándo vuelve'],
        parts: [
          p(
            'No se puede entrar por un rato. Tu dinero y tus apuestas están a salvo, y la página dice cuándo volvemos si ya se sabe. Se abre sola al terminar.',
          ),
        ],
      },
      en: {
        title: 'What happens during maintenance?',
        keywords: ['closed', 'when back', 'works'],
        parts: [
          p(
            'Nobody can enter for a while. Your money and your bets are safe, and the page says when we are back if that is known. It opens by itself when it is over.',
          ),
        ],
      },
    },
    {
      id: 'region',
      codes: ['REGION_RESTRICTED'],
      es: {
        title: '¿Por qué mi acceso está restringido?',
        keywords: ['país', 'ip', 'vpn', 'ubicación'],
        parts: [
          p(
            'Solo servimos donde está permitido. Si usas una VPN, apágala: puede mostrarte en otro país. Si crees que es un error, escríbenos con la IP que muestra la página.',
          ),
        ],
      },
      en: {
        title: 'Why is my access restricted?',
        keywords: ['country', 'ip', 'vpn', 'location'],
        parts: [
          p(
            'We serve only where it is allowed. If you use a VPN, switch it off: it may show you in another country. If you think it is an error, write to us with the IP on the page.',
          ),
        ],
      },
    },
    {
      id: 'form-refused',
      codes: ['INPUT_INVALID', 'TOO_LARGE', 'MEDIA_TYPE'],
      es: {
        title: '¿Por qué no se acepta lo que envié?',
        keywords: ['datos', 'formulario', 'tamaño', 'archivo', 'revisa'],
        parts: [
          list(
            'Revisa los campos con una nota debajo.',
            'Quita espacios y símbolos raros que vinieron al pegar.',
            'Un texto o un archivo demasiado grande, o de otro tipo, no entra: las imágenes son PNG o JPG de hasta {pictureMegabytes} MB.',
          ),
        ],
      },
      en: {
        title: 'Why is what I sent not accepted?',
        keywords: ['data', 'form', 'size', 'file', 'check'],
        parts: [
          list(
            'Check the fields with a note below them.',
            'Remove spaces and odd signs that came with pasting.',
            'A text or a file that is too large, or of another kind, is not taken: pictures are PNG or JPG of up to {pictureMegabytes} MB.',
          ),
        ],
      },
    },
    {
      id: 'service-problem',
      codes: ['INTERNAL', 'UNKNOWN_ERROR', 'NOT_FOUND', 'CALL_UNKNOWN', 'METHOD_NOT_ALLOWED'],
      es: {
        title: 'El servicio tuvo un problema. ¿Es culpa mía?',
        keywords: ['error', 'fallo', 'desconocido', 'no conoce la petición'],
        parts: [
          p(
            'No. Espera un momento e inténtalo otra vez. Si acaba de salir una versión nueva, recarga la página.',
          ),
          p(
            `Si sigue igual, guarda lo que acaba de pasar en el ${to('/helpmc', 'Centro de ayuda')} y envíanoslo: con eso lo encontramos.`,
          ),
        ],
      },
      en: {
        title: 'The service had a problem. Is it my fault?',
        keywords: ['error', 'failure', 'unknown', 'does not know the request'],
        parts: [
          p('No. Wait a moment and try again. If a new version has just come out, reload the page.'),
          p(
            `If it stays, save what just happened in the ${to('/helpmc', 'Help centre')} and send it to us: with it we find the cause.`,
          ),
        ],
      },
    },
    {
      id: 'old-page',
      codes: ['SEAL_REFUSED'],
      es: {
        title: '¿Por qué debo recargar la página?',
        keywords: ['abierta demasiado tiempo', 'actualizar', 'recargar'],
        parts: [
          p(
            'Lo que envías va sellado con una llave que cambia. La página estuvo abierta con una vieja: recárgala y envía otra vez. No se hizo nada.',
          ),
        ],
      },
      en: {
        title: 'Why must I reload the page?',
        keywords: ['open for too long', 'refresh', 'reload'],
        parts: [
          p(
            'What you send is sealed with a key that changes. The page was open with an old one: reload it and send again. Nothing was carried out.',
          ),
        ],
      },
    },
    {
      id: 'not-allowed',
      codes: ['FUNCTION_DISABLED', 'FORBIDDEN'],
      es: {
        title: '¿Por qué no puedo usar una función?',
        keywords: ['no activa', 'permiso', 'desactivada', 'prohibido'],
        parts: [
          p(
            'No está activa en {brand}, o tu cuenta no la tiene. No es un fallo. Escríbenos si crees que deberías tenerla.',
          ),
        ],
      },
      en: {
        title: 'Why can’t I use a function?',
        keywords: ['not enabled', 'permission', 'switched off', 'forbidden'],
        parts: [
          p(
            'It is not enabled at {brand}, or your account does not have it. It is no failure. Write to us if you think you should have it.',
          ),
        ],
      },
    },
    {
      id: 'app',
      es: {
        title: '¿Cómo instalo la aplicación?',
        keywords: ['android', 'ios', 'descargar', 'qr', 'instalar'],
        parts: [
          p(
            `En ${to('/download', 'Descarga de la app')}: elige tu teléfono y sigue los pasos. Instala solo desde las direcciones que muestra.`,
          ),
        ],
      },
      en: {
        title: 'How do I install the app?',
        keywords: ['android', 'ios', 'download', 'qr', 'install'],
        parts: [
          p(
            `In ${to('/download', 'App download')}: choose your phone and follow the steps. Install only from the addresses it shows.`,
          ),
        ],
      },
    },
  ],
};
