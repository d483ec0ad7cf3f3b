import type { Facts } from '#contract/promotions/terms.ts';
import type { Minor } from '#contract/units.ts';
import { minorRead } from '#contract/wallet/minor-units.ts';

/** The facts of a promotion that its long text may promise too. */
export type PromisedFact = 'wagering' | 'percent' | 'maxBet' | 'amount' | 'minDeposit';

type Promise = {
  readonly fact: PromisedFact;
  /** Finds what the text says, as its first group; Spanish and English. */
  readonly said: RegExp;
  /** Whether the facts say the same. */
  readonly holds: (said: string, facts: Facts) => boolean;
};

/** An amount as people write it in either language, such as '1,250.50'; null when it is none. */
function amountSaid(said: string): Minor | null {
  return minorRead(said.replace(/,(?=\d{3}\b)/g, ''));
}

const money = '(?:P\\s?)?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?)';

function sameAmount(said: string, known: string | null): boolean {
  return known !== null && amountSaid(said) === minorRead(known);
}

const promises: readonly Promise[] = [
  {
    fact: 'wagering',
    said: /(?:\bx\s?(\d{1,3})\b|\b(\d{1,3})\s?(?:x\b|veces\b|times\b))/gi,
    holds: (said, { wagering }) => wagering !== null && Number(said) === wagering.times,
  },
  {
    fact: 'percent',
    said: /(\d{1,3}(?:\.\d{1,2})?)\s?%\s+(?:de\s+(?:tu|su)\s+dep[oó]sito|of\s+your\s+deposit)/gi,
    holds: (said, { what }) => what.percent !== null && Number(said) === Number(what.percent),
  },
  {
    fact: 'maxBet',
    said: new RegExp(`(?:apuesta m[aá]xima|maximum bet|max bet)[^\\d.<]{0,24}?${money}`, 'gi'),
    holds: (said, { maxBet }) => sameAmount(said, maxBet),
  },
  {
    fact: 'minDeposit',
    said: new RegExp(`(?:dep[oó]sito m[ií]nimo|minimum deposit)[^\\d.<]{0,24}?${money}`, 'gi'),
    holds: (said, { what }) => sameAmount(said, what.minDeposit),
  },
  {
    fact: 'amount',
    said: new RegExp(
      `(?:bono m[aá]ximo|premio m[aá]ximo|maximum bonus|maximum prize)[^\\d.<]{0,24}?${money}`,
      'gi',
    ),
    holds: (said, { what }) => sameAmount(said, what.amount),
  },
];

/** A text without its marks: what a reader reads. Numbers split by marks read as one. */
function readText(html: string): string {
  return html
    .replace(/<\/(?:p|li|td|th|h\d|tr|div)>|<br\s*\/?>/gi, '. ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ');
}

/**
 * The facts that a promotion's long text (HTML) contradicts, each once: a promise of another multiplier, percentage, most
 * bet, least deposit or most bonus than the terms have. Only what is said in the usual words is found; what the text doesn't
 * mention is no contradiction.
 */
export function brokenFacts(html: string, facts: Facts): PromisedFact[] {
  const text = readText(html);
  return promises
    .filter(({ said, holds }) =>
      [...text.matchAll(said)].some((found) => {
        const value = found.slice(1).find((group) => group !== undefined) ?? '';
        return !holds(value, facts);
      }),
    )
    .map(({ fact }) => fact);
}
