import { promotions } from '#contract/promotions.ts';
import { actForm } from '../kit/act-form.ts';
import { balances } from '../kit/act-state.rules.ts';

/** The reward to leave; `language` is a code such as 'EN'. */
type Wanted = { readonly id: string; readonly language: string };

/**
 * Leaving a joined promotion, for good (spec 4, activity statuses). The gateway says what it costs before it is asked;
 * progress that changed meanwhile is shown first, and nothing is lost.
 */
export const leaveMachine = actForm({
  id: 'leave',
  call: 'promotions.leave',
  record: promotions['promotions.leave'].output,
  fields: {},
  subject: ({ id }: Wanted) => id,
  problems: () => ({}),
  // What the member saw would be lost, decimal money.
  quote: (_, { progress }: { readonly progress: string }) => ({ progress }),
  send: ({ progress }, about) => ({ ...about, progress }),
  quoted: (_, { id }) => ({ id, status: 'CLOSE' }),
  says: {
    form: 'There is nothing to fill in: the member may ask for it.',
    refused: 'The gateway said no, so nothing was left; the reason is shown, and the reward is read again.',
    sure: 'The page says what leaving costs and what stays, and asks for confirmation.',
    done: 'Left: the reward and its progress are gone, the member’s own money is untouched.',
  },
  moved: [...balances, 'promotions.rewards'],
  refused: ['promotions.rewards'],
});
