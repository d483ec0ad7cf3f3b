import { notAsked } from '../finding.ts';
import type { Who } from '../plan/people.ts';
import type { Step } from '../plan/step.ts';
import type { Act } from './acting.ts';
import { moneyActs } from './money.ts';
import { secretActs } from './secrets.ts';
import { settingActs } from './settings.ts';

const acts: readonly Act[] = [...settingActs, ...moneyActs, ...secretActs];

function stepOf({ calls, by, unless, run }: Act, people: readonly Who[]): Step {
  const who = people.find(({ kind }) => kind === by);
  return {
    id: `act ${calls[0]}`,
    calls,
    account: who?.label ?? by,
    run: async (stage) => {
      if (!who) return [notAsked('status', `needs an account of kind \`${by}\``)];
      const reason = unless(stage.file.write, who);
      if (reason) return [notAsked('status', reason)];
      const { token, absent } = await stage.seatOf(who);
      if (token === null) return [notAsked('status', absent)];
      return run({ stage, who, token, write: stage.file.write });
    },
  };
}

/** The acts of `--write`, each undone or noted; none without it. */
export function actSteps(people: readonly Who[], write: boolean): Step[] {
  return write ? acts.map((act) => stepOf(act, people)) : [];
}
