import { type Chapter, list, p, to } from './article.ts';

export const protection: Chapter = {
  category: 'protection',
  articles: [
    {
      id: 'safer-play',
      es: {
        title: '¿Cómo juego de forma más segura?',
        keywords: ['juego más seguro', 'adicción', 'riesgo', 'autotest', 'ayuda', 'ludopatía'],
        parts: [
          p(
            `En ${to('/saferPlay', 'Juego más seguro')} están los riesgos, las señales que conviene mirar, un autotest y a quién pedir ayuda. Se puede leer sin entrar en la cuenta.`,
          ),
          list(
            `${to('/member/protection/limits', 'Mis límites')}: cuánto depositas, pierdes o juegas como máximo.`,
            `${to('/member/protection/break', 'Tomar un descanso')}: un tiempo corto sin jugar.`,
            `${to('/member/protection/exclusion', 'Autoexcluirme')}: meses o años sin jugar.`,
            `${to('/member/protection/statement', 'Resumen mensual')}: lo que depositaste, retiraste, apostaste y ganaste.`,
          ),
          p('Solo pueden jugar personas de {age} años o más.'),
        ],
      },
      en: {
        title: 'How do I play more safely?',
        keywords: ['safer play', 'addiction', 'risk', 'self-test', 'help', 'gambling problem'],
        parts: [
          p(
            `${to('/saferPlay', 'Safer play')} has the risks, the signs to watch for, a self-test and whom to ask for help. It can be read without logging in.`,
          ),
          list(
            `${to('/member/protection/limits', 'My limits')}: how much you deposit, lose or play at most.`,
            `${to('/member/protection/break', 'Take a break')}: a short time without playing.`,
            `${to('/member/protection/exclusion', 'Exclude myself')}: months or years without playing.`,
            `${to('/member/protection/statement', 'Monthly statement')}: what you deposited, withdrew, bet and won.`,
          ),
          p('Only people aged {age} or over may play.'),
        ],
      },
    },
    {
      id: 'limits',
      codes: ['PROTECTION_RULE'],
      es: {
        title: '¿Por qué no puedo depositar o jugar más? Los límites',
        keywords: [
          'límite de depósito',
          'límite alcanzado',
          'subir límite',
          'bajar límite',
          'tope',
          'bloqueado',
        ],
        parts: [
          p(
            'Una regla que te protege lo impide ahora: un límite tuyo o un tope de la casa, una sesión de juego que terminó, un descanso, una autoexclusión o un mensaje que espera tu respuesta. El aviso dice cuál. Retirar tu dinero siempre es posible.',
          ),
          p(
            `Los límites se ponen en ${to('/member/protection/limits', 'Mis límites')}. Poner uno o bajarlo vale al momento. Subirlo o quitarlo espera como mínimo {raiseWait}, y hasta entonces puedes retirar la petición.`,
          ),
          p('El día, la semana y el mes se cuentan con la hora de {zone}.'),
        ],
      },
      en: {
        title: 'Why can’t I deposit or play more? Limits',
        keywords: ['deposit limit', 'limit reached', 'raise limit', 'lower limit', 'ceiling', 'blocked'],
        parts: [
          p(
            'A rule that protects you prevents it now: a limit of yours or a ceiling of the house, a session of play that ended, a break, a self-exclusion, or a message that waits for your answer. The notice says which. Withdrawing your money is always possible.',
          ),
          p(
            `Limits are set in ${to('/member/protection/limits', 'My limits')}. Setting one or lowering it works at once. Raising or removing it waits {raiseWait} at least, and until then you can take the request back.`,
          ),
          p('The day, the week and the month are counted by the time of {zone}.'),
        ],
      },
    },
    {
      id: 'play-session',
      es: {
        title: '¿Qué es una sesión de juego?',
        keywords: ['tiempo de juego', 'sesión', 'aviso', 'pausa', 'cuánto llevo jugando'],
        parts: [
          p(
            'Si antes de abrir un juego te preguntamos cuánto tiempo y cuánto dinero como máximo, eso es una sesión de juego. Mientras dura no se puede cambiar, pero sí terminar antes. Al llegar a lo que dijiste, acaba la ronda que esté en marcha y no empieza otra.',
          ),
          p(
            'Los avisos durante el juego dicen solo hechos: cuánto tiempo llevas, cuánto apostaste y cuánto ganaste o perdiste. El tiempo lo cuenta nuestro servidor.',
          ),
        ],
      },
      en: {
        title: 'What is a session of play?',
        keywords: ['time played', 'session', 'notice', 'pause', 'how long have I played'],
        parts: [
          p(
            'If we ask you before a game opens how much time and how much money at most, that is a session of play. While it lasts it can’t be changed, but it can be ended early. When you get to what you said, the running round finishes and no other begins.',
          ),
          p(
            'The notices during play state facts only: how long you have played, how much you bet and how much you won or lost. Our server counts the time.',
          ),
        ],
      },
    },
    {
      id: 'exclusion',
      es: {
        title: '¿Cómo dejo de jugar por un tiempo?',
        keywords: ['autoexclusión', 'descanso', 'cerrar cuenta', 'bloquear', 'parar de jugar', 'volver'],
        parts: [
          p(
            `Con ${to('/member/protection/break', 'un descanso')} dejas de jugar {breaks}. Termina solo. Con ${to('/member/protection/exclusion', 'la autoexclusión')} dejas de jugar {exclusions}.`,
          ),
          p(
            'Las dos valen al momento, sin motivos y sin hablar con nadie. Antes de confirmar ves lo que queda abierto: apuestas sin resolver, retiros en camino, bonos y contratos.',
          ),
          p(
            'Mientras duran puedes entrar para retirar tu dinero, ver tus resúmenes y pedir ayuda. No recibes publicidad.',
          ),
        ],
      },
      en: {
        title: 'How do I stop playing for a while?',
        keywords: ['self-exclusion', 'break', 'close account', 'block', 'stop playing', 'come back'],
        parts: [
          p(
            `With ${to('/member/protection/break', 'a break')} you stop playing for {breaks}. It ends by itself. With ${to('/member/protection/exclusion', 'self-exclusion')} you stop playing for {exclusions}.`,
          ),
          p(
            'Both work at once, without reasons and without talking to anybody. Before you confirm you see what stays open: bets that are not settled, withdrawals on their way, bonuses and contracts.',
          ),
          p(
            'While they last you can log in to withdraw your money, see your statements and get help. You get no advertising.',
          ),
        ],
      },
    },
    {
      id: 'statement',
      es: {
        title: '¿Qué dice el resumen mensual?',
        keywords: ['resumen', 'extracto', 'cuánto gasté', 'cuánto perdí', 'historial', 'depósitos netos'],
        parts: [
          p(
            `El ${to('/member/protection/statement', 'resumen mensual')} suma un mes entero: depósitos, retiros, lo apostado y lo ganado, tiempo de juego, accesos y cambios de límites. Son las mismas sumas que las de tus registros.`,
          ),
          p(
            'Hay un resumen por cada mes desde que abriste la cuenta, hasta dos años atrás, con la hora de {zone}. Se puede guardar como archivo. Los registros, fila por fila, cubren los últimos {recordDays} días.',
          ),
        ],
      },
      en: {
        title: 'What does the monthly statement say?',
        keywords: ['statement', 'summary', 'how much did I spend', 'how much did I lose', 'net deposits'],
        parts: [
          p(
            `The ${to('/member/protection/statement', 'monthly statement')} adds up a whole month: deposits, withdrawals, what was bet and won, time played, sign-ins and changes of limits. The sums are the same as those of your records.`,
          ),
          p(
            'There is a statement for each month since you opened the account, up to two years back, by the time of {zone}. It can be saved as a file. The records, row by row, cover the last {recordDays} days.',
          ),
        ],
      },
    },
  ],
};
