import { expect, type Locator } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { CallName } from '#contract/calls.ts';
import type { ActEnd } from '#machines/kit/act.rules.ts';
import type { Model } from '../walk/model.ts';
import { freeze, hold } from './scenes.ts';
import type { PageAction, Scene, Way, Ways } from './stage.ts';

const value = (said: unknown) => ({ status: 200, body: { success: true, value: said } });
const no = (code: string) => ({ status: 422, body: { success: false, code, message: 'No.' } });
const defect = 'a child machine throws only by a defect in itself: the tests of the chart show it';

/** Why a person can't bring about what comes of an act that broke. */
export const onlyByDefect = 'only a child machine with a defect leads there';

/** The transitions of an act that broke, which neither the wire nor a person takes. */
export const brokenAct = {
  'acting · act error -> unheard': 'defect',
  'unheard · check.asked -> acting': 'afterDefect',
} as const;

/** The gateway's answers to the question what became of an act. */
const outcome = {
  done: (record: unknown) => value({ state: 'done', value: record }),
  none: value({ state: 'none' }),
} as const;

/** What the model of a form says of one end of its act. */
function endIn({ answers }: Model, actor: string, end: string): ActEnd {
  const answer = answers?.[actor]?.[end];
  if (typeof answer !== 'object' || !('done' in answer)) throw new Error(`nothing is said of the end ${end}`);
  return answer.done as ActEnd;
}

/** What a model calls the act and its ends. */
type Names = {
  readonly actor: string;
  readonly done: string;
  readonly other: string;
  readonly refused: string;
};

const usual: Names = {
  actor: 'act',
  done: 'it was done',
  other: 'something else was done',
  refused: 'it was refused',
};

/** The sandbox is asked what became of the act, and answers. */
export async function answerOutcome({ sandbox }: Scene, said: ReturnType<typeof value>): Promise<void> {
  await sandbox.held('wallet.outcome');
  await sandbox.release('wallet.outcome', said);
}

/** The call that waits at the sandbox: the act itself, or the question after an earlier one. */
async function waiting({ sandbox }: Scene, call: CallName): Promise<CallName | undefined> {
  const ours = async () =>
    (await sandbox.waiting()).filter((name) => name === call || name === 'wallet.outcome');
  await expect.poll(ours).toHaveLength(1);
  return (await ours())[0] as CallName | undefined;
}

/** An answer that says nothing of the act, and then the answer about its outcome. */
function askedAfter(call: CallName, said: ReturnType<typeof value>) {
  return async (scene: Scene) => {
    if ((await waiting(scene, call)) === call) await scene.sandbox.release(call, no('INTERNAL'));
    await answerOutcome(scene, said);
  };
}

/** Where an act is shown: on its page, or in a dialog over it. */
function placeOf({ page }: Scene): Locator {
  return page.locator('main, [role="dialog"]');
}

/** The outcome is unknown, and this is pressed. */
export function notDone(call: CallName, button: string): PageAction {
  return async (scene) => {
    await askedAfter(call, outcome.none)(scene);
    await placeOf(scene).getByRole('button', { name: button, exact: true }).click();
  };
}

/** The ways to the ends of an act (tests/kit/models/money.ts); it and the question after it wait at the sandbox. */
export function actWays(model: Model, call: CallName, named: Names = usual): Ways {
  const { record } = endIn(model, named.actor, named.done);
  const { record: other } = endIn(model, named.actor, named.other);
  const code = endIn(model, named.actor, named.refused).failure?.code ?? '';
  const asked = (said: ReturnType<typeof value>) => askedAfter(call, said);
  const refused: Way = {
    when: ({ context }: AnyMachineSnapshot) => context.fate === 'none',
    how: ({ sandbox }) => sandbox.release(call, no(code)),
  };
  return {
    'it was done': async (scene) => {
      if ((await waiting(scene, call)) === call) await scene.sandbox.release(call, value(record));
      else await answerOutcome(scene, outcome.done(record));
    },
    'something else was done': asked(outcome.done(other)),
    'it was done, but its record is unreadable': asked(outcome.done(7)),
    'it was refused': refused,
    'it did not happen': notDone(call, 'Enviar otra vez'),
    broke: defect,
  };
}

/** A tab that was left while the outcome of an act was unknown. */
export async function leaveAct({ page }: Scene, of: string, call: CallName, about = ''): Promise<void> {
  const acts = { version: 1, of, keys: { [`${call} ${about}`]: 'a-key-from-before-the-page' } };
  await page.addInitScript((text) => sessionStorage.setItem('acts', text), JSON.stringify(acts));
}

/** How the page of an act is opened. */
type ActPage = {
  readonly call: CallName;
  /** Who opens it, and which act it is where several could be under way. */
  readonly who: string;
  readonly about?: string;
  /** What else waits at the sandbox. */
  readonly holds?: readonly CallName[];
  readonly open: PageAction;
  /** What shows that it is there, and that it says how the act went. */
  readonly ready: PageAction;
  readonly says: (title: string) => PageAction;
};

/** Opens the page of an act (tests/kit/models/money.ts, `opened`), and lets its time stand still once something of it is shown. */
export function actStarts({ call, who, about, holds = [], open, ready, says }: ActPage) {
  const begin = async (scene: Scene, shown: PageAction) => {
    await hold(scene, call, ...holds, 'wallet.outcome');
    await open(scene);
    await shown(scene);
    await freeze(scene);
  };
  return {
    'a first key': (scene: Scene) => begin(scene, ready),
    'a key from before the page was opened': async (scene: Scene) => {
      await leaveAct(scene, who, call, about);
      await begin(scene, says('Comprobando qué pasó…'));
    },
  };
}

/** While an act is under way, the page shows its last look, or says that it is asking what became of it. */
export function actShown(scene: Scene, ...confirms: readonly string[]): Promise<void> {
  const place = placeOf(scene);
  const sending = scene.page.locator('[aria-busy="true"], :disabled');
  const buttons = confirms.map((name) => place.getByRole('button', { name, exact: true }).and(sending));
  const asking: Locator = place.getByText('Comprobando qué pasó…');
  return expect(buttons.reduce((shown, button) => shown.or(button), asking).first()).toBeVisible();
}

/**
 * A page may be rendered more than once before it is shown, and each rendering starts its actor: it is heard
 * as often.
 */
export const drawn = (begins: string) => [
  'opening · always [0] if kept -> acting',
  `opening · always [1] -> ${begins}`,
];
