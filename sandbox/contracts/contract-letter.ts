import { and, eq, inArray } from 'drizzle-orm';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { type Minor, minus } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { escaped } from '#sandbox/catalogue/markup.ts';
import { bills, contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { members } from '#sandbox/db/schema.ts';
import { minuteOf } from '#sandbox/kit/merchant-time.ts';
import { sendMessage } from '#sandbox/kit/messages.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { named, personShown } from '#sandbox/kit/team.ts';
import type { Contract } from './settling.ts';

/** What each kind is called in messages, and its page. */
export const kindNames = {
  DIVIDEND: { page: 'dividend', es: 'Dividendo', en: 'Dividend' },
  DAILY: { page: 'dailyWages', es: 'Salario diario', en: 'Daily wages' },
  HOURLY: { page: 'hourlySalary', es: 'Salario por hora', en: 'Hourly salary' },
  REALTIME: { page: 'realTimeSalary', es: 'Salario en tiempo real', en: 'Real-time salary' },
} as const satisfies Record<ContractKind, object>;

/** What one side is told, by title and by text; WHO is the other side. */
const letters = {
  offered: {
    es: ['Te ofrecen un contrato', 'WHO te ofrece un contrato. La oferta vence si no respondes a tiempo.'],
    en: [
      'You are offered a contract',
      'WHO offers you a contract. The offer lapses unless you answer in time.',
    ],
  },
  ACCEPT: {
    es: ['Aceptaron tu oferta', 'WHO aceptó el contrato. Está en vigor desde ahora.'],
    en: ['Your offer was accepted', 'WHO accepted the contract. It is in force from now on.'],
  },
  REJECT: {
    es: ['Rechazaron tu oferta', 'WHO rechazó el contrato que ofreciste.'],
    en: ['Your offer was rejected', 'WHO rejected the contract that you offered.'],
  },
  WITHDRAW: {
    es: ['Retiraron una oferta', 'WHO retiró el contrato que te ofreció.'],
    en: ['An offer was withdrawn', 'WHO withdrew the contract that you were offered.'],
  },
  TERMINATE: {
    es: [
      'Piden terminar un contrato',
      'WHO pide terminar el contrato. Sigue en vigor si no respondes a tiempo.',
    ],
    en: ['A contract is to end', 'WHO asks to end the contract. It stays in force unless you answer.'],
  },
  AGREE: {
    es: ['Un contrato terminó', 'WHO aceptó terminar el contrato.'],
    en: ['A contract has ended', 'WHO agreed to end the contract.'],
  },
  REFUSE: {
    es: ['Un contrato sigue en vigor', 'WHO no quiere terminar el contrato: sigue en vigor.'],
    en: ['A contract stays in force', 'WHO does not want to end the contract: it stays in force.'],
  },
  offerLapsed: {
    es: ['Una oferta venció', 'Nadie respondió a tiempo a la oferta entre WHO y tú.'],
    en: ['An offer has lapsed', 'The offer between WHO and you was not answered in time.'],
  },
  endLapsed: {
    es: [
      'Un contrato sigue en vigor',
      'Nadie respondió a tiempo a la petición de terminar el contrato entre WHO y tú.',
    ],
    en: [
      'A contract stays in force',
      'The request to end the contract between WHO and you was not answered in time.',
    ],
  },
  RATE: {
    es: ['Tu contrato terminó', 'Tu contrato con WHO terminó, porque bajó una tasa por encima de la tuya.'],
    en: ['Your contract has ended', 'Your contract with WHO has ended, because a rate above yours fell.'],
  },
  LEFT: {
    es: ['Un contrato terminó', 'El contrato entre WHO y tú terminó, porque ya no están en la misma línea.'],
    en: ['A contract has ended', 'The contract between WHO and you has ended: you share a line no more.'],
  },
  short: {
    es: ['Tu saldo no alcanza para un pago', 'A WHO le faltan AMOUNT del período PERIOD.'],
    en: ['You have too little for a payment', 'WHO is still to be paid AMOUNT for the period PERIOD.'],
  },
} as const;
export type Letter = keyof typeof letters;

/** When somebody is told, and how the market asks names to be shown. */
export type Telling = { readonly at: number } & Pick<Sandbox, 'settings'>;

const house = { es: 'La casa', en: 'The house' } as const;

/** A name between marks that keep its direction from turning the text around it. */
async function nameOf(tx: Transaction, id: string, telling: Telling): Promise<string> {
  const [found] = await tx.select(named).from(members).where(eq(members.id, id));
  return found ? `\u2068${escaped(personShown(found, telling).nickname)}\u2069` : '';
}

type Told = {
  readonly to: string | null;
  readonly about: string | null;
  readonly kind: ContractKind;
  readonly letter: Letter;
  readonly facts?: Readonly<Record<string, string>>;
};

/** The house has no inbox. */
async function tell(
  tx: Transaction,
  { to, about, kind, letter, facts = {} }: Told,
  telling: Telling,
): Promise<void> {
  if (to === null) return;
  const name = about === null ? null : await nameOf(tx, about, telling);
  const { page, ...words } = kindNames[kind];
  const textIn = (language: 'es' | 'en') => {
    const [title, text] = letters[letter][language];
    const known: Record<string, string> = { ...facts, WHO: name ?? house[language] };
    const said = text.replaceAll(/WHO|AMOUNT|PERIOD/g, (word) => known[word] ?? word);
    return { title: `${words[language]}: ${title}`, content: `<p>${said}</p>` };
  };
  const [es, en] = [textIn('es'), textIn('en')];
  await sendMessage(
    tx,
    {
      memberId: to,
      kind: 'player',
      title: { es: es.title, en: en.title },
      content: { es: es.content, en: en.content },
      link: { screen: 'agent', page },
    },
    telling.at,
  );
}

type Sides = Pick<Contract, 'agentId' | 'uplineId' | 'kind'>;

/** Tells one side of a contract what the other did, or what became of it. */
export function tellSide(
  tx: Transaction,
  { agentId, uplineId, kind }: Sides,
  { side, letter }: { readonly side: 'AGENT' | 'UPLINE'; readonly letter: Letter },
  telling: Telling,
): Promise<void> {
  const [to, about] = side === 'AGENT' ? [agentId, uplineId] : [uplineId, agentId];
  return tell(tx, { to, about, kind, letter }, telling);
}

/** Tells both sides of some contracts what became of each. */
export async function tellBoth(
  tx: Transaction,
  all: readonly Sides[],
  letter: Letter,
  telling: Telling,
): Promise<void> {
  for (const one of all) {
    await tellSide(tx, one, { side: 'AGENT', letter }, telling);
    await tellSide(tx, one, { side: 'UPLINE', letter }, telling);
  }
}

/** Whether a payer owes an agent for a bill of a kind already: then he was told. */
async function owes(
  tx: Transaction,
  { payerId, agentId, terms: { kind } }: typeof bills.$inferSelect,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: bills.id })
    .from(bills)
    .innerJoin(contracts, eq(contracts.id, bills.contractId))
    .where(
      and(
        eq(bills.payerId, payerId ?? ''),
        eq(bills.agentId, agentId),
        eq(contracts.kind, kind),
        inArray(bills.state, ['PARTLY_PAID', 'PAYER_SHORT']),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Tells who has to pay a bill that there was too little for it: after the first time that it was tried, and only of the
 * first of several, because a real-time salary has one every five minutes.
 */
export async function tellShort(
  tx: Transaction,
  bill: typeof bills.$inferSelect,
  paid: Minor,
  telling: Telling,
): Promise<void> {
  const { payerId, agentId, terms, amount, periodId, from, zone } = bill;
  if (paid === amount || (await owes(tx, bill))) return;
  const period = terms.kind === 'REALTIME' ? minuteOf(from, zone) : periodId;
  const facts = { AMOUNT: amountOf(minus(amount, paid)), PERIOD: period };
  await tell(tx, { to: payerId, about: agentId, kind: terms.kind, letter: 'short', facts }, telling);
}
