import type { CallInput } from '#contract/calls.ts';
import type { Reward, RewardStatus } from '#contract/promotions/rewards.ts';
import { Promotion, promotionCategories } from '#contract/promotions/terms.ts';

export type Category = Promotion['category'];
export type Phase = Promotion['phase'];

/** The phases in the order of their tabs: what runs first. */
export const phases: readonly Phase[] = ['RUNNING', 'COMING', 'OVER'];

/** What the address asks to see; null for every category. */
export type PromotionsView = { readonly phase: Phase; readonly category: Category | null };

/** The question for the list of promotions (spec 7, announcements of type PR), in a language such as 'EN'. */
export function promotionsInput(language: string): CallInput<'notices.announcements'> {
  return { types: 'PR', platform: 'W', execution: 'B', language };
}

/** What the parameters of an address ask for; anything unknown is the default. */
export function viewIn(parameters: URLSearchParams): PromotionsView {
  const phase = phases.find((one) => one === parameters.get('phase')) ?? 'RUNNING';
  return { phase, category: promotionCategories.find((one) => one === parameters.get('category')) ?? null };
}

/** The parameters of an address that asks for this view; the default asks for nothing. */
export function parametersOf({ phase, category }: PromotionsView): Record<string, string> {
  return { ...(phase === 'RUNNING' ? {} : { phase }), ...(category === null ? {} : { category }) };
}

/** The promotions of an answer. Those that break the contract are left out, and counted. */
export function promotionsOf(answer: readonly unknown[]): {
  readonly promotions: readonly Promotion[];
  readonly broken: number;
} {
  const read = answer.map((one) => Promotion.safeParse(one));
  const promotions = read.flatMap((one) => (one.success ? [one.data] : []));
  return { promotions, broken: read.length - promotions.length };
}

/** The promotions that a view shows: those that end first come first, and of ended ones the last to end. */
export function shownIn(promotions: readonly Promotion[], { phase, category }: PromotionsView): Promotion[] {
  const direction = phase === 'OVER' ? -1 : 1;
  return promotions
    .filter((one) => one.phase === phase && (category === null || one.category === category))
    .toSorted((a, b) => direction * (a.closesAt - b.closesAt));
}

/** The categories that a phase has, in the contract's order. */
export function categoriesIn(promotions: readonly Promotion[], phase: Phase): Category[] {
  return promotionCategories.filter((category) =>
    promotions.some((one) => one.phase === phase && one.category === category),
  );
}

/** The status of a promotion for a member (spec 4): of the reward that it became, or else of its phase. */
export function statusOf({ id, phase, entry }: Promotion, rewards: readonly Reward[]): RewardStatus {
  const own = rewards.find(({ promotionId }) => promotionId === id);
  if (own) return own.status;
  if (phase === 'COMING') return 'COMING_SOON';
  return phase === 'RUNNING' && entry === 'JOIN' ? 'JOIN' : phase === 'OVER' ? 'CLOSE' : 'ISSUED';
}
