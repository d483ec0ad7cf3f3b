import type { KindRate } from '#contract/agent/registration.ts';
import type { ContractRule } from '#contract/contracts/contract.ts';
import { percentWritten } from '#contract/wallet/minor-units.ts';
import { escaped } from '#sandbox/catalogue/markup.ts';
import { kindNames } from '#sandbox/contracts/contract-letter.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { sendMessage } from '#sandbox/kit/messages.ts';

/** An offer that a link promised and that was not possible: why, and the highest rate that its agent has now. */
export type Unmade = KindRate & { readonly rule: ContractRule; readonly own: number | null };

const title = {
  es: 'No se pudo ofrecer un contrato que tu enlace prometía',
  en: 'A contract that your link promised could not be offered',
} as const;

const next = {
  es: 'La cuenta está en tu equipo, y puedes ofrecerle otro contrato.',
  en: 'The account is in your team, and you can offer it another contract.',
} as const;

type Language = keyof typeof title;

/** Hundredths of a percent as people read them: 1250 is 12.5%. */
function percent(rate: number): string {
  return `${percentWritten(rate).replace(/\.?0+$/, '')}%`;
}

function why({ rule, own }: Unmade): Readonly<Record<Language, string>> {
  if (rule !== 'OWN_RATE')
    return {
      es: 'con lo que ya das, sumaría más del 100%',
      en: 'with what you give already, it would add up to more than 100%',
    };
  if (own === null)
    return { es: 'ya no tienes un contrato de este tipo', en: 'you no longer have a contract of this kind' };
  return { es: `tu propio porcentaje es ahora ${percent(own)}`, en: `your own rate is now ${percent(own)}` };
}

function line(unmade: Unmade, language: Language): string {
  const { kind, rate } = unmade;
  return `<li>${kindNames[kind][language]}, ${percent(rate)}: ${why(unmade)[language]}.</li>`;
}

/** Tells a link's agent which of its offers could not be made to somebody who registered with it, and why. */
export function tellOfUnmade(
  tx: Transaction,
  {
    link: { agentId: memberId, name },
    newcomer: { id: section, account },
  }: {
    readonly link: { readonly agentId: string; readonly name: string };
    readonly newcomer: { readonly id: string; readonly account: string };
  },
  unmade: readonly Unmade[],
  at: number,
): Promise<string | null> {
  const content = (language: Language) =>
    // Each in a paragraph of its own: signs in a name that turn the direction of writing end with it.
    `<p>${escaped(account)}</p><p><strong>${escaped(name)}</strong></p>` +
    `<ul>${unmade.map((one) => line(one, language)).join('')}</ul><p>${next[language]}</p>`;
  const link = { screen: 'agent', page: 'downline', section };
  const texts = { title, content: { es: content('es'), en: content('en') } };
  return sendMessage(tx, { memberId, kind: 'player', ...texts, link }, at);
}
