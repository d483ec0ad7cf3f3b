import { and, count, eq, gte, lt, sum } from 'drizzle-orm';
import { asMinor, plain } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { Choice } from '#sandbox/db/message-schema.ts';
import { deposits } from '#sandbox/db/money-schema.ts';
import { sendMessage } from '#sandbox/kit/messages.ts';
import { lossOf, minutesIn, playedIn } from './limit-usage.ts';

type Both = { readonly es: string; readonly en: string };
type Tx = Pick<Transaction, 'insert' | 'select'>;

const threeWeeks = 21 * 24 * 60 * 60_000;
const link = { screen: 'member', page: 'protection' };

/** What a member at risk can answer: whatever it is, it opens the account again, and leads on to what they want. */
export const riskChoices: readonly Choice[] = [
  { id: 'read', labelEs: 'Lo he leído', labelEn: 'I have read it' },
  {
    id: 'break',
    labelEs: 'Quiero tomar un descanso',
    labelEn: 'I want to take a break',
    link: { ...link, section: 'break' },
  },
  {
    id: 'talk',
    labelEs: 'Quiero hablar con alguien',
    labelEn: 'I want to talk to somebody',
    link: { screen: 'saferPlay' },
  },
];

const youthRisks: Both = {
  es: '<p>Hasta los 25 años el riesgo es mayor: cuesta más parar, y una mala racha pesa más en el bolsillo. Por eso aquí no hay servicio VIP hasta esa edad. Si juegas con dinero que necesitas, o a escondidas, habla con alguien.</p>',
  en: '<p>Up to the age of 25 the risk is greater: it is harder to stop, and a bad run weighs more on what you have. That is why there is no VIP service here until then. If you play with money that you need, or in secret, talk to somebody.</p>',
};

const tools: Both = {
  es: '<p>Puedes poner límites, tomar un descanso o cerrar la cuenta cuando quieras, sin dar razones. Todo está en <strong>Mis límites y pausas</strong>.</p>',
  en: '<p>You can set limits, take a break or close the account whenever you like, without giving reasons. All of it is in <strong>My limits and breaks</strong>.</p>',
};

type Letter = {
  readonly title: Both;
  readonly content: Both;
  readonly choices?: readonly Choice[];
};

function send(
  tx: Tx,
  memberId: string,
  { title, content, choices }: Letter,
  at: number,
): Promise<string | null> {
  return sendMessage(tx, { memberId, kind: 'protection', required: true, title, content, choices, link }, at);
}

/** The mean deposit, the time and the losses of the last three weeks, by the books. */
async function figuresOf(from: Pick<Transaction, 'select'>, memberId: string, at: number) {
  const span = { from: at - threeWeeks, to: at + 1 };
  const own = and(
    eq(deposits.memberId, memberId),
    eq(deposits.status, 'APPROVED'),
    gte(deposits.createdAt, span.from),
    lt(deposits.createdAt, span.to),
  );
  const [paid] = await from
    .select({ number: count(), amount: sum(deposits.amount) })
    .from(deposits)
    .where(own);
  const number = paid?.number ?? 0;
  return {
    mean: amountOf(asMinor(number === 0 ? 0 : Math.round(Number(paid?.amount ?? 0) / number))),
    minutes: plain(await minutesIn(from, memberId, span, at)),
    losses: amountOf(lossOf(await playedIn(from, memberId, span))),
  };
}

/** A member plays intensively: the facts of three weeks, without a judgement. */
export async function sendIntensive(tx: Tx, memberId: string, at: number): Promise<void> {
  const { mean, minutes, losses } = await figuresOf(tx, memberId, at);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const letter: Letter = {
    title: { es: 'Tu juego de las últimas tres semanas', en: 'Your play of the last three weeks' },
    content: {
      es: `<p>Estos son tus datos de las últimas tres semanas:</p><ul><li>Depósito medio: P ${mean}</li><li>Tiempo de juego: ${hours} h ${rest} min</li><li>Pérdidas: P ${losses}</li></ul>${tools.es}`,
      en: `<p>These are your figures of the last three weeks:</p><ul><li>Mean deposit: P ${mean}</li><li>Time of play: ${hours} h ${rest} min</li><li>Losses: P ${losses}</li></ul>${tools.en}`,
    },
  };
  await send(tx, memberId, letter, at);
}

/** A member may be at risk: a message that must be answered. Returns its id. */
export async function sendAtRisk(tx: Tx, memberId: string, hours: number, at: number): Promise<string> {
  const letter: Letter = {
    title: { es: 'Necesitamos tu respuesta', en: 'We need your answer' },
    content: {
      es: `<p>Hemos visto cambios en tu forma de jugar y queremos saber cómo estás. Responde en las próximas <strong>${hours} horas</strong>: si no, el juego y los depósitos se cierran hasta que respondas. Retirar tu dinero sigue abierto siempre.</p><p>Mientras tanto no verás promociones ni pagos con tarjeta de crédito.</p>${tools.es}`,
      en: `<p>We have seen changes in how you play, and we would like to know how you are. Answer within the next <strong>${hours} hours</strong>: otherwise play and deposits are closed until you do. Withdrawing your money always stays open.</p><p>Meanwhile you will see no promotions, and no payments by credit card.</p>${tools.en}`,
    },
    choices: riskChoices,
  };
  const id = await send(tx, memberId, letter, at);
  if (id === null) throw new Error('A message of protection was not sent');
  return id;
}

/** A young member: the risks at that age. */
export async function sendYoung(tx: Tx, memberId: string, at: number): Promise<void> {
  const content = { es: `${youthRisks.es}${tools.es}`, en: `${youthRisks.en}${tools.en}` };
  await send(tx, memberId, { title: { es: 'Jugar a tu edad', en: 'Playing at your age' }, content }, at);
}

/** Somebody has registered: how games work, their risks and the tools; and what the young should know. */
export async function sendWelcome(tx: Tx, memberId: string, young: boolean, at: number): Promise<void> {
  const games: Both = {
    es: '<p>Los juegos de este sitio dependen del azar: ninguna racha cambia lo que viene después, y a la larga la casa gana. Juega solo con lo que puedes perder.</p><p>Jugar puede dejar de ser una diversión. Si piensas en el juego todo el día, si persigues lo que perdiste o si pides prestado, para y pide ayuda.</p>',
    en: '<p>The games of this site depend on chance: no run changes what comes next, and in the long run the house wins. Play only with what you can lose.</p><p>Playing can stop being fun. If you think of it all day, chase what you lost, or borrow, stop and ask for help.</p>',
  };
  const more = young ? youthRisks : { es: '', en: '' };
  const letter: Letter = {
    title: { es: 'Antes de jugar: riesgos y herramientas', en: 'Before you play: risks and tools' },
    content: { es: `${games.es}${more.es}${tools.es}`, en: `${games.en}${more.en}${tools.en}` },
  };
  await send(tx, memberId, letter, at);
}
