import type { ContractRule } from '#contract/contracts/contract.ts';
import type { Code } from '#contract/errors.ts';
import type { ProtectionRule } from '#contract/protection.ts';

/** What each rule of contracts says. */
const contractWords: Readonly<Record<ContractRule, readonly [es: string, en: string]>> = {
  OWN_RATE: [
    'No puedes ofrecer más de lo que tienes tú: baja la tasa.',
    'You cannot offer more than you have yourself: lower the rate.',
  ],
  SHARES: [
    'Con este contrato darías en total más del 100 %: baja la tasa.',
    'With this contract you would give more than 100 % in total: lower the rate.',
  ],
  TERMS: [
    'Estas condiciones no son posibles: revisa los niveles.',
    'These terms are not possible: check the tiers.',
  ],
  PENDING: [
    'Ya hay una oferta que espera respuesta. Espera a que se resuelva o retírala.',
    'There is an offer already that waits for an answer. Wait for it, or withdraw it.',
  ],
  ENDING: [
    'Se pidió terminar el contrato en vigor. Espera a que se resuelva.',
    'The contract in force was asked to end. Wait until that is settled.',
  ],
  NOT_DIRECT: [
    'Esa persona no es un agente que esté directamente debajo de ti.',
    'That person is not an agent directly below you.',
  ],
  KIND_OFF: [
    'La cuenta de esa persona no admite este tipo de contrato.',
    'That person’s account cannot have this kind of contract.',
  ],
  CONSEQUENCES: [
    'Lo que terminaría con esto cambió mientras lo mirabas. Míralo otra vez.',
    'What would end with this changed while you were looking. Look at it again.',
  ],
};

/** What each rule of member protection says. */
const protectionWords: Readonly<Record<ProtectionRule, readonly [es: string, en: string]>> = {
  limitsMissing: [
    'Antes de jugar, pon tus límites de depósito.',
    'Before you play, set your deposit limits.',
  ],
  limitReached: [
    'Llegaste al límite que pusiste. Mira cuándo empieza otra vez.',
    'You have reached the limit you set. See when it begins again.',
  ],
  aboveCeiling: [
    'Es más de lo que permite este sitio para ese tiempo.',
    'This is more than this site allows for that time.',
  ],
  registerRefused: [
    'El registro común de operadores no permite este depósito.',
    'The joint register of operators does not allow this deposit.',
  ],
  registerUnreachable: [
    'El registro común de operadores no responde. No se hizo ningún depósito; inténtalo más tarde.',
    'The joint register of operators does not answer. No deposit was made; try again later.',
  ],
  undeclared: [
    'Antes de jugar, di cuánto tiempo y cuánto dinero como máximo.',
    'Before you play, say how long and how much at most.',
  ],
  noticeUnread: [
    'Tu última sesión terminó hace poco: lee primero el aviso.',
    'Your last session ended a short while ago: read the message first.',
  ],
  checkTooRare: ['Elige un aviso más frecuente.', 'Choose a more frequent check.'],
  checkDue: ['Lee primero el resumen de tu sesión.', 'Read the summary of your session first.'],
  sessionEnding: [
    'Tu sesión de juego termina: no empiezan rondas nuevas.',
    'Your session of play is ending: no new round begins.',
  ],
  locked: [
    'Cerraste tú la próxima sesión hasta una hora que aún no llega.',
    'You locked the next session until a time that has not come yet.',
  ],
  onBreak: [
    'Estás en un descanso. Puedes retirar tu dinero cuando quieras.',
    'You are on a break. You can withdraw your money at any time.',
  ],
  excluded: [
    'Tu cuenta está cerrada para jugar. Puedes retirar, ver tus resúmenes y pedir ayuda.',
    'Your account is closed to play. You can withdraw, see your statements and get help.',
  ],
  signInClosed: [
    'Tu autoexclusión sigue en vigor y todavía no puedes entrar. Para retirar tu dinero, escribe a atención al cliente.',
    'Your self-exclusion is in force, and you can’t log in yet. To withdraw your money, write to customer service.',
  ],
  answerNeeded: [
    'Tienes un mensaje por responder. Respóndelo para seguir.',
    'You have a message to answer. Answer it to go on.',
  ],
  cardsClosed: [
    'Las tarjetas no están disponibles con tus ajustes actuales. Elige otra forma de pago.',
    'Cards are not available with your present settings. Choose another way to pay.',
  ],
  notPromoted: ['No está disponible con tus ajustes actuales.', 'Not available with your present settings.'],
  notOffered: [
    'Ese tiempo no se ofrece. Elige uno de la lista.',
    'That time is not offered. Choose one of the list.',
  ],
  alreadyAway: [
    'Ya hay una pausa igual o más larga en vigor.',
    'A break or an exclusion of the same length or longer is in force already.',
  ],
  sameValue: ['Es el límite que ya tienes.', 'This is the limit you have already.'],
  changed: [
    'El límite cambió mientras lo mirabas. Míralo otra vez.',
    'The limit changed while you were looking. Look at it again.',
  ],
  raiseGap: [
    'Subiste este límite hace poco. Todavía no se puede subir otra vez.',
    'You raised this limit a short while ago. It cannot be raised again yet.',
  ],
  raiseEarly: ['Todavía no pasó el tiempo de espera.', 'The waiting time has not passed yet.'],
  noRaise: ['No hay ninguna subida pendiente de este límite.', 'No raise of this limit is waiting.'],
  returnEarly: ['Todavía no se puede pedir volver.', 'Coming back cannot be asked for yet.'],
  noReturn: ['No hay ninguna vuelta pendiente.', 'No return is waiting.'],
  reasonMissing: ['Cuéntanos por qué quieres volver.', 'Tell us why you want to come back.'],
  cancelClosed: [
    'Aquí un retiro pedido no se cancela: tu dinero sigue su camino.',
    'Here a withdrawal that was asked for is not cancelled: your money is on its way.',
  ],
  transfersClosed: [
    'Aquí no se puede enviar dinero a otra cuenta.',
    'Here no money can be sent to another account.',
  ],
  freePlayClosed: ['Aquí no hay juego gratis.', 'There is no free play here.'],
};

/** The rules of these codes have texts of their own. */
export const ruleWords: Partial<Record<Code, Readonly<Record<string, readonly [es: string, en: string]>>>> = {
  CONTRACT_RULE: contractWords,
  PROTECTION_RULE: protectionWords,
};
