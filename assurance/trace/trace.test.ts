import { describe, expect, it, vi } from 'vitest';
import { createFeed } from '#src/watch/feed.ts';
import { readTrace, writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';
import { redact } from '#tests/kit/redact.ts';
import { actorDriver } from '../walk/actor-driver.ts';
import { chartOf } from '../walk/chart.ts';
import { findModels } from '../walk/find-proofs.ts';
import { toldOf } from '../walk/late-feeds.ts';
import { replay } from '../walk/replay.ts';
import { answering, withStandIns } from '../walk/stand-in.ts';
import { origin } from './origin.ts';
import { walkTrace } from './trace-walk.ts';

/** Milliseconds: a large machine is walked whole. */
vi.setConfig({ testTimeout: 60_000 });

/** Where what was kept can't go the way that went, and why. */
const unlike: Readonly<Record<string, RegExp>> = {
  // What a statement says is hidden in part, so it can't be computed again.
  bill: /^xstate\.done\.actor\.statement: expected (saved|differs), and it is (fetching|differs)/,
  // What was typed is hidden: its stand-in is another number of days.
  break: /^submitted: expected listing, and it is \{"choosing":"(editing|refused)"\}$/,
  // Hidden are the rule in a refusal's value, since values may be typed, and INTERNAL, since a code of one word may be too.
  contract:
    /^xstate\.(done\.actor\.act: expected \{"asked":"looking"\}|error\.actor\.preview: expected \{"asked":"unseen"\}), and it is refused$/,
  // The rule of a refusal is hidden, and what was typed: its stand-in is another session's.
  declare:
    /^xstate\.done\.actor\.act: expected (\{"held":"spent"\}, and it is reading|open, and it is other)$/,
  deposit: /^xstate\.done\.actor\.register: expected sure, and it is \{"form":"refused"\}$/,
  // What was typed is hidden: its stand-in is another value, and says no terms.
  limit: /^submitted: expected (sure|\{"acting":"lowering"\}), and it is (\{"editing":"fresh"\}|sure)$/,
  offer: /^submitted: expected sure, and it is \{"form":"(editing|refused)"\}/,
  // Whether the box is ticked is hidden like all that is entered.
  registerForm: /^provider\.clicked: expected identifying, and it is \{"form":"editing"\}$/,
  // A number is shown hidden in part: its stand-in no longer fits that of the number that was typed.
  binding: /^xstate\.done\.actor\.profile: expected (bound|"unsure"|unsure), and it is/,
};

const models = await findModels();

describe.each(models.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const { tours } = chartOf(model);

  // A short memory has to start again from what it merged into its base.
  it.each([
    [500, 'whole'],
    [7, 'with a short memory'],
  ])('what is kept of its tours (%i steps: %s) goes the same way when it is walked again', async (most) => {
    for (const tour of tours) {
      const buffer = createTraceBuffer(most);
      const driver = actorDriver(model, {
        machine: withStandIns(model.machine),
        answer: async (actor, step) => actor.getSnapshot().children[step.actor]?.send(answering(step.answer)),
        begun: (root) => createFeed(root, () => 0, redact).listen(buffer.hear),
      });
      await replay(tour, driver);
      const walks = walkTrace(readTrace(writeTrace(buffer.kept(), origin)), [model.machine]);
      const differences = walks.flatMap(({ difference }) => difference ?? []);
      expect(differences.filter((difference) => !unlike[model.id]?.test(difference))).toEqual([]);
      expect(walks.map(({ machine }) => machine)).toEqual([model.id]);
    }
  });

  it('says the same lines of its tours to a listener that comes after any step, with what was held until then', async () => {
    for (const tour of tours) {
      const [first, ...others] = await toldOf(tour, model);
      expect(others).toHaveLength(tour.edges.length + 1);
      for (const lines of others) expect(lines).toEqual(first);
    }
  });
});
