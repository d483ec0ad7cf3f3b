import { type Minor, minus } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { absences } from '#sandbox/db/protection-schema.ts';
import { minuteOf } from '#sandbox/kit/merchant-time.ts';
import { sendMessage } from '#sandbox/kit/messages.ts';

type Row = typeof absences.$inferSelect;
type Both = { readonly es: string; readonly en: string };

/** The message before coming back; by its title it is found again. */
export const returnTitle: Both = { es: 'Antes de volver a jugar', en: 'Before you play again' };

const titles: Readonly<Record<Row['kind'], Both>> = {
  BREAK: { es: 'Tu descanso empezó', en: 'Your break has begun' },
  EXCLUSION: { es: 'Tu autoexclusión está en vigor', en: 'Your self-exclusion is in force' },
  REGISTER: {
    es: 'Estás en el registro de autoprohibición',
    en: 'You are in the register of excluded players',
  },
};

const released: Both = {
  es: 'Ya no estás en el registro de autoprohibición',
  en: 'You are no longer in the register of excluded players',
};

const decided: Readonly<Record<'AGREED' | 'REFUSED', Both>> = {
  AGREED: { es: 'Aceptamos que vuelvas', en: 'Your wish to come back was accepted' },
  REFUSED: { es: 'Por ahora no puedes volver', en: 'You can’t come back for now' },
};

const open: Both = {
  es: 'Puedes entrar para retirar tu dinero, ver tus movimientos y pedir ayuda. No puedes jugar ni depositar, y no te mandaremos promociones.',
  en: 'You can log in to withdraw your money, see your statements and get help. You can’t play or deposit, and we send you no promotions.',
};

const kept: Both = {
  es: 'Lo que ya ganaste y todavía no reclamas te espera: su plazo no corre mientras tanto.',
  en: 'What you have earned and not claimed yet waits for you: its time does not run meanwhile.',
};

/** What is told in a message: each part is a paragraph. */
function content(parts: readonly Both[]): Both {
  const in_ = (language: keyof Both) => parts.map((part) => `<p>${part[language]}</p>`).join('');
  return { es: in_('es'), en: in_('en') };
}

function until({ kind, until: end }: Pick<Row, 'kind' | 'until'>, zone: string): Both {
  if (kind === 'REGISTER') {
    return {
      es: 'Solo el registro puede levantarla. Pregunta allí cómo.',
      en: 'Only the register can lift it. Ask there how.',
    };
  }
  if (end === null) {
    return { es: 'No tiene fecha de término.', en: 'It has no end date.' };
  }
  const moment = `${minuteOf(end, zone)} (${zone})`;
  if (kind === 'BREAK') {
    return { es: `Termina sola: ${moment}.`, en: `It ends by itself: ${moment}.` };
  }
  return {
    es: `Dura al menos hasta: ${moment}. No termina sola: sigue hasta que tú pidas volver.`,
    en: `It lasts at least until: ${moment}. It does not end by itself: it goes on until you ask to come back.`,
  };
}

type Telling = { readonly at: number; readonly zone: string };
type Sender = Pick<Transaction, 'insert' | 'select'>;

function send(
  tx: Sender,
  memberId: string,
  { title, parts }: { readonly title: Both; readonly parts: readonly Both[] },
  at: number,
): Promise<string | null> {
  const link = { screen: 'member', page: 'protection', section: 'exclusion' };
  return sendMessage(
    tx,
    { memberId, kind: 'protection', title, content: content(parts), link, required: true },
    at,
  );
}

/** Tells a member that a break or an exclusion is in force, until when, and what stays open. */
export function tellAway(
  tx: Sender,
  row: Pick<Row, 'memberId' | 'kind' | 'until'>,
  { at, zone }: Telling,
): Promise<string | null> {
  return send(tx, row.memberId, { title: titles[row.kind], parts: [until(row, zone), open, kept] }, at);
}

/** Tells a member that the register let them go, and what keeps play closed: their own exclusion, or that nobody asked. */
export function tellReleased(
  tx: Sender,
  memberId: string,
  { excluded, at }: { readonly excluded: boolean; readonly at: number },
): Promise<string | null> {
  const part = excluded
    ? {
        es: 'Tu autoexclusión sigue en vigor: todavía no puedes jugar ni depositar.',
        en: 'Your own self-exclusion stays in force: you can’t play or deposit yet.',
      }
    : {
        es: 'Tu cuenta sigue cerrada al juego. Si quieres volver, pídelo tú; antes leerás un mensaje. Si no quieres, no hace falta hacer nada.',
        en: 'Your account stays closed to play. If you want to come back, you ask for it; you read a message first. If you don’t, you need not do anything.',
      };
  return send(tx, memberId, { title: released, parts: [part] }, at);
}

/** Tells a member what a person decided about the wish to come back. */
export function tellDecided(
  tx: Sender,
  memberId: string,
  decision: 'AGREED' | 'REFUSED',
  at: number,
): Promise<string | null> {
  const text =
    decision === 'AGREED'
      ? {
          es: 'Ahora corre un tiempo para pensarlo. Después lo confirmas tú.',
          en: 'Now some time runs to think about it. After that you confirm it.',
        }
      : {
          es: 'Una persona leyó tu motivo. Sigues sin poder jugar ni depositar. Puedes pedirlo otra vez.',
          en: 'A person read your reason. You still can’t play or deposit. You can ask again.',
        };
  return send(tx, memberId, { title: decided[decision], parts: [text] }, at);
}

/** What was played in the three months before an exclusion, in minor units. */
export type Before = { readonly deposited: Minor; readonly staked: Minor; readonly won: Minor };

/** What must be read before coming back: the exclusion, the risks, and what was played before it. */
export function tellBeforeReturn(
  tx: Sender,
  { memberId, kind, from }: Pick<Row, 'memberId' | 'kind' | 'from'>,
  { deposited, staked, won }: Before,
  { at, zone }: Telling,
): Promise<string | null> {
  const since = minuteOf(from, zone);
  const net = minus(won, staked);
  const before: Both =
    kind === 'REGISTER'
      ? {
          es: `Estuviste en el registro de autoprohibición; aquí lo supimos el ${since}. Tu cuenta sigue cerrada al juego hasta que confirmes que quieres volver.`,
          en: `You were in the register of excluded players; we learned of it on ${since}. Your account stays closed to play until you confirm that you want to come back.`,
        }
      : {
          es: `Te autoexcluiste el ${since}. Lo decidiste tú, y sigue en vigor hasta que confirmes que quieres volver.`,
          en: `You excluded yourself on ${since}. You decided it, and it stays in force until you confirm that you want to come back.`,
        };
  const parts = [
    before,
    {
      es: `En los tres meses anteriores depositaste ${amountOf(deposited)}, apostaste ${amountOf(staked)} y ganaste ${amountOf(won)}: tu resultado fue ${amountOf(net)}.`,
      en: `In the three months before it you deposited ${amountOf(deposited)}, staked ${amountOf(staked)} and won ${amountOf(won)}: your result was ${amountOf(net)}.`,
    },
    {
      es: 'Volver a jugar tiene riesgos: puedes perder lo que apuestas, y quien ya tuvo que parar lo vuelve a necesitar más a menudo. Si dudas, quédate como estás: no hace falta hacer nada.',
      en: 'Playing again has risks: you can lose what you stake, and people who had to stop before need to again more often. If you are in doubt, stay as you are: you need not do anything.',
    },
    {
      es: 'Si vuelves, empieza con límites bajos. Puedes hablar con alguien gratis en «Juego más seguro».',
      en: 'If you come back, begin with low limits. You can talk to somebody for free: see “Safer play”.',
    },
  ];
  return send(tx, memberId, { title: returnTitle, parts }, at);
}
