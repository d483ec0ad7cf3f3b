import { expect } from '@playwright/test';
import { open } from '#assurance/browser/scenes.ts';
import { over, type Scene, type Ways } from '#assurance/browser/stage.ts';
import { resident } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { appMachine } from '#machines/app.machine.ts';
import { noFeatures } from '#machines/system/features.rules.ts';
import { isHere } from '../kit/journeys/places.ts';
import { signIn, signOut, signOutButton, ui } from '../kit/journeys/ui.ts';
import { broke } from '../kit/models/failures.ts';
import { holdsNone, secrets } from '../kit/models/people.ts';

/** How the parts of the product end that should never end. */
const ends = {
  status: { broke },
  session: { broke },
  signOut: { broke },
  held: { broke },
  help: { broke },
  forsaken: { ended: { done: undefined }, broke },
  language: { broke },
  contact: { broke },
  codes: { 'one broke': { done: undefined }, broke },
  catalog: { broke },
  launch: { ended: { done: undefined }, broke },
  notices: { ended: { done: undefined }, broke },
  standingOfCare: { broke },
};

const toAgents = ['a member is signed in', 'asks for the agent centre'];
const toMembers = ['a demo account is signed in', 'asks for the member centre'];

const appModel = defineModel({
  id: 'app',
  machine: appMachine,
  inputs: {
    'a page is opened': {
      token: secrets.token,
      entrance: 'any',
      language: 'ES',
      firstTime: false,
      host: 'localhost',
      languages: ['ES', 'EN'],
      merchantCode: 'vestibulo',
      games: { hosts: [], own: 'localhost' },
      chance: 0,
    },
  },
  events: {
    'the features are learned': { type: 'features.learned', features: { ...noFeatures, freePlay: true } },
    'nobody is signed in': { type: 'account.changed', account: null },
    'a member is signed in': { type: 'account.changed', account: 'member' },
    'an agent is signed in': { type: 'account.changed', account: 'agent' },
    'a demo account is signed in': { type: 'account.changed', account: 'demo' },
    'asks for the member centre': { type: 'centre.asked', centre: 'member', page: 'securityCenter' },
    'asks for the agent centre': { type: 'centre.asked', centre: 'agent', page: 'agentTeamOverview' },
    'closes the warning': { type: 'warning.closed' },
    reloads: { type: 'reload.clicked' },
  },
  fromOutside: [
    'the features are learned',
    'nobody is signed in',
    'a member is signed in',
    'an agent is signed in',
    'a demo account is signed in',
  ],
  answers: ends,
  // One part that broke is enough: which others break after it changes nothing.
  answered: (snapshot) => !snapshot.matches('broken'),
  project: ({ start, features, account }) => ({
    start: start !== null,
    freePlay: features.freePlay,
    account,
  }),
  properties: [
    {
      name: 'ROL-01 a demo account never enters a centre',
      fault: { 'on/centre.asked/1/guard/type': 'visitor' },
      edge: ({ from, effects }) =>
        from.snapshot.context.account !== 'demo' || effects.emitted.every(({ type }) => type !== 'navigate'),
    },
    {
      name: 'the agent centre opens for agents only',
      fault: { 'on/centre.asked/2/guard/type': 'visitor' },
      edge: ({ from, step, effects }) =>
        step.name !== 'asks for the agent centre' ||
        from.snapshot.context.account === 'agent' ||
        effects.emitted.every(({ type }) => type !== 'navigate'),
    },
    {
      name: 'the only way off the page of a broken part is to start again',
      fault: { 'states/broken/on/centre.asked': 'reloading' },
      edge: ({ from, step, to, effects }) =>
        !from.snapshot.matches('broken') ||
        step.name === 'reloads' ||
        (to.snapshot.matches('broken') &&
          effects.emitted.every(({ type }) => type !== 'navigate' && type !== 'entry.wanted')),
    },
    {
      name: 'the app does not keep the token that it starts the session with',
      fault: { 'states/open/entry': undefined },
      state: ({ snapshot }) => holdsNone(snapshot.context, [secrets.token]),
    },
  ],
  examples: [
    ...Object.entries(ends).flatMap(([part, answers]) =>
      Object.keys(answers).map((how) => ({
        name: `the page says that it is broken once a part of it is (${part}: ${how})`,
        way: [`${part}: ${how}`],
        leads: 'broken',
      })),
    ),
    {
      name: 'features are kept, and the session learns them, whatever the page shows',
      way: [...toAgents, 'the features are learned'],
      leads: 'agentsOnly',
      and: ({ to, effects }) =>
        to.snapshot.context.features.freePlay &&
        effects.sent.some(({ event }) => event.type === 'features.learned'),
    },
    {
      name: 'a visitor who wants to see the member centre is asked to sign in',
      way: ['asks for the member centre'],
      leads: 'open',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'entry.wanted'),
    },
    {
      name: 'a visitor is asked to sign in also while a warning is shown, which stays',
      way: [...toAgents, 'nobody is signed in', 'asks for the member centre'],
      leads: 'agentsOnly',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'entry.wanted'),
    },
    {
      name: 'an agent sees the agent centre, also where a warning is still shown',
      way: [...toAgents, 'an agent is signed in', 'asks for the agent centre'],
      leads: 'agentsOnly',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'navigate'),
    },
    {
      name: 'a member sees the member centre',
      way: ['a member is signed in', 'asks for the member centre'],
      leads: 'open',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'navigate'),
    },
    { name: 'the warning for agents can be closed', way: [...toAgents, 'closes the warning'], leads: 'open' },
    {
      name: 'the warning for demo accounts can be closed',
      way: [...toMembers, 'closes the warning'],
      leads: 'open',
    },
    {
      name: 'a page with a broken part is loaded again on request',
      way: ['session: broke', 'reloads'],
      leads: 'reloading',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'page.reloaded'),
    },
  ],
});

const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Atención' });
const breaks = 'a resident breaks by a defect only; the page for it is shown by a view test';
const defect: Ways = { broke: breaks };

async function become({ page }: Scene, name: string): Promise<void> {
  const enter = ui.header(page).getByRole('button', { name: 'Iniciar sesión' });
  if (await isHere(signOutButton(page), signOutButton(page).or(enter))) await signOut(page);
  await signIn(page, name);
}

const go = ({ page }: Scene, name: string) =>
  ui
    .header(page)
    .getByRole('link', { name })
    .or(ui.header(page).getByRole('button', { name }))
    .first()
    .click();

const elsewhere = {
  en: 'the button is shown only to people who may use it: the chart is the second lock',
  es: 'el botón se muestra solo a quien puede usarlo: el diagrama es la segunda cerradura',
};

export const appProof = defineProof(appModel, {
  browser: {
    starts: { 'a page is opened': (scene) => open(scene) },
    events: {
      'the features are learned': 'they come by themselves, with the first answer',
      'nobody is signed in': 'it is told by itself, at the start and after signing out',
      'a member is signed in': (scene) => become(scene, 'member1'),
      'an agent is signed in': (scene) => become(scene, 'agent1'),
      'a demo account is signed in': (scene) => become(scene, 'demo4'),
      'asks for the member centre': {
        when: ({ context }) => context.account !== null,
        how: (scene) => go(scene, 'Centro de seguridad'),
      },
      'asks for the agent centre': {
        when: ({ context }) => context.account === 'agent',
        how: (scene) => go(scene, 'Centro de agentes'),
      },
      'closes the warning': (scene) =>
        warning(scene)
          .getByRole('button', { name: /Confirmar|Entendido/ })
          .click(),
      reloads: 'the button is on the page of a broken resident only',
    },
    answers: {
      status: defect,
      session: defect,
      signOut: defect,
      held: defect,
      help: defect,
      forsaken: { ended: breaks, broke: breaks },
      language: defect,
      contact: defect,
      codes: { 'one broke': breaks, broke: breaks },
      catalog: { broke: breaks },
      launch: { ended: breaks, broke: breaks },
      notices: { ended: breaks, broke: breaks },
      standingOfCare: defect,
    },
    shows: {
      broken: 'a resident breaks by a defect only; the page for it is shown by a view test',
      reloading: over,
      open: (scene) => expect(warning(scene)).toHaveCount(0),
      needsRealAccount: (scene) =>
        expect(warning(scene)).toContainText('Para esto necesitas una cuenta real.'),
      agentsOnly: (scene) => expect(warning(scene)).toContainText('solo para cuentas de agente'),
    },
    echoes: ['(root) · features.learned -> (stays)', '(root) · account.changed -> (stays)'],
  },
  gaps: {
    wire: {
      '(root) · status error -> broken': 'defect',
      '(root) · session error -> broken': 'defect',
      '(root) · held error -> broken': 'defect',
      '(root) · help error -> broken': 'defect',
      '(root) · signOut error -> broken': 'defect',
      '(root) · forsaken done -> broken': 'afterDefect',
      '(root) · forsaken error -> broken': 'defect',
      '(root) · language error -> broken': 'defect',
      '(root) · contact error -> broken': 'defect',
      '(root) · catalog error -> broken': 'defect',
      '(root) · launch done -> broken': 'afterDefect',
      '(root) · launch error -> broken': 'defect',
      '(root) · notices done -> broken': 'afterDefect',
      '(root) · notices error -> broken': 'defect',
      '(root) · standingOfCare error -> broken': 'defect',
      '(root) · codes done -> broken': 'afterDefect',
      '(root) · codes error -> broken': 'defect',
      'broken · reload.clicked -> reloading': 'afterDefect',
      'broken · centre.asked -> (stays)': 'afterDefect',
    },
    browser: {
      '(root) · centre.asked [0] if visitor -> (stays)': elsewhere,
      '(root) · centre.asked [2] if notAgent -> agentsOnly': elsewhere,
      'agentsOnly · warning.closed -> open': elsewhere,
      '(root) · status error -> broken': 'defect',
      '(root) · session error -> broken': 'defect',
      '(root) · held error -> broken': 'defect',
      '(root) · help error -> broken': 'defect',
      '(root) · signOut error -> broken': 'defect',
      '(root) · forsaken done -> broken': 'defect',
      '(root) · forsaken error -> broken': 'defect',
      '(root) · language error -> broken': 'defect',
      '(root) · contact error -> broken': 'defect',
      '(root) · catalog error -> broken': 'defect',
      '(root) · launch done -> broken': 'defect',
      '(root) · launch error -> broken': 'defect',
      '(root) · notices done -> broken': 'afterDefect',
      '(root) · notices error -> broken': 'defect',
      '(root) · standingOfCare error -> broken': 'defect',
      '(root) · codes done -> broken': 'defect',
      '(root) · codes error -> broken': 'defect',
      'broken · centre.asked -> (stays)': 'defect',
      'broken · reload.clicked -> reloading': 'afterDefect',
    },
  },
  openings: [resident('app')],
});
