import { expect } from '@playwright/test';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { sees } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import type { Arrival } from '#assurance/walk/model.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { type ActInput, keyAfter } from '#machines/kit/act.rules.ts';
import { claimMachine } from '#machines/promotions/claim.machine.ts';
import type { ClaimContext } from '#machines/promotions/claim.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { payouts } from '../../kit/journeys/payouts.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { refusal } from '../../kit/models/failures.ts';
import { actEnds, actProject, actProperties, brokenExamples, opened } from '../../kit/models/money.ts';
import { centreOf, claimable, claimed } from '../../kit/models/rewards.ts';

const { id, amount } = claimable;
const call = 'promotions.claim';
const { key } = opened['a first key'];
const early = 'CLAIM_EARLY';

/** Less was paid than was shown. */
const other = { ...claimed, amount: '9.00' };

/** How the gateway says that it was claimed before, or that it is too late. */
const refusedWith = (code: string) =>
  ({ done: { end: 'refused', record: null, failure: refusal(code).error.failure, key } }) as const;

const contextOf = ({ to }: Arrival) => to.snapshot.context as ClaimContext;
const fateOf = ({ effects }: Arrival) => (effects.started[0]?.input as ActInput | undefined)?.fate;

const claimModel = defineModel({
  id: 'claim',
  machine: claimMachine,
  inputs: Object.fromEntries(
    Object.entries(opened).map(([name, one]) => [
      name,
      { ...one, call, id, language: 'ES', seen: { id, amount } },
    ]),
  ),
  events: {
    claims: { type: 'submitted' },
    'asks for the outcome': { type: 'check.asked' },
    'has seen it': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: {
    act: {
      ...actEnds(claimed, other, early),
      'it was claimed before': refusedWith('ALREADY_CLAIMED'),
      'it came too late': refusedWith('CLAIM_EXPIRED'),
    },
  },
  children: {
    act: actModelOf(call, claimed, other, {
      'not ready yet': refusal(early),
      'claimed before': refusal('ALREADY_CLAIMED'),
      'too late': refusal('CLAIM_EXPIRED'),
    }),
  },
  project: actProject,
  properties: [
    ...actProperties({ in: 'claimable', id: 'claim' }),
    {
      name: 'what was claimed before is the member’s already: a success, and no refusal',
      fault: { 'states/acting/invoke/onDone/1/guard': () => false },
      edge: ({ step, to }) =>
        step.name !== 'it was claimed before' ||
        (to.snapshot.matches('claimedBefore') && to.snapshot.context.failure === null),
    },
    {
      name: 'a claim that came too late is not offered again',
      fault: { 'states/acting/invoke/onDone/2/guard': () => false },
      edge: ({ step, to }) => step.name !== 'it came too late' || to.snapshot.matches('expired'),
    },
  ],
  examples: [
    { name: 'it can be claimed at once', way: [], leads: 'claimable.waiting' },
    {
      name: 'the outcome of a claim from before the page was opened is asked for first',
      given: 'a key from before the page was opened',
      way: [],
      leads: 'acting',
      and: (end) => fateOf(end) === 'kept',
    },
    {
      name: 'one press claims it',
      way: ['claims'],
      leads: 'acting',
      and: (end) => fateOf(end) === 'none',
    },
    { name: 'a second press sends nothing', way: ['claims', 'claims'], leads: 'acting' },
    {
      name: 'a claim that is not ready yet is refused with its reason, and the rewards are read again',
      way: ['claims', 'act: it was refused'],
      leads: 'claimable.refused',
      and: (end) =>
        contextOf(end).failure?.code === early && end.effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'a refused claim can be tried again, without the reason',
      way: ['claims', 'act: it was refused', 'claims'],
      leads: 'acting',
      and: (end) => contextOf(end).failure === null,
    },
    {
      name: 'a claim that did not happen goes back to its button, under the next key',
      way: ['claims', 'act: it did not happen'],
      leads: 'claimable.waiting',
      and: (end) => contextOf(end).key === keyAfter(key),
    },
    { name: 'what was claimed is shown', way: ['claims', 'act: it was done'], leads: 'claimed' },
    {
      name: 'what was claimed elsewhere is shown as the member’s',
      way: ['claims', 'act: it was claimed before'],
      leads: 'claimedBefore',
    },
    {
      name: 'a claim after the deadline ends there, with its reason',
      way: ['claims', 'act: it came too late'],
      leads: 'expired',
      and: (end) => contextOf(end).failure?.code === 'CLAIM_EXPIRED',
    },
    {
      name: 'once it was seen, what can be claimed next is claimed under a new key',
      way: ['claims', 'act: it was done', 'has seen it'],
      leads: 'claimable.waiting',
      and: (end) => contextOf(end).key === 'a-second-key-of-money' && contextOf(end).record === null,
    },
    {
      name: 'so it is when it had been claimed before',
      way: ['claims', 'act: it was claimed before', 'has seen it'],
      leads: 'claimable.waiting',
    },
    {
      name: 'an expired one is gone once that was seen',
      way: ['claims', 'act: it came too late', 'has seen it'],
      leads: 'claimable.waiting',
      and: (end) => contextOf(end).failure === null,
    },
    {
      name: 'what was claimed elsewhere makes the product read the amounts again',
      way: ['claims', 'act: it was claimed before'],
      leads: 'claimedBefore',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'what came too late has the rewards read again',
      way: ['claims', 'act: it came too late'],
      leads: 'expired',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'after one that was claimed elsewhere the next is claimed under a new key',
      way: ['claims', 'act: it was claimed before', 'has seen it', 'claims'],
      leads: 'acting',
      and: (end) => contextOf(end).key === 'a-second-key-of-money' && fateOf(end) === 'none',
    },
    ...brokenExamples(['claims']),
  ],
});

const button = 'Cobrar P 12.00';
const outcome = sees(payouts.outcome);

/** It can be claimed. */
const offered = ({ page }: Scene) => expect(centre.button(page, button)).toBeEnabled();

const saysNo = (code: string) => ({
  when: ({ context }: { context: ClaimContext }) => context.fate === 'none',
  how: ({ sandbox }: Scene) =>
    sandbox.release(call, { status: 422, body: { success: false, code, message: 'No.' } }),
});

export const claimProof = defineProof(claimModel, {
  browser: {
    starts: actStarts({
      call,
      who: 'member1',
      about: id,
      open: async ({ page, sandbox }) => {
        await sandbox.faults([
          { call: 'promotions.rewards', kind: 'answer', times: 'always', ...centreOf(claimable) },
        ]);
        await openAs(page, sandbox, 'member1', `/member/rewardCenter/${id}`);
      },
      ready: offered,
      says: outcome,
    }),
    events: {
      claims: ({ page }) => centre.button(page, button).click(),
      'asks for the outcome': onlyByDefect,
      'has seen it': ({ page }) => centre.button(page, 'Entendido').click(),
    },
    answers: {
      act: {
        ...actWays(claimModel, call),
        'it was claimed before': saysNo('ALREADY_CLAIMED'),
        'it came too late': saysNo('CLAIM_EXPIRED'),
      },
    },
    shows: {
      opening: passed,
      'claimable.waiting': offered,
      'claimable.refused': async (scene) => {
        await expect(centre.alert(scene.page)).toBeVisible();
        await offered(scene);
      },
      acting: (scene) => actShown(scene, button),
      unheard: onlyByDefect,
      claimed: ({ page }) =>
        expect(payouts.outcome(page, 'Está en tu billetera principal y en el detalle')).toBeVisible(),
      claimedBefore: outcome('Ya es tuya'),
      expired: async ({ page }) => {
        await expect(centre.alert(page)).toBeVisible();
        await expect(centre.button(page, button)).toHaveCount(0);
      },
    },
    echoes: drawn('claimable'),
  },
  gaps: {
    wire: brokenAct,
    browser: brokenAct,
  },
  openings: [ofPage('/member/rewardCenter/{reference}', { prepare: 'claim' })],
});
