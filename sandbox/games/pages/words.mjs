// The words of the games, Spanish and English.

const words = {
  es: {
    opening: 'Abriendo el juego…',
    balance: 'Saldo',
    leave: 'Salir del juego',
    spin: 'Girar',
    spinning: 'Girando…',
    bet: 'Apuesta',
    lines: 'Líneas',
    coin: 'Por línea',
    total: 'Total',
    less: 'Menos',
    more: 'Más',
    win: 'Ganas {amount}',
    jackpot: '¡El bote es tuyo! Ganas {amount}, además de lo que paguen las líneas',
    nothing: 'Esta vez no. Suerte en la próxima.',
    ready: 'Elige tu apuesta y juega.',
    line: 'Línea {line}: {count} × {symbol}, {amount}',
    reel: 'Rodillo {reel}: {symbols}',
    pays: 'Tabla de premios',
    paysNote:
      'Premios por la apuesta de una línea, de izquierda a derecha. El sol vale por cualquier otra figura.',
    of: '{count} iguales',
    sun: 'sol',
    crown: 'corona',
    gem: 'gema',
    bell: 'campana',
    clover: 'trébol',
    cherry: 'cereza',
    plum: 'ciruela',
    numbers: 'Números del 00 al 99',
    groups: 'Grupos',
    endings: 'Terminaciones',
    even: 'Par',
    odd: 'Impar',
    low: '00–49',
    high: '50–99',
    chip: 'Por apuesta',
    draw: 'Sortear',
    drawing: 'Sorteando…',
    clear: 'Borrar',
    drawn: 'Salió el {number}.',
    choose: 'Elige números o un grupo.',
    full: 'Como mucho {most} apuestas por sorteo.',
    paysDraw:
      'Número exacto: {number} veces la apuesta. Terminación: {ending} veces. Par, impar o mitad: {group} veces. Las fracciones de céntimo se sortean.',
    rtp: 'Retorno al jugador (RTP): {rtp} %.',
    how: 'Cómo se juega',
    lobby: 'Sala de loterías',
    pick: 'Elige una lotería para jugar.',
    others: 'Otras loterías',
    ending: 'Terminación {digit}',
    again: 'Volver a intentar',
    SHORT: 'No tienes saldo suficiente para esta apuesta.',
    CLOSED: 'La ronda se anuló y la apuesta fue devuelta.',
    MAINTENANCE: 'El juego está en mantenimiento. No se cobró nada.',
    INVALID: 'Esa apuesta no se admite.',
    PROTECTED: 'Tu sesión de juego terminó: no empiezan rondas nuevas. No se cobró nada.',
    CHECK: 'Antes de seguir, lee el aviso de tu sesión de juego. No se cobró nada.',
    LEFT: 'La apuesta es mayor que lo que te queda en esta sesión o en un límite tuyo. No se cobró nada.',
    ENDED: 'La sesión de juego terminó. Abre el juego de nuevo desde la lista.',
    LOST: 'No hay respuesta. Tu ronda está a salvo: vuelve a intentar y sabrás cómo salió.',
    UNREACHABLE: 'El juego no responde. Sal y ábrelo de nuevo en un momento.',
    asking: 'Sin respuesta. Preguntando otra vez…',
  },
  en: {
    opening: 'Opening the game…',
    balance: 'Balance',
    leave: 'Leave the game',
    spin: 'Spin',
    spinning: 'Spinning…',
    bet: 'Bet',
    lines: 'Lines',
    coin: 'Per line',
    total: 'Total',
    less: 'Less',
    more: 'More',
    win: 'You win {amount}',
    jackpot: 'The jackpot is yours! You win {amount}, and what the lines pay',
    nothing: 'Not this time. Better luck next round.',
    ready: 'Choose your bet and play.',
    line: 'Line {line}: {count} × {symbol}, {amount}',
    reel: 'Reel {reel}: {symbols}',
    pays: 'Paytable',
    paysNote: 'Paid in bets of one line, from left to right. The sun stands for any other symbol.',
    of: '{count} of a kind',
    sun: 'sun',
    crown: 'crown',
    gem: 'gem',
    bell: 'bell',
    clover: 'clover',
    cherry: 'cherry',
    plum: 'plum',
    numbers: 'Numbers 00 to 99',
    groups: 'Groups',
    endings: 'Endings',
    even: 'Even',
    odd: 'Odd',
    low: '00–49',
    high: '50–99',
    chip: 'Per bet',
    draw: 'Draw',
    drawing: 'Drawing…',
    clear: 'Clear',
    drawn: '{number} was drawn.',
    choose: 'Choose numbers or a group.',
    full: 'At most {most} bets in one draw.',
    paysDraw:
      'Exact number: {number} times the bet. Ending: {ending} times. Even, odd or half: {group} times. Fractions of a cent are drawn by lot.',
    rtp: 'Return to player (RTP): {rtp}%.',
    how: 'How to play',
    lobby: 'Lottery lobby',
    pick: 'Choose a lottery to play.',
    others: 'Other lotteries',
    ending: 'Ending {digit}',
    again: 'Try again',
    SHORT: 'Your balance is too low for this bet.',
    CLOSED: 'The round was called off and the bet given back.',
    MAINTENANCE: 'The game is under maintenance. Nothing was charged.',
    INVALID: 'This bet is not taken.',
    PROTECTED: 'Your session of play has ended: no new round begins. Nothing was charged.',
    CHECK: 'Before you go on, read the message about your session of play. Nothing was charged.',
    LEFT: 'The bet is higher than what is left of this session or of a limit of yours. Nothing was charged.',
    ENDED: 'This play session has ended. Open the game again from the list.',
    LOST: 'No answer. Your round is safe: try again and see how it went.',
    UNREACHABLE: 'The game does not answer. Leave and open it again in a moment.',
    asking: 'No answer. Asking again…',
  },
};

export const language = document.documentElement.lang === 'en' ? 'en' : 'es';
const locale = language === 'en' ? 'en-US' : 'es-PE';

/** A text in the page's language, with its gaps filled in. */
export function say(key, gaps = {}) {
  const text = words[language][key] ?? words[language].LOST;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(gaps[name] ?? ''));
}

/** A figure as people read it. */
export function figure(value) {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value);
}

/** Money as people read it: '1204.5' is 1,204.50, with the currency if there is one. */
export function money(amount, currency = '') {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' };
  const text = new Intl.NumberFormat(locale, options).format(Number(amount));
  return currency ? `${currency} ${text}` : text;
}

/** Fills in the text of every element that names one. */
export function sayAll() {
  for (const element of document.querySelectorAll('[data-say]')) {
    element.textContent = say(element.dataset.say);
  }
  for (const element of document.querySelectorAll('[data-label]')) {
    element.setAttribute('aria-label', say(element.dataset.label));
  }
}
