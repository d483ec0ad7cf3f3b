import { agreement } from './agreement.ts';
import { type Chapter, list, p, to } from './article.ts';

export const legal: Chapter = {
  category: 'legal',
  articles: [
    {
      id: 'about',
      es: {
        title: 'Sobre la compañía',
        keywords: ['quiénes somos', 'licencia', 'empresa'],
        parts: [
          p(
            '{brand} reúne en un solo lugar el casino en vivo, los slots, los deportes, los esports y la lotería de muchos proveedores.',
          ),
          p(
            'Opera con licencia, guarda el dinero de los miembros aparte del suyo y publica las condiciones que aplica.',
          ),
        ],
      },
      en: {
        title: 'About the company',
        keywords: ['who we are', 'licence', 'business'],
        parts: [
          p(
            '{brand} brings live casino, slots, sports, esports and lottery of many providers together in one place.',
          ),
          p(
            'It operates under a licence, keeps the members’ money apart from its own and publishes the terms it applies.',
          ),
        ],
      },
    },
    {
      id: 'contact',
      es: {
        title: 'Contáctanos',
        keywords: ['atención al cliente', 'chat', 'soporte', 'ayuda', 'persona', 'telegram'],
        parts: [
          p(
            'El chat está en el botón «Chat en vivo», al lado de cada página o, en una pantalla angosta, debajo de ella; quien tiene servicio VIP lo ve con ese nombre. Al final de cada respuesta de la ayuda, también de esta, hay otro botón para hablar con una persona.',
          ),
          p('Cuéntanos qué hacías, cuándo y qué viste. Nunca te pediremos la contraseña ni un código.'),
        ],
      },
      en: {
        title: 'Contact us',
        keywords: ['customer service', 'chat', 'support', 'help', 'person', 'telegram'],
        parts: [
          p(
            'The chat is behind the button “Live chat”, beside every page or, on a narrow screen, below it; whoever has VIP service sees it by that name. At the end of every answer of the help, this one too, there is another button to talk to a person.',
          ),
          p(
            'Tell us what you were doing, when, and what you saw. We will never ask for your password or a code.',
          ),
        ],
      },
    },
    {
      id: 'terms',
      es: {
        title: 'Términos y condiciones generales',
        keywords: ['reglas', 'condiciones', 'apuestas', 'límites'],
        parts: [
          p(`Completan el ${to('/help', 'acuerdo de usuario')}.`),
          list(
            'Juegan personas de {age} años o más, cada una con una cuenta.',
            'Una apuesta aceptada no se anula, salvo error evidente del precio o del juego.',
            'Lo depositado se apuesta × {turnover} antes de retirarlo.',
            'Se retira de {minWithdrawal} a {maxWithdrawal}, y {withdrawalPerDay} en un día.',
            'Los días y los períodos siguen la hora de {zone}.',
          ),
        ],
      },
      en: {
        title: 'General terms and conditions',
        keywords: ['rules', 'conditions', 'bets', 'limits'],
        parts: [
          p(`They complete the ${to('/help', 'user agreement')}.`),
          list(
            'People of {age} years or more play, each with one account.',
            'A bet that was accepted is not undone, except for an obvious error of the price or the game.',
            'What was deposited is bet × {turnover} before it is withdrawn.',
            'Withdrawals go from {minWithdrawal} to {maxWithdrawal}, and {withdrawalPerDay} in a day.',
            'Days and periods follow the time of {zone}.',
          ),
        ],
      },
    },
    {
      id: 'responsible',
      es: {
        title: 'Juego responsable',
        keywords: ['límites', 'adicción', 'descanso', 'autoexclusión', 'ayuda'],
        parts: [
          p(
            'El juego es un entretenimiento, no una forma de ganar dinero. Juega solo con lo que puedas perder.',
          ),
          list(
            'Ponte un límite de tiempo y de dinero antes de empezar, y respétalo.',
            'No juegues para recuperar lo perdido, ni con dinero prestado.',
            'Nadie menor de {age} años puede jugar: no dejes tu sesión abierta.',
          ),
          p(
            `Si el juego deja de ser diversión, en ${to('/saferPlay', 'Juego más seguro')} ves cómo ponerte límites, tomarte un descanso o excluirte, y a quién pedir ayuda.`,
          ),
        ],
      },
      en: {
        title: 'Responsible gaming',
        keywords: ['limits', 'addiction', 'break', 'self-exclusion', 'help'],
        parts: [
          p(
            'Gaming is entertainment, not a way of making money. Play only with what you can afford to lose.',
          ),
          list(
            'Set a limit of time and money before you begin, and keep it.',
            'Do not play to win back what you lost, nor with borrowed money.',
            'Nobody younger than {age} may play: do not leave your session open.',
          ),
          p(
            `When the game is no longer fun, ${to('/saferPlay', 'Safer play')} shows how to set limits, take a break or exclude yourself, and whom to ask for help.`,
          ),
        ],
      },
    },
    {
      id: 'privacy',
      es: {
        title: 'Política de privacidad',
        keywords: ['datos personales', 'cookies', 'borrar datos'],
        parts: [
          p(
            'Guardamos los datos que nos das al registrarte, y los de tus movimientos, para prestarte el servicio y cumplir la ley. No los vendemos.',
          ),
          p(
            'De las imágenes que subes quitamos los datos de la cámara y del lugar. Puedes pedir una copia de tus datos, o que los corrijamos.',
          ),
        ],
      },
      en: {
        title: 'Privacy policy',
        keywords: ['personal data', 'cookies', 'delete data'],
        parts: [
          p(
            'We keep the data you give us when you register, and those of your transactions, to serve you and to obey the law. We do not sell them.',
          ),
          p(
            'From pictures that you upload we remove the data of the camera and the place. You may ask for a copy of your data, or to have them corrected.',
          ),
        ],
      },
    },
    {
      id: 'affiliates',
      es: {
        title: 'Afiliados',
        keywords: ['socios', 'comisión', 'recomendar', 'sitio web'],
        parts: [
          p(
            `Si recomiendas {brand} en tu sitio o a tu gente, puedes cobrar por ello. Mira ${to('/join', 'Únete')}, o ${to('/helpmc?article=become-agent', 'cómo hacerte agente')}.`,
          ),
        ],
      },
      en: {
        title: 'Affiliates',
        keywords: ['partners', 'commission', 'recommend', 'website'],
        parts: [
          p(
            `If you recommend {brand} on your site or to your people, you can be paid for it. See ${to('/join', 'Join us')}, or ${to('/helpmc?article=become-agent', 'how to become an agent')}.`,
          ),
        ],
      },
    },
    {
      id: 'refund',
      es: {
        title: 'Política de reembolso',
        keywords: ['devolución', 'reembolsar', 'anular', 'contracargo'],
        parts: [
          list(
            'Un depósito que no has jugado se devuelve a la cuenta de la que vino, si lo pides.',
            'Una apuesta de un juego que falló se anula y vuelve entera a tu billetera.',
            `Un retiro pendiente se recupera en ${to('/member/withdraw', 'Retirar')}.`,
          ),
        ],
      },
      en: {
        title: 'Refund policy',
        keywords: ['return', 'money back', 'void', 'chargeback'],
        parts: [
          list(
            'A deposit that you have not played goes back to the account it came from, if you ask for it.',
            'A bet on a game that failed is void and returns whole to your wallet.',
            `A pending withdrawal is taken back in ${to('/member/withdraw', 'Withdraw')}.`,
          ),
        ],
      },
    },
    agreement,
  ],
};
