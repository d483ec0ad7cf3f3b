import { escaped } from '#sandbox/catalogue/markup.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { TitledReward } from '#sandbox/db/rewards-schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { promote } from './promoting.ts';

/** What the back office may say of a reward, in the title of the message. */
const titles = {
  give: { es: 'Tienes una recompensa por cobrar', en: 'A reward is waiting for you' },
  issue: { es: 'Te acreditamos una recompensa', en: 'A reward was credited to you' },
  approve: { es: 'Ya participas en la promoción', en: 'You are in the promotion now' },
  reject: { es: 'No pudimos aceptar tu solicitud', en: 'Your request could not be accepted' },
  end: { es: 'Tu recompensa terminó', en: 'Your reward has ended' },
} as const;

/** Tells the member what was decided about a reward, with the way to it and the reason, if there is one. */
export function tellOfReward(
  tx: Transaction,
  { id, memberId, titleEs, titleEn }: TitledReward,
  { act, reason }: { readonly act: keyof typeof titles; readonly reason?: string | undefined },
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<string | null> {
  const why = reason === undefined ? '' : `<p>${escaped(reason)}</p>`;
  const content = (title: string) => `<p><strong>${escaped(title)}</strong></p>${why}`;
  const link = { screen: 'member', page: 'rewardCenter', section: id };
  const text = { title: titles[act], content: { es: content(titleEs), en: content(titleEn) } };
  return promote(tx, { memberId, ...text, link }, sandbox);
}
