import { expect, type Locator, type Page } from '@playwright/test';
import { type AnyMachineSnapshot, assign } from 'xstate';
import { actShown, actWays, leaveAct, notDone, onlyByDefect } from '#assurance/browser/acts.ts';
import { freeze, hold, presses, wakeLater } from '#assurance/browser/scenes.ts';
import { byCall, type PageAction, passed, type Scene, type Ways } from '#assurance/browser/stage.ts';
import { wireAnswer } from '#assurance/browser/wire-answer.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import type { Answer, FlowEdge } from '#assurance/walk/graph.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { ActCall, CallName } from '#contract/calls.ts';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { type ActEnd, type ActInput, keyAfter } from '#machines/kit/act.rules.ts';
import { receiptMachine } from '#machines/wallet/receipt.machine.ts';
import { remainingOf } from '#machines/wallet/receipt.rules.ts';
import { confirmInput } from '#machines/wallet/receipt-word.rules.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { isHere, runUntil } from '../../kit/journeys/places.ts';
import { handIn, receipt, takeBack } from '../../kit/journeys/receipts.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { broke, late, lost, refusal } from '../../kit/models/failures.ts';
import { pending, withReceipt } from '../../kit/models/withdrawals.ts';
import { receiptExamples } from './receipt.examples.ts';

const over = { remaining: '0.00', dueAt: null, secondsLeft: null } as const;

const asked = withReceipt({});
const states = {
  'it is still open': asked,
  'it is received': withReceipt({ ...over, state: 'RECEIVED', received: '49.00' }),
  'it is reported': withReceipt({ state: 'REPORTED', dueAt: null, secondsLeft: null }),
  'it is counted': withReceipt({ ...over, state: 'COUNTED' }),
  'it is forced': withReceipt({ ...over, state: 'FORCED' }),
  'it is refunded': withReceipt({ ...over, state: 'REFUNDED' }),
} as const;
const looks = Object.fromEntries(
  Object.entries(states).map(([name, withdrawal]) => [name, { done: withdrawal }]),
);
const settled = refusal('ALREADY_SETTLED', states['it is counted']);
const key = 'a-key-of-one-word';
const nothing = { record: null, failure: null, key } as const;

/** How a word may end: kept, refused, not known of; `code` is what its own refusal says. */
function wordEnds(record: Withdrawal, code: string) {
  const refused = { ...nothing, end: 'refused' } as const;
  const next = { ...nothing, key: keyAfter(key) };
  return {
    kept: { done: { ...nothing, end: 'done', record } },
    settled: { done: { ...refused, failure: settled.error.failure } },
    refused: { done: { ...refused, failure: refusal(code).error.failure } },
    'it did not happen': { done: { ...next, end: 'left' } },
    'it did not happen, to be changed': { done: { ...next, end: 'changed' } },
    broke,
  } as const satisfies Record<string, Answer<ActEnd>>;
}

/** The model of a word as an act of its own. */
function wordModel(call: ActCall, record: Withdrawal, code: string) {
  return actModelOf(call, record, record, { settled, 'it is refused': refusal(code) });
}
const [received, reported] = [states['it is received'], states['it is reported']];

/** The states in which it is settled, by what the gateway calls them. */
const shownAs = {
  RECEIVED: 'received',
  REPORTED: 'reported',
  COUNTED: 'counted',
  FORCED: 'forced',
  REFUNDED: 'refunded',
} as const;

const receiptModel = defineModel({
  id: 'receipt',
  machine: receiptMachine,
  inputs: {
    'paid out': { withdrawal: asked },
    'nothing paid out': { withdrawal: pending },
    'a word from before the page was opened': {
      withdrawal: asked,
      kept: { key: 'a-key-from-before', answer: 'full' },
    },
    'a report from before the page was opened': {
      withdrawal: asked,
      kept: { key: 'a-key-from-before', answer: 'none' },
    },
  },
  events: {
    'all of it arrived': { type: 'full.picked', key },
    'a part arrived': { type: 'part.picked', key },
    'nothing arrived': { type: 'none.picked', key },
    'types what arrived': { type: 'field.changed', field: 'received', value: '20' },
    'types what is left': { type: 'field.changed', field: 'remaining', value: '29' },
    'hands in a proof': { type: 'submitted', proofs: ['a-proof-of-nothing'] },
    'hands in no proof': { type: 'submitted', proofs: [] },
    'goes back': { type: 'edited' },
    confirms: { type: 'confirmed' },
    'asks for the outcome': { type: 'check.asked' },
    'looks again': { type: 'look.asked' },
    'has seen it': { type: 'seen' },
    'the page reads of a report': { type: 'withdrawal.read', withdrawal: states['it is reported'] },
    'the page reads of a payment': { type: 'withdrawal.read', withdrawal: asked },
    'the world works out the end': { type: 'countdown.set', endsAt: 1_795_000_060_000 },
    'the device wakes after the end': { type: 'countdown.passed' },
  },
  fromOutside: [
    'the page reads of a report',
    'the page reads of a payment',
    'the world works out the end',
    'the device wakes after the end',
  ],
  answers: {
    look: { ...looks, lost, late },
    confirm: wordEnds(received, 'FIELD_REFUSED'),
    report: wordEnds(reported, 'PROOF_REFUSED'),
  },
  children: {
    confirm: wordModel('wallet.confirmReceipt', received, 'FIELD_REFUSED'),
    report: wordModel('wallet.reportReceipt', reported, 'PROOF_REFUSED'),
  },
  project: ({
    withdrawal,
    key,
    fate,
    again,
    begunHere,
    answer,
    typed,
    proofs,
    problems,
    failure,
    refusal,
    word,
  }) => ({
    receipt: withdrawal.receipt && [withdrawal.receipt.state, withdrawal.receipt.remaining],
    key: key !== '',
    fate,
    again,
    begunHere,
    answer,
    typed: [typed.received, typed.remaining],
    proofs: proofs.length,
    problems: [problems.received, problems.remaining, problems.proofs],
    failure: failure && (failure.code ?? 'no answer'),
    refusal: refusal?.code,
    word,
  }),
  properties: [
    {
      name: 'WDR-05 a receipt is never both received and not received: no second word is given while one may be on its way',
      fault: { 'states/sending/states/unheard/on/check.asked': 'turning' },
      path: {
        start: 'known',
        next: (before: 'known' | 'open', { step, effects }: FlowEdge) => {
          const heard = step.kind === 'answer' && step.actor !== 'look';
          const open = heard ? step.name === 'broke' : before === 'open';
          const said = effects.started.filter(({ id }) => id !== 'look');
          const whole = said.every(({ input }) => !open || (input as ActInput).fate === 'kept');
          return whole && (open ? 'open' : 'known');
        },
      },
    },
    {
      name: 'WDR-05 a settled receipt shows what the gateway says',
      fault: { 'states/deciding/always/5/guard': undefined },
      state: ({ snapshot }) =>
        Object.entries(shownAs).every(
          ([said, shown]) =>
            !snapshot.matches({ settled: shown }) || snapshot.context.withdrawal.receipt?.state === said,
        ),
    },
    {
      name: 'WDR-05 the page says so when another word came first while it was asking',
      fault: { 'states/deciding/always/0/guard': () => false },
      edge: ({ from, step, to }) => {
        const { withdrawal, word } = from.snapshot.context;
        const open = withdrawal.receipt?.state === 'OPEN' && word !== 'kept';
        return !open || step.name !== 'it is reported' || to.snapshot.matches('conflict');
      },
    },
    {
      name: 'WDR-05 a kept word counts only for its own payment, not for the rest that the page asks about next',
      fault: {
        'states/looking/invoke/onDone/actions': assign(({ event }) => ({ withdrawal: event.output })),
      },
      state: ({ snapshot }) => !snapshot.matches('asking') || snapshot.context.word !== 'kept',
    },
    {
      name: 'WDR-01 the received amount and the missing amount add up to the amount asked about',
      fault: { 'states/asking/states/weighing/always/0/guard': undefined },
      edge: ({ from, effects }) => {
        if (!effects.started.some(({ id, input }) => id === 'confirm' && (input as ActInput).fate !== 'kept'))
          return true;
        const { received, remaining } = confirmInput(from.snapshot.context);
        return Number(received) + Number(remaining) === Number(remainingOf(from.snapshot.context.withdrawal));
      },
    },
    {
      name: 'WDR-02 a report carries one to three proofs',
      fault: {
        'states/asking/on/none.picked': {
          target: '.sure',
          actions: { type: 'begin', params: { type: 'none.picked', key: 'a-key' } },
        },
      },
      edge: ({ from, effects }) => {
        const { length } = from.snapshot.context.proofs;
        const sent = effects.started.some(
          ({ id, input }) => id === 'report' && (input as ActInput).fate !== 'kept',
        );
        return !sent || (length >= 1 && length <= 3);
      },
    },
    {
      name: 'WDR-04 the gateway is asked when the time is over, whatever form is open',
      fault: { 'states/asking/on/countdown.passed': '.choosing' },
      edge: ({ from, step, to }) =>
        step.name !== 'the device wakes after the end' ||
        !from.snapshot.matches('asking') ||
        to.snapshot.matches('looking'),
    },
    {
      name: 'WDR-04 a question that is asked again shows the time that the gateway just gave',
      fault: { 'states/sending/states/confirming/invoke/onDone/1/target': '#receipt.asking.refused' },
      edge: ({ from, step, to }) =>
        from.snapshot.matches('asking') || !to.snapshot.matches('asking') || step.name === 'it is still open',
    },
    {
      name: 'every page that shows this withdrawal hears of a kept word',
      fault: { 'states/kept/entry': 'keepWord' },
      edge: ({ step, effects }) =>
        step.name !== 'kept' || effects.emitted.some(({ type }) => type === 'stale'),
    },
    {
      name: 'the product announces a change only after the gateway kept the person’s word',
      fault: { 'states/unread/on/look.asked': 'kept' },
      edge: ({ step, effects }) =>
        step.name === 'kept' || effects.emitted.every(({ type }) => type !== 'stale'),
    },
  ],
  examples: receiptExamples,
});

const askedOnPage = receiptModel.inputs?.['paid out'] as { withdrawal: { reference: string } };
const minute = 60_000;

const press = presses(receipt.button);
const isIn = (snapshot: AnyMachineSnapshot, ...places: string[]) =>
  places.some((asking) => snapshot.matches({ asking }));
const onlyIn = (places: string[], how: (scene: Scene) => Promise<unknown>) => ({
  when: (snapshot: AnyMachineSnapshot) => isIn(snapshot, ...places),
  how,
});
const settledOnPage =
  (title: string) =>
  ({ page }: Scene) =>
    expect(receipt.settled(page, title)).toBeVisible();
const question = ({ page }: Scene) => expect(receipt.button(page, 'Sí, llegó todo')).toBeVisible();
const saying = ({ page }: Scene) =>
  receipt.card(page).getByRole('button', { name: /^(Confirmar lo recibido|Reportar que no llegó)$/ });
const busy = ({ page }: Scene) =>
  receipt
    .card(page)
    .locator('[aria-busy="true"]')
    .or(receipt.card(page).getByText('Consultando el recibo…'))
    .or(payouts.outcome(page, 'Comprobando qué pasó…'));

/** Opens the page of the withdrawal, and lets its time stand still before the countdown begins. */
async function openPaid(scene: Scene, shown: (page: Page) => Locator): Promise<void> {
  const { page, sandbox } = scene;
  await hold(scene, 'wallet.confirmReceipt', 'wallet.reportReceipt', 'wallet.outcome', 'wallet.withdrawal');
  await openWithdraw(page, sandbox, 'vip5', askedOnPage.withdrawal.reference);
  await sandbox.held('wallet.withdrawal');
  // The clock stands still before the countdown begins, so that the tour's time is its time.
  await freeze(scene);
  await sandbox.release('wallet.withdrawal', {
    status: 200,
    body: { success: true, value: askedOnPage.withdrawal },
  });
  await runUntil(page, async () => (await shown(page).count()) === 1);
}

/** The same in a tab that was left before it knew what became of a word. */
async function openLeft(scene: Scene, call: CallName): Promise<void> {
  await leaveAct(scene, 'vip5', call, askedOnPage.withdrawal.reference);
  await openPaid(scene, (page) => payouts.outcome(page, 'Comprobando qué pasó…'));
}

/** The gateway had settled it before the answer came. */
const settledLate = receiptModel.children?.confirm?.answers?.send?.settled ?? { done: null };

/** The ways to the ends of a word: as those of an act, but for what the page calls them. */
function wordWays(actor: 'confirm' | 'report', call: CallName): Ways {
  const ways = actWays(receiptModel, call, { actor, done: 'kept', other: 'kept', refused: 'refused' });
  const { 'it was done': kept, 'it was refused': refused, 'it did not happen': unsent } = ways;
  const [settledOnPage] = Object.values(byCall(call, { settled: settledLate }));
  const late = {
    when: ({ context }: AnyMachineSnapshot) => context.fate === 'none',
    how: settledOnPage as PageAction,
  };
  const changed = notDone(call, 'Cambiar');
  return {
    kept,
    refused,
    settled: late,
    'it did not happen': unsent,
    'it did not happen, to be changed': changed,
    broke: ways.broke,
  } as Ways;
}

/** The page reads the withdrawal too, whenever it is told that it changed: both hear the same. */
const looksOnPage: Ways = Object.fromEntries(
  Object.entries(receiptModel.answers?.look ?? {}).map(([name, answer]) => {
    const given = wireAnswer(answer);
    if (typeof given === 'string') return [name, given];
    return [
      name,
      async (scene: Scene) => {
        const left = async () => {
          const held = (await scene.sandbox.waiting()).includes('wallet.withdrawal');
          if (held) await scene.sandbox.release('wallet.withdrawal', given);
          return busy(scene).count();
        };
        await expect.poll(left).toBe(0);
      },
    ];
  }),
);
const byItself =
  'the page decides when to read the withdrawal: the journeys of a further payment and of two tabs show it';

const elsewhere = {
  en: 'the page decides when to read the withdrawal: the journeys of a further payment and of two tabs show it',
  es: 'la página decide cuándo lee el retiro: lo muestran los recorridos de otro pago y de dos pestañas',
};

const brokenAct = {
  'sending.confirming · confirm error -> sending.unheard': 'defect',
  'sending.reporting · report error -> sending.unheard': 'defect',
  'sending.unheard · check.asked -> sending.turning': 'afterDefect',
} as const;

export const receiptProof = defineProof(receiptModel, {
  browser: {
    starts: {
      'paid out': (scene) => openPaid(scene, (page) => receipt.button(page, 'Sí, llegó todo')),
      'nothing paid out': 'the product shows no receipt before anything is paid out',
      'a word from before the page was opened': (scene) => openLeft(scene, 'wallet.confirmReceipt'),
      'a report from before the page was opened': (scene) => openLeft(scene, 'wallet.reportReceipt'),
    },
    events: {
      'all of it arrived': onlyIn(['choosing', 'refused'], press('Sí, llegó todo')),
      'a part arrived': onlyIn(['choosing', 'refused'], press('Llegó una parte')),
      'nothing arrived': onlyIn(['choosing', 'refused'], press('No llegó nada')),
      'types what arrived': {
        when: ({ context }) => context.typed.received === '',
        how: ({ page }) => receipt.field(page, 'Lo que llegó').fill('20'),
      },
      'types what is left': {
        when: ({ context }) => context.typed.remaining === '',
        how: ({ page }) => receipt.field(page, 'Lo que falta').fill('29'),
      },
      'hands in a proof': onlyIn(['none'], async (scene) => {
        const handed = receipt.row(scene.page, 1);
        if (!(await isHere(handed, receipt.button(scene.page, 'Continuar')))) await handIn(scene.page);
        await press('Continuar')(scene);
      }),
      'hands in no proof': async (scene) => {
        await takeBack(scene.page);
        await press('Continuar')(scene);
      },
      'goes back': onlyIn(['part', 'none', 'sure'], ({ page }) =>
        receipt
          .card(page)
          .getByRole('button', { name: /^(Volver|Cambiar)$/ })
          .click(),
      ),
      confirms: (scene) => saying(scene).click(),
      'asks for the outcome': onlyByDefect,
      'looks again': press('Reintentar'),
      'has seen it': press('Entendido'),
      'the page reads of a report': byItself,
      'the page reads of a payment': byItself,
      'the world works out the end': 'it comes by itself, with the question',
      'the device wakes after the end': (scene) => wakeLater(scene, 2 * minute),
    },
    answers: {
      look: looksOnPage,
      confirm: wordWays('confirm', 'wallet.confirmReceipt'),
      report: wordWays('report', 'wallet.reportReceipt'),
    },
    shows: {
      opening: passed,
      deciding: passed,
      'asking.weighing': passed,
      'sending.turning': passed,
      kept: passed,
      'settled.nothing': 'the product shows no receipt before anything is paid out',
      'asking.choosing': question,
      'asking.refused': async (scene) => {
        await expect(receipt.alert(scene.page)).toBeVisible();
        await question(scene);
      },
      'asking.part': ({ page }) => expect(receipt.field(page, 'Lo que llegó')).toBeEditable(),
      'asking.none': ({ page }) => expect(receipt.card(page).getByText('Comprobantes')).toBeVisible(),
      'asking.sure': (scene) => expect(saying(scene)).toBeEnabled(),
      'sending.confirming': (scene) => actShown(scene, 'Confirmar lo recibido'),
      'sending.reporting': (scene) => actShown(scene, 'Reportar que no llegó'),
      'sending.unheard': onlyByDefect,
      looking: (scene) => expect(busy(scene).first()).toBeAttached(),
      unread: ({ page }) => expect(receipt.alert(page)).toContainText('No pudimos consultar'),
      conflict: ({ page }) =>
        expect(receipt.alert(page)).toContainText('Este recibo se cerró mientras tanto.'),
      'settled.received': settledOnPage('Confirmaste que recibiste'),
      'settled.reported': settledOnPage('Dijiste que no llegaron'),
      'settled.counted': settledOnPage('ya cuenta como recibido'),
      'settled.forced': settledOnPage('el dinero no se devuelve'),
      'settled.refunded': settledOnPage('volvió a tu billetera principal'),
    },
    echoes: ['asking · countdown.set -> (stays)'],
  },
  gaps: {
    wire: brokenAct,
    browser: {
      ...brokenAct,
      'asking · withdrawal.read if news -> looking': elsewhere,
      'settled · withdrawal.read if news -> looking': elsewhere,
      'deciding · always [10] -> settled.nothing': {
        en: 'the product shows no receipt before anything is paid out',
        es: 'mientras no se haya pagado nada, el producto no muestra ningún recibo',
      },
    },
  },
  openings: [
    ofPage('/member/withdraw/{reference}', {
      prepare: 'paid withdrawal',
      who: 'vip5',
      input: 'paid out',
    }),
  ],
  unmet: {
    'settled.nothing': 'the product shows a receipt only when something has been paid out',
    'settled.received':
      'the page reads the withdrawal again at once, and the sandbox has heard no answer to it',
    'settled.reported':
      'the page reads the withdrawal again at once, and the sandbox has heard no report of it',
    'settled.forced': 'the page reads the withdrawal again at once, and the sandbox has not closed it',
    'settled.refunded': 'the page reads the withdrawal again at once, and the sandbox has given nothing back',
  },
});
