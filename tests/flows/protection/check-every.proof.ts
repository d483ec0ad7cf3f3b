import { expect } from '@playwright/test';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { protections } from '#contract/protection/markets.ts';
import { checkEveryMachine } from '#machines/protection/check-every.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';
import { standingWith } from '../../kit/models/standing.ts';

const call = 'protection.checkEvery';

/** What the gateway says that holds, by the word of the event. */
const said: Readonly<Record<string, number | null>> = {
  'the gateway says fifteen minutes': 15,
  'the gateway says that nothing counts': null,
};

const checkEveryModel = defineModel({
  id: 'checkEvery',
  machine: checkEveryMachine,
  inputs: { 'nothing chosen yet': { every: null }, 'an hour': { every: 60 } },
  events: {
    'picks fifteen minutes': { type: 'choice.picked', minutes: 15 },
    'picks half an hour': { type: 'choice.picked', minutes: 30 },
    saves: { type: 'submitted' },
    'the gateway says fifteen minutes': { type: 'standing.read', minutes: 15 },
    'the gateway says that nothing counts': { type: 'standing.read', minutes: null },
  },
  fromOutside: ['the gateway says fifteen minutes', 'the gateway says that nothing counts'],
  answers: {
    checkEvery: {
      'it was kept': { done: null },
      'it is too rare': refusal('PROTECTION_RULE', { rule: 'checkTooRare', atMost: 30 }),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ every, picked, failure }) => ({
    every,
    picked,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'nothing is said to be saved before the gateway said so',
      fault: { 'states/saving/invoke/onError/target': 'choosing.saved' },
      edge: ({ from, step, to }) =>
        !to.snapshot.matches({ choosing: 'saved' }) ||
        from.snapshot.matches({ choosing: 'saved' }) ||
        step.name === 'it was kept' ||
        (step.name in said && said[step.name] === from.snapshot.context.picked),
    },
    {
      name: 'a refused choice stays, beside what holds',
      fault: { 'states/saving/invoke/onError/actions': ['takePicked', 'tellStale'] },
      edge: ({ from, to }) => {
        if (!from.snapshot.matches('saving') || !to.snapshot.matches({ choosing: 'refused' })) return true;
        const [before, after] = [from.snapshot.context, to.snapshot.context];
        return after.picked === before.picked && after.every === before.every && after.failure !== null;
      },
    },
    {
      name: 'what holds is only what the gateway said',
      fault: { 'states/choosing/on/submitted/0/actions': 'takePicked' },
      edge: ({ from, step, to }) => {
        const [before, after] = [from.snapshot.context, to.snapshot.context];
        if (step.name in said) return after.every === said[step.name];
        return after.every === (step.name === 'it was kept' ? before.picked : before.every);
      },
    },
    {
      name: 'what is sent is what the page shows as chosen',
      fault: { 'states/saving/invoke/input': () => ({ minutes: 45 }) },
      edge: ({ from, effects }) => {
        const { picked, every } = from.snapshot.context;
        return effects.started.every(
          ({ input }) => (input as { minutes: number }).minutes === (picked ?? every),
        );
      },
    },
    {
      name: 'what the gateway says moves nobody from where they are, but from a message that is over',
      fault: { 'states/choosing/on/standing.read/target': '.missing' },
      edge: ({ from, step, to }) => {
        if (!(step.name in said) || from.snapshot.matches({ choosing: 'saved' })) return true;
        const arrived =
          from.snapshot.matches({ choosing: 'refused' }) && said[step.name] === from.snapshot.context.picked;
        return arrived || plain(from.snapshot.value) === plain(to.snapshot.value);
      },
    },
    {
      name: 'every tab reads again what holds after each answer',
      fault: { 'states/saving/invoke/onDone/actions': 'takePicked' },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches('saving') ||
        !to.snapshot.matches('choosing') ||
        effects.emitted.some(
          (one) =>
            one.type === 'stale' && one.everywhere === true && one.reads.includes('protection.standing'),
        ),
    },
  ],
  examples: [
    { name: 'nothing is said at first', given: 'an hour', way: [], leads: 'choosing.open' },
    {
      name: 'what was chosen in another tab counts here',
      given: 'an hour',
      way: ['the gateway says fifteen minutes'],
      leads: 'choosing.open',
      and: ({ to }) => to.snapshot.context.every === 15,
    },
    {
      name: 'what was chosen in another tab meanwhile is shown beside a refused choice',
      given: 'an hour',
      way: ['picks half an hour', 'saves', 'checkEvery: lost', 'the gateway says fifteen minutes'],
      leads: 'choosing.refused',
      and: ({ to }) => to.snapshot.context.every === 15 && to.snapshot.context.picked === 30,
    },
    {
      name: 'what holds is learned while a choice is on its way',
      given: 'an hour',
      way: ['picks half an hour', 'saves', 'the gateway says fifteen minutes'],
      leads: 'saving',
      and: ({ to }) => to.snapshot.context.every === 15 && to.snapshot.context.picked === 30,
    },
    {
      name: 'what holds already can be saved again',
      given: 'an hour',
      way: ['saves', 'checkEvery: it was kept'],
      leads: 'choosing.saved',
      and: ({ to }) => to.snapshot.context.every === 60,
    },
    {
      name: 'without a choice the page asks for one, and sends nothing',
      given: 'nothing chosen yet',
      way: ['saves'],
      leads: 'choosing.missing',
    },
    {
      name: 'a choice is kept, and counts',
      given: 'an hour',
      way: ['picks fifteen minutes', 'saves', 'checkEvery: it was kept'],
      leads: 'choosing.saved',
      and: ({ to }) => to.snapshot.context.every === 15 && to.snapshot.context.picked === null,
    },
    {
      name: 'a choice whose answer was lost is sent again without the reason',
      given: 'an hour',
      way: ['picks half an hour', 'saves', 'checkEvery: lost', 'saves'],
      leads: 'saving',
      and: ({ to }) => to.snapshot.context.failure === null && to.snapshot.context.picked === 30,
    },
    {
      name: 'a choice whose answer was lost is saved once the gateway says that it holds',
      given: 'an hour',
      way: ['picks fifteen minutes', 'saves', 'checkEvery: lost', 'the gateway says fifteen minutes'],
      leads: 'choosing.saved',
      and: ({ to }) => to.snapshot.context.failure === null && to.snapshot.context.every === 15,
    },
    {
      name: 'a refused choice is picked again without the reason',
      given: 'an hour',
      way: ['picks half an hour', 'saves', 'checkEvery: it is too rare', 'picks fifteen minutes'],
      leads: 'choosing.open',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'another tab chose otherwise: the page no longer says that it saved',
      given: 'an hour',
      way: ['picks half an hour', 'saves', 'checkEvery: it was kept', 'the gateway says fifteen minutes'],
      leads: 'choosing.open',
      and: ({ to }) => to.snapshot.context.every === 15,
    },
  ],
});

const radio = ({ page }: Scene, minutes: number) =>
  centre.region(page).getByRole('radio', { name: `Cada ${minutes} minutos` });
const save = ({ page }: Scene) => centre.region(page).getByRole('button', { name: 'Guardar', exact: true });
const choose = (minutes: number) => (scene: Scene) => radio(scene, minutes).check();

/** Opens the page of limits of a member in the United Kingdom. */
async function begin(scene: Scene, checkMinutes: number | null): Promise<void> {
  await hold(scene, call);
  const value = standingWith({}, { market: 'UK', rules: protections.UK, checkMinutes });
  await scene.sandbox.faults([
    {
      call: 'protection.standing',
      kind: 'answer',
      times: 'always',
      status: 200,
      body: { success: true, value },
    },
  ]);
  await openAs(scene.page, scene.sandbox, 'member1', '/member/protection/limits');
  await expect(save(scene)).toBeEnabled();
  await freeze(scene);
}

const readAgain = {
  en: 'the page reads it again by itself, when it changed in another tab: the examples show it',
  es: 'la página lo lee de nuevo por sí sola, cuando cambió en otra pestaña: lo muestran los ejemplos',
};
const elsewhere = 'reminders are chosen here only where nothing is declared before play: its tours show it';

export const checkEveryProof = defineProof(checkEveryModel, {
  browser: {
    starts: {
      'nothing chosen yet': (scene) => begin(scene, null),
      'an hour': (scene) => begin(scene, 60),
    },
    events: {
      'picks fifteen minutes': {
        when: ({ context }) => (context.picked ?? context.every) !== 15,
        how: choose(15),
      },
      'picks half an hour': {
        when: ({ context }) => (context.picked ?? context.every) !== 30,
        how: choose(30),
      },
      saves: (scene) => save(scene).click(),
      'the gateway says fifteen minutes': readAgain.en,
      'the gateway says that nothing counts': readAgain.en,
    },
    answers: {
      checkEvery: {
        ...byCall(call, checkEveryModel.answers?.checkEvery),
        'session over':
          'a token that is refused opens the login over the page: the journey of SES-03 shows it',
      },
    },
    shows: {
      'choosing.open': (scene) => expect(save(scene)).toBeEnabled(),
      'choosing.missing': ({ page }) => expect(centre.alert(page)).toHaveText('Elige cada cuánto.'),
      'choosing.saved': ({ page }) => expect(centre.done(page, 'Guardado.')).toBeVisible(),
      'choosing.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      saving: (scene) => expect(save(scene)).toBeDisabled(),
    },
  },
  gaps: {
    browser: {
      'choosing · standing.read -> (stays)': readAgain,
      'choosing.saved · standing.read -> choosing.open': readAgain,
      'choosing.refused · standing.read if asPicked -> choosing.saved': readAgain,
      'saving · standing.read -> (stays)': readAgain,
    },
  },
  unmet: {
    'choosing.open': elsewhere,
    'choosing.missing': elsewhere,
    'choosing.saved': elsewhere,
    'choosing.refused': elsewhere,
  },
});
