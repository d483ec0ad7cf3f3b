import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { CallName } from '#contract/calls.ts';
import { usualTimeouts } from '#src/gateway/pace.ts';
import type { RunningSandbox } from '#tests/kit/journeys/running-sandbox.ts';
import type { Answer } from '../walk/graph.ts';
import type { Model } from '../walk/model.ts';
import { silence } from '../wire/wire-answer.ts';
import { wireAnswer } from './wire-answer.ts';

/** Where a tour is played: the page of a person, and the sandbox behind it. */
export type Scene = { readonly page: Page; readonly sandbox: RunningSandbox };
export type PageAction = (scene: Scene) => Promise<unknown>;

/**
 * What a person can do to bring a case about, or a sentence that says why nobody can; with `when`, only in
 * the states that offer it.
 */
export type Way =
  | PageAction
  | string
  | { readonly when: (snapshot: AnyMachineSnapshot) => boolean; readonly how: PageAction };
export type Ways = Readonly<Record<string, Way>>;

/** Why a state can't be seen: it goes on to the next one by itself. */
export const passed = 'it is left as soon as it is come to';

/** Why an end can't be seen. */
export const over = 'the flow has ended, and what comes next is shown by whoever began it';

/** A server that runs beside the sandbox while the tours of a machine are played. */
export type Companion = { readonly start: () => Promise<void>; readonly stop: () => unknown };

/** How one machine is played in a browser: clicks and keystrokes by role and label, answers by the sandbox. */
export type Browser = {
  /** By the name of the input: brings the page to the moment at which the machine has just started. */
  readonly starts: Ways;
  /** By the name of the event. */
  readonly events: Ways;
  /** By actor and the name of its answer. */
  readonly answers: Readonly<Record<string, Ways>>;
  /** By the label of the state: what a person sees there, or why nothing can be seen. */
  readonly shows: Ways;
  /**
   * Whether a timer can run out in a state; none does where the product goes on by itself sooner. Everywhere
   * when not given.
   */
  readonly waits?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Transitions that the product makes by itself along the way, by their ids: recorded, and in no tour. */
  readonly echoes?: readonly string[];
  /**
   * Transitions of a call that times out where a tour leaves it unanswered, by their ids: ignored in a tour
   * that takes none.
   */
  readonly overdue?: readonly string[];
  readonly companion?: Companion;
};

/** The cases of a model without a way to bring them about, and the ways that belong to no case. */
export function wayFaults(model: Model, { starts, events, answers }: Browser): readonly string[] {
  const compare = (what: string, cases: object, ways: object) => [
    ...Object.keys(cases).flatMap((name) => (name in ways ? [] : [`${what}: no way to ${name}`])),
    ...Object.keys(ways).flatMap((name) => (name in cases ? [] : [`${what}: no case for ${name}`])),
  ];
  return [
    ...compare('starts', model.inputs ?? { start: undefined }, starts),
    ...compare('events', model.events ?? {}, events),
    ...compare('actors', model.answers ?? {}, answers),
    ...Object.entries(model.answers ?? {}).flatMap(([actor, cases]) =>
      compare(actor, cases, answers[actor] ?? {}),
    ),
  ];
}

/** A call that waits at the sandbox is given up by the client: the page's clock goes on by the longest wait. */
export function outlast(call: CallName): PageAction {
  return async ({ page, sandbox }) => {
    await sandbox.held(call);
    await page.clock.fastForward(usualTimeouts.total);
  };
}

/** The ways of an actor that is one call: the sandbox holds it and answers, or says nothing until the client gives up. */
export function byCall(call: CallName, cases: Readonly<Record<string, Answer>> | undefined): Ways {
  return Object.fromEntries(
    Object.entries(cases ?? {}).map(([name, answer]) => {
      const given = wireAnswer(answer);
      if (given === silence) return [name, outlast(call)];
      if (typeof given === 'string') return [name, given];
      return [name, ({ sandbox }: Scene) => sandbox.release(call, given)];
    }),
  );
}
