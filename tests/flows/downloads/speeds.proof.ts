import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { freeze } from '#assurance/browser/scenes.ts';
import { type Companion, passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { speedsMachine } from '#machines/downloads/speeds.machine.ts';
import type { SpeedsContext } from '#machines/downloads/speeds.rules.ts';
import { type OtherSites, type SiteName, startSites } from '../../kit/journeys/other-sites.ts';
import { ready } from '../../kit/journeys/ui.ts';

const norte = 'https://norte.example/';
const sur = 'https://sur.example/';
const addresses = [norte, sur];

const answered = ({ measured }: SpeedsContext) => Object.values(measured).some((ms) => ms !== null);

const speedsModel = defineModel({
  id: 'speeds',
  machine: speedsMachine,
  events: {
    measures: { type: 'measure.clicked', addresses },
    'norte answers': { type: 'site.timed', address: norte, ms: 20 },
    'norte is silent': { type: 'site.timed', address: norte, ms: null },
    'sur answers': { type: 'site.timed', address: sur, ms: 30 },
    'sur is silent': { type: 'site.timed', address: sur, ms: null },
    stops: { type: 'stopped' },
  },
  fromOutside: ['norte answers', 'norte is silent', 'sur answers', 'sur is silent'],
  project: ({ addresses: asked, measured }) => ({ asked: asked.length, measured }),
  properties: [
    {
      name: 'no address is asked before the person wants it, and then all of them once',
      fault: { 'states/judging/entry': 'timeSites' },
      edge: ({ step, to, effects }) => {
        const asked = effects.emitted.filter(({ type }) => type === 'sites.asked');
        const started = step.name === 'measures' && to.snapshot.matches('measuring');
        return asked.length === (started ? 1 : 0);
      },
    },
    {
      name: 'a figure belongs to the run that is shown',
      fault: { 'states/measured/on/measure.clicked/actions/0': undefined },
      edge: ({ step, to }) =>
        step.name !== 'measures' || Object.keys(to.snapshot.context.measured).length === 0,
    },
    {
      name: 'the page says that none answered only when none did',
      fault: { 'states/judging/always/0/guard': undefined },
      state: ({ snapshot }) =>
        (!snapshot.matches('failed') || !answered(snapshot.context)) &&
        (!snapshot.matches('measured') || answered(snapshot.context)),
    },
    {
      name: 'a run that ends before its last answer lets the browser rest',
      fault: { 'states/measuring/on/stopped/actions': undefined },
      edge: ({ from, step, to, effects }) =>
        !from.snapshot.matches('measuring') ||
        to.snapshot.matches('measuring') ||
        (step.kind === 'event' && step.event.type === 'site.timed') ||
        effects.emitted.some(({ type }) => type === 'sites.left'),
    },
  ],
  examples: [
    {
      name: 'a run with every answer has measured',
      given: 'start',
      way: ['measures', 'norte answers', 'sur is silent'],
      leads: 'measured',
      and: ({ to }) => to.snapshot.context.measured[norte] === 20,
    },
    {
      name: 'a run without any answer has failed, and can be begun again',
      given: 'start',
      way: ['measures', 'norte is silent', 'sur is silent', 'measures'],
      leads: 'measuring.waiting',
    },
    {
      name: 'a run that is stopped keeps what came',
      given: 'start',
      way: ['measures', 'norte answers', 'stops'],
      leads: 'measured',
    },
    {
      name: 'a run waits twelve seconds for each further word',
      given: 'start',
      way: ['measures', 'norte answers'],
      leads: 'measuring.waiting',
      and: ({ to }) => to.timers.some(({ delay }) => delay === 12_000),
    },
    {
      name: 'a run that hears nothing for twelve seconds is over',
      given: 'start',
      way: ['measures', 'after patience (measuring.waiting)'],
      leads: 'failed',
    },
  ],
});

let sites: OtherSites;
const companion: Companion = {
  start: async () => {
    sites = await startSites();
  },
  stop: () => sites.stop(),
};

const section = ({ page }: Scene) => page.getByRole('main');
const press = (scene: Scene, name: RegExp) => section(scene).getByRole('button', { name }).click();
const sees = (scene: Scene, name: string) =>
  expect(section(scene).getByRole('button', { name, exact: true })).toBeEnabled();

/** The addresses are asked one after the other: norte first. */
const turnOf = (name: SiteName) => (snapshot: AnyMachineSnapshot) => {
  const { measured } = snapshot.context as SpeedsContext;
  return (
    snapshot.matches('measuring' as never) && Object.keys(measured).length === (name === 'norte' ? 0 : 1)
  );
};
const answers = (name: SiteName) => ({
  when: turnOf(name),
  how: () => sites.answers(name),
});
const isSilent = (name: SiteName) => ({ when: turnOf(name), how: () => sites.breaks(name) });

const sooner = {
  en: 'the browser itself gives up on an address sooner: the machine’s patience is for a browser that says nothing at all',
  es: 'el propio navegador deja antes una dirección: la paciencia de la máquina es para un navegador que no dice nada',
};

export const speedsProof = defineProof(speedsModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await scene.sandbox.setConfig(sites.settings);
        await scene.page.goto('/download');
        await ready(scene.page);
        await sees(scene, 'Medir desde aquí');
        await freeze(scene);
      },
    },
    events: {
      measures: (scene) => press(scene, /^Medir/),
      'norte answers': answers('norte'),
      'norte is silent': isSilent('norte'),
      'sur answers': answers('sur'),
      'sur is silent': isSilent('sur'),
      stops: (scene) => press(scene, /^Detener$/),
    },
    answers: {},
    shows: {
      resting: (scene) => sees(scene, 'Medir desde aquí'),
      'measuring.waiting': (scene) => sees(scene, 'Detener'),
      'measuring.counting': passed,
      judging: passed,
      measured: (scene) => sees(scene, 'Medir otra vez'),
      failed: (scene) =>
        expect(section(scene).getByRole('alert')).toContainText('Ninguna dirección respondió'),
    },
    companion,
    waits: () => false,
  },
  gaps: { browser: { 'measuring.waiting · after patience -> judging': sooner } },
  openings: [ofPage('/download', { who: null })],
});
