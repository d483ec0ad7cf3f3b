import type { Language } from '#assurance/book/words.ts';
import type { Protection } from '#contract/protection/market.ts';
import { listOf, valueWords } from './value-words.ts';

/** The parts of a line that are so, as one sentence after its name. */
function line(name: string, parts: readonly (string | false)[]): string {
  const said = parts.filter((part) => part !== false);
  return `**${name}:** ${said.join('; ')}.`;
}

/** Hours, or whole days beyond the third. */
function span(count: number, language: Language): string {
  const days = count > 72 && count % 24 === 0;
  const [one, many] = {
    es: days ? ['día', 'días'] : ['hora', 'horas'],
    en: days ? ['day', 'days'] : ['hour', 'hours'],
  }[language];
  const whole = days ? count / 24 : count;
  return `${whole} ${whole === 1 ? one : many}`;
}

function spanish({ limits, session, break: pause, exclusion, money, promotions, freePlay }: Protection) {
  const { raise, asked, required, joint } = limits;
  const most = session.check?.atMost;
  const stop = [...pause.hours.map((count) => span(count, 'es')), ...pause.months.map((n) => `${n} meses`)];
  return [
    line('Límites', [
      `de ${listOf(limits.kinds, 'es')}, por ${listOf(limits.periods, 'es')}`,
      { never: 'se ponen si se quiere', prompt: 'se preguntan una vez', beforePlay: 'sin ellos no se juega' }[
        asked
      ],
      required.length > 0 && `hace falta uno de depósito por cada ${listOf(required, 'es')}`,
      limits.ceilings !== null && `topes de depósito: ${valueWords(limits.ceilings, 'es')}`,
      joint !== null && 'antes de cada depósito se pregunta al registro común de operadores',
    ]),
    line('Subir un límite', [
      `espera ${span(raise.waitHours, 'es')}${raise.workingDays > 0 ? ` y al menos ${raise.workingDays} días hábiles` : ''}`,
      raise.notBeforePeriodEnd && 'no empieza antes de que termine el período en curso',
      raise.reconfirm && `se confirma otra vez en ${span(raise.confirmHours, 'es')}`,
      raise.test && 'la primera pide el test',
      raise.gapDays > 0 && `entre dos pasan ${raise.gapDays} días`,
      raise.contactAbove !== null && `por encima de ${raise.contactAbove} al mes habla una persona`,
    ]),
    line('Jugar', [
      session.declare ? 'antes se dice cuánto tiempo y dinero' : 'no se pregunta nada antes',
      session.noticeWithinMinutes > 0 &&
        `otra sesión en ${session.noticeWithinMinutes} minutos empieza con un aviso`,
      most
        ? `un resumen que se lee, al menos cada ${most} minutos`
        : session.check !== null && 'un resumen para quien lo elige',
      session.beside && 'el tiempo y el saldo de la sesión están junto al juego',
    ]),
    line('Parar', [
      `descansos de ${listOf(stop, 'es', true)}`,
      `autoexclusión de ${listOf(exclusion.months, 'es', true)} meses${exclusion.indefinite ? ' o sin fecha' : ''}`,
      exclusion.revocableAfterMonths === null
        ? 'no se termina antes'
        : exclusion.revocableAfterMonths === 0
          ? 'se puede pedir terminarla antes'
          : `se puede pedir terminarla pasados ${exclusion.revocableAfterMonths} meses`,
      `para volver${exclusion.decideDays > 0 ? ` decide una persona en ${exclusion.decideDays} días y` : ''} se espera ${span(exclusion.returnCoolingHours, 'es')}`,
      exclusion.register && 'vale también el registro del Estado',
    ]),
    line('Dinero y promociones', [
      money.cancelWithdrawal ? 'un retiro se puede cancelar' : 'un retiro no se cancela',
      money.transfersInLine
        ? 'se puede enviar dinero dentro de la línea'
        : 'nadie envía dinero a otra cuenta',
      !money.presets && 'no se propone ningún monto al depositar',
      promotions.wagerAtMost !== null && `un bono se apuesta ${promotions.wagerAtMost} veces como máximo`,
      promotions.oneProduct && 'un bono es para un solo tipo de juego',
      promotions.welcomeOnce && 'hay una sola bienvenida',
      freePlay ? 'hay juego gratis' : 'no hay juego gratis',
    ]),
  ];
}

function english({ limits, session, break: pause, exclusion, money, promotions, freePlay }: Protection) {
  const { raise, asked, required, joint } = limits;
  const most = session.check?.atMost;
  const stop = [...pause.hours.map((count) => span(count, 'en')), ...pause.months.map((n) => `${n} months`)];
  return [
    line('Limits', [
      `of ${listOf(limits.kinds, 'en')}, by ${listOf(limits.periods, 'en')}`,
      {
        never: 'set by those who want to',
        prompt: 'asked for once',
        beforePlay: 'nothing is played without',
      }[asked],
      required.length > 0 && `a deposit limit for each ${listOf(required, 'en')} is needed`,
      limits.ceilings !== null && `ceilings of deposits: ${valueWords(limits.ceilings, 'en')}`,
      joint !== null && 'the joint register of operators is asked before each deposit',
    ]),
    line('Raising a limit', [
      `waits ${span(raise.waitHours, 'en')}${raise.workingDays > 0 ? ` and at least ${raise.workingDays} working days` : ''}`,
      raise.notBeforePeriodEnd && 'does not begin before the running period ends',
      raise.reconfirm && `is confirmed again within ${span(raise.confirmHours, 'en')}`,
      raise.test && 'asks for the self-test the first time',
      raise.gapDays > 0 && `is possible again after ${raise.gapDays} days`,
      raise.contactAbove !== null && `takes a talk with a person above ${raise.contactAbove} a month`,
    ]),
    line('Playing', [
      session.declare ? 'time and money are declared before' : 'nothing is asked before',
      session.noticeWithinMinutes > 0 &&
        `another session within ${session.noticeWithinMinutes} minutes begins with a message`,
      most
        ? `a check must be read at least every ${most} minutes`
        : session.check !== null && 'a check for those who choose one',
      session.beside && 'elapsed time and net position stand beside the game',
    ]),
    line('Stopping', [
      `breaks of ${listOf(stop, 'en', true)}`,
      `exclusions of ${listOf(exclusion.months, 'en', true)} months${exclusion.indefinite ? ' or without an end' : ''}`,
      exclusion.revocableAfterMonths === null
        ? 'which do not end early'
        : exclusion.revocableAfterMonths === 0
          ? 'which can be asked to end early'
          : `which can be asked to end after ${exclusion.revocableAfterMonths} months`,
      `coming back${exclusion.decideDays > 0 ? ` is decided by a person within ${exclusion.decideDays} days, and` : ''} waits ${span(exclusion.returnCoolingHours, 'en')}`,
      exclusion.register && 'the state’s register counts too',
    ]),
    line('Money and promotions', [
      money.cancelWithdrawal ? 'a withdrawal can be cancelled' : 'a withdrawal is not cancelled',
      money.transfersInLine ? 'money can be sent within the line' : 'nobody sends money to another account',
      !money.presets && 'no amount is suggested for a deposit',
      promotions.wagerAtMost !== null && `a bonus is bet ${promotions.wagerAtMost} times at most`,
      promotions.oneProduct && 'a bonus is for one product',
      promotions.welcomeOnce && 'there is one welcome bonus',
      freePlay ? 'there is free play' : 'there is no free play',
    ]),
  ];
}

/** What a market asks for, in five lines of Markdown, from its table. */
export function headOf(rules: Protection, language: Language): readonly string[] {
  return language === 'es' ? spanish(rules) : english(rules);
}
