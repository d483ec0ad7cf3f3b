import { expect } from '@playwright/test';
import { hold, holdNext } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { stateLabel } from '#assurance/walk/graph.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { unsurePages } from '../../kit/journeys/unsure.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone, secrets } from '../../kit/models/people.ts';
import { outlivesNone, sessionCovers, sessionLost } from '../../kit/models/session-lost.ts';
import { neverCalledRefused, unheard } from '../../kit/models/unheard.ts';
import { bank, terms } from '../../kit/models/withdrawals.ts';

const binds = [
  'wants to add one',
  'picks another kind',
  'picks an institution',
  'types a number',
  'types the withdraw password',
  'submits',
];
const removes = ['wants to remove one', 'types the withdraw password', 'submits'];
const bound = [...binds, 'bind: lost'];
const removed = [...removes, 'remove: lost'];
const ask = 'asks whether it was done';

const examples: readonly Example<typeof payoutAccountMachine>[] = [
  { name: 'a binding of unknown outcome is shown as unknown', way: bound, leads: 'unsure' },
  {
    name: 'an account on the list as it was typed was bound',
    way: [...bound, ask, 'terms: the new one too'],
    leads: 'listed',
  },
  {
    name: 'an account that was already there is not the one sent',
    way: [...bound, ask, 'terms: the old one'],
    leads: 'binding.notDone',
    and: ({ to: { snapshot } }) => snapshot.context.fields.institution === 'PagoClaro',
  },
  {
    name: 'another new account is not the one sent',
    way: [...bound, ask, 'terms: another new one'],
    leads: 'binding.notDone',
  },
  { name: 'a removal of unknown outcome is shown as unknown', way: removed, leads: 'unsure' },
  {
    name: 'an account missing from the list was removed',
    way: [...removed, ask, 'terms: none'],
    leads: 'listed',
  },
  {
    name: 'an account still on the list was not removed',
    way: [...removed, ask, 'terms: the old one'],
    leads: 'removing.notDone',
  },
  {
    name: 'a list that can’t be read leaves the outcome unknown',
    way: [...removed, ask, 'terms: lost'],
    leads: 'unsure',
  },
  {
    name: 'the form of a binding is shown again',
    way: [...bound, 'wants the form back'],
    leads: 'binding.editing',
  },
  {
    name: 'the form of a removal is shown again',
    way: [...removed, 'wants the form back'],
    leads: 'removing.editing',
  },
  {
    name: 'a number refused after an unheard binding may be bound already, and the page says so',
    way: [...bound, 'wants the form back', 'types the withdraw password', 'submits', 'bind: number refused'],
    leads: 'unsure',
  },
  {
    name: 'a number is called refused once the list shows that it was not bound',
    way: [
      ...bound,
      ask,
      'terms: the old one',
      'types the withdraw password',
      'submits',
      'bind: number refused',
    ],
    leads: 'binding.refused',
  },
  {
    name: 'an account missing after an unheard removal may be removed already, and the page says so',
    way: [
      ...removed,
      'wants the form back',
      'types the withdraw password',
      'submits',
      'remove: no such account',
    ],
    leads: 'unsure',
  },
  {
    name: 'a removal is called refused once the list shows the account',
    way: [
      ...removed,
      ask,
      'terms: the old one',
      'types the withdraw password',
      'submits',
      'remove: no such account',
    ],
    leads: 'removing.refused',
  },
  {
    name: 'a form stays when the session is lost, without its password',
    way: ['wants to add one', 'types a number', 'types the withdraw password', 'the session is lost'],
    leads: 'binding.editing',
    and: ({ to }) =>
      to.snapshot.context.fields.number !== '' && to.snapshot.context.fields.withdrawPassword === '',
  },
  ...(['binding', 'removing'] as const).map((form) => ({
    name: `a withdraw password that is typed and not sent is forgotten in five minutes, and the form stays: ${form}`,
    way: [
      form === 'binding' ? 'wants to add one' : 'wants to remove one',
      'types the withdraw password',
      `after secretKept (${form})`,
    ],
    leads: `${form}.editing`,
    and: ({ to }: Arrival<typeof payoutAccountMachine>) => to.snapshot.context.fields.withdrawPassword === '',
  })),
  {
    name: 'the form of a binding can be left for the list',
    way: ['wants to add one', 'types a number', 'goes back'],
    leads: 'listed',
  },
  {
    name: 'the form of a removal can be left for the list',
    way: ['wants to remove one', 'goes back'],
    leads: 'listed',
  },
  {
    name: 'that an account was bound is said until the next form is opened',
    way: [...binds, 'bind: bound', 'wants to remove one'],
    leads: 'removing.editing',
    and: ({ to }) => to.snapshot.context.said === null,
  },
  {
    name: 'that an account was removed is said until the next form is opened',
    way: [...removes, 'remove: removed', 'wants to add one'],
    leads: 'binding.editing',
    and: ({ to }) => to.snapshot.context.said === null,
  },
  {
    name: 'a refused number is marked, and the list is read again',
    way: [...binds, 'bind: number refused'],
    leads: 'binding.refused',
    and: ({ to, effects }) =>
      to.snapshot.context.failure?.code === 'FIELD_REFUSED' &&
      to.snapshot.context.problems.number === 'format' &&
      effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'a refused removal says why, and the list is read again',
    way: [...removes, 'remove: password wrong'],
    leads: 'removing.refused',
    and: ({ to, effects }) =>
      to.snapshot.context.failure?.code === 'WITHDRAW_PASSWORD_WRONG' &&
      effects.emitted.some(({ type }) => type === 'stale'),
  },
  {
    name: 'the refusal of a binding stays while the form is corrected, and goes once it is sent again',
    way: [...binds, 'bind: number refused', ...binds.slice(1)],
    leads: 'sendingBinding',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
  {
    name: 'the refusal of a removal goes once it is sent again',
    way: [...removes, 'remove: password wrong', ...removes.slice(1)],
    leads: 'sendingRemoval',
    and: ({ to }) => to.snapshot.context.failure === null,
  },
  {
    name: 'that a binding was not done stays to be read, and what is missing from it is marked',
    way: [...bound, ask, 'terms: the old one', 'picks another kind', 'types a number', 'submits'],
    leads: 'binding.notDone',
    and: ({ to }) => to.snapshot.context.problems.withdrawPassword === 'required',
  },
  {
    name: 'a removal that was not done asks for the password when it is sent without one',
    way: [...removed, ask, 'terms: the old one', 'submits'],
    leads: 'removing.notDone',
    and: ({ to }) => to.snapshot.context.problems.withdrawPassword === 'required',
  },
];

const wallet = {
  accountId: 'a-second-account',
  kind: 'EWALLET',
  institution: 'PagoClaro',
  holder: 'Ana',
  number: '••• 6789',
} as const;

const payoutAccountModel = defineModel({
  id: 'payoutAccount',
  machine: payoutAccountMachine,
  events: {
    'wants to add one': { type: 'binding.asked', known: [bank.accountId] },
    'wants to remove one': { type: 'removal.asked', accountId: bank.accountId },
    'picks another kind': { type: 'kind.picked', kind: 'EWALLET' },
    'picks an institution': { type: 'field.changed', field: 'institution', value: 'PagoClaro' },
    'types a number': { type: 'field.changed', field: 'number', value: '5551 2345 6789' },
    'types the withdraw password': {
      type: 'field.changed',
      field: 'withdrawPassword',
      value: secrets.password,
    },
    submits: { type: 'submitted' },
    'asks whether it was done': { type: 'outcome.asked' },
    'wants the form back': { type: 'form.wanted' },
    ...sessionLost,
    'goes back': { type: 'cancelled' },
  },
  fromOutside: ['the session is lost'],
  answers: {
    bind: {
      bound: { done: bank },
      'number refused': refusal('FIELD_REFUSED', { field: 'number' }),
      'too many': refusal('ACCOUNT_LIMIT'),
      'session over': endedToken,
      ...unheard,
    },
    remove: {
      removed: { done: null },
      'password wrong': refusal('WITHDRAW_PASSWORD_WRONG'),
      'no such account': refusal('NOT_FOUND'),
      'session over': endedToken,
      ...unheard,
    },
    terms: {
      'the old one': { done: { ...terms, accounts: [bank] } },
      'the new one too': { done: { ...terms, accounts: [bank, wallet] } },
      'another new one': { done: { ...terms, accounts: [bank, { ...wallet, number: '••• 6780' }] } },
      none: { done: { ...terms, accounts: [] } },
      lost,
      late,
    },
  },
  project: ({ task, kind, fields, accountId, problems, failure, doubted, known, said }) => ({
    task,
    kind,
    filled: Object.values(fields).map((value) => value !== ''),
    accountId,
    problems: Object.values(problems).filter((problem) => problem !== undefined).length,
    failed: failure !== null,
    doubted,
    known,
    said,
  }),
  properties: [
    {
      name: 'an incomplete account is not bound',
      fault: { 'states/binding/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'bind') ||
        Object.values(from.snapshot.context.fields).every((value) => value !== ''),
    },
    {
      name: 'no account is removed without the withdraw password',
      fault: { 'states/removing/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'remove') ||
        from.snapshot.context.fields.withdrawPassword !== '',
    },
    {
      name: 'a withdraw password that is typed and not sent is forgotten after five minutes',
      fault: { 'states/removing/after': undefined },
      state: ({ snapshot, timers }) =>
        snapshot.context.fields.withdrawPassword === '' ||
        !(snapshot.matches('binding') || snapshot.matches('removing')) ||
        timers.some(({ delay }) => delay === 300_000),
    },
    {
      name: 'no withdraw password stays in memory after a binding is sent',
      fault: { 'states/sendingBinding/exit': undefined },
      edge: ({ from, to }) =>
        !from.snapshot.matches('sendingBinding') ||
        to.snapshot.matches('sendingBinding') ||
        holdsNone(to.snapshot.context, [secrets.password]),
    },
    {
      name: 'no withdraw password stays in memory after a removal is sent',
      fault: { 'states/sendingRemoval/exit': undefined },
      edge: ({ from, to }) =>
        !from.snapshot.matches('sendingRemoval') ||
        to.snapshot.matches('sendingRemoval') ||
        holdsNone(to.snapshot.context, [secrets.password]),
    },
    {
      name: 'an open form goes on saying what it said while it is filled in, lacks something or forgets its password',
      fault: { 'states/binding/on/field.changed/0/target': '.editing' },
      edge: ({ from, to }) =>
        !(['binding', 'removing'] as const).some(
          (form) => from.snapshot.matches(form) && to.snapshot.matches(form),
        ) || stateLabel(to.snapshot) === stateLabel(from.snapshot),
    },
    {
      name: 'no typed text stays after the person leaves the form',
      fault: { 'states/listed/entry': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches('listed') || Object.values(snapshot.context.fields).every((value) => value === ''),
    },
    outlivesNone(secrets.password),
    neverCalledRefused(payoutAccountMachine, {
      'states/sendingRemoval/invoke/onError/0/guard': () => false,
    }),
    {
      name: 'only the gateway’s word binds or removes an account, and then the list is read again',
      fault: { 'states/looking/invoke/onDone/0/guard': undefined },
      edge: ({ from, step, to, effects }) => {
        if (!to.snapshot.matches('listed') || from.snapshot.matches('listed') || step.kind !== 'answer')
          return true;
        const said =
          from.snapshot.context.task === 'binding' ? ['bound', 'the new one too'] : ['removed', 'none'];
        return said.includes(step.name) && effects.emitted.some(({ type }) => type === 'stale');
      },
    },
    {
      name: 'the message of success names what the person asked for',
      fault: { 'states/looking/invoke/onDone/0/actions': 'tellStale' },
      edge: ({ from, step, to }) =>
        step.kind !== 'answer' ||
        !to.snapshot.matches('listed') ||
        to.snapshot.context.said === (from.snapshot.context.task === 'binding' ? 'bound' : 'removed'),
    },
  ],
  examples,
});

const card = ({ page }: Scene) => payouts.card(page, 'Cuentas de cobro');
const field = (scene: Scene, name: string) => card(scene).getByLabel(name, { exact: true });
const submit = (scene: Scene) => card(scene).getByRole('button', { name: /^(Vincular|Quitar la) cuenta$/ });
const reloaded = 'a token that is refused opens the login over the page: the journey of SES-03 shows it';
const binding = ({ context }: { context: { task: string | null } }) => context.task === 'binding';

export const payoutAccountProof = defineProof(payoutAccountModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'wallet.bindPayoutAccount', 'wallet.removePayoutAccount');
        await openWithdraw(scene.page, scene.sandbox);
        await expect(card(scene).getByRole('listitem')).toHaveCount(1);
      },
    },
    events: {
      'wants to add one': (scene) => card(scene).getByRole('button', { name: 'Añadir una cuenta' }).click(),
      'wants to remove one': (scene) =>
        card(scene)
          .getByRole('listitem')
          .getByRole('button', { name: /^Quitar/ })
          .click(),
      'picks another kind': {
        when: ({ context }) => context.kind === 'BANK',
        how: (scene) => field(scene, 'Tipo').selectOption('EWALLET'),
      },
      'picks an institution': {
        // What the chart calls a wallet is one only once that kind was picked.
        when: ({ context }) =>
          binding({ context }) && context.kind === 'EWALLET' && context.fields.institution === '',
        how: (scene) => field(scene, 'Banco o billetera').selectOption('PagoClaro'),
      },
      'types a number': {
        when: ({ context }) => binding({ context }) && context.fields.number === '',
        how: (scene) => field(scene, 'Número de cuenta').fill('5551 2345 6789'),
      },
      'types the withdraw password': {
        when: ({ context }) => context.fields.withdrawPassword === '',
        how: (scene) => field(scene, 'Contraseña de retiro').fill('246810'),
      },
      submits: (scene) => submit(scene).click(),
      'asks whether it was done': async (scene) => {
        await holdNext(scene, 'wallet.payoutTerms');
        await centre.button(scene.page, 'Preguntar ahora').click();
      },
      'wants the form back': unsurePages.wantsForm,
      'goes back': (scene) => card(scene).getByRole('button', { name: 'Cancelar' }).click(),
      'the session is lost': sessionCovers.en,
    },
    answers: {
      terms: {
        ...byCall('wallet.payoutTerms', payoutAccountModel.answers?.terms),
        // As the sandbox has them.
        'the old one': ({ sandbox }) => sandbox.release('wallet.payoutTerms'),
      },
      bind: {
        ...byCall('wallet.bindPayoutAccount', payoutAccountModel.answers?.bind),
        'session over': reloaded,
      },
      remove: {
        ...byCall('wallet.removePayoutAccount', payoutAccountModel.answers?.remove),
        'session over': reloaded,
      },
    },
    shows: {
      'binding.notDone': unsurePages.notDone,
      'removing.notDone': unsurePages.notDone,
      unsure: unsurePages.unsure,
      looking: unsurePages.looking,
      listed: (scene) => expect(card(scene).getByRole('button', { name: 'Añadir una cuenta' })).toBeEnabled(),
      'binding.editing': (scene) => expect(submit(scene)).toBeEnabled(),
      'binding.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sendingBinding: (scene) => expect(submit(scene)).toBeDisabled(),
      'removing.editing': (scene) => expect(submit(scene)).toBeEnabled(),
      'removing.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      sendingRemoval: (scene) => expect(submit(scene)).toBeDisabled(),
    },
  },
  gaps: {
    browser: {
      '(root) · session.lost -> (stays)': sessionCovers,
    },
  },
  openings: [ofPage('/member/withdraw')],
});
