import { expect, type Locator, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { CallName } from '#contract/calls.ts';
import { actShown, actWays, leaveAct, notDone } from '../../flows/browser/acts.ts';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import { byCall, type Deed, type Scene, type Ways } from '../../flows/browser/stage.ts';
import { wireAnswer } from '../../flows/browser/wire-answer.ts';
import { openWithdraw, payouts } from '../../kit/journeys/payouts.ts';
import { handIn, receipt, takeBack } from '../../kit/journeys/receipts.ts';
import { receiptModel } from '../../machines/wallet/receipt.model.ts';

const asked = receiptModel.inputs?.['paid out'] as { withdrawal: { reference: string } };
const minute = 60_000;

const press =
  (name: string) =>
  ({ page }: Scene) =>
    receipt.button(page, name).click();
const isIn = (snapshot: AnyMachineSnapshot, ...places: string[]) =>
  places.some((asking) => snapshot.matches({ asking }));
const onlyIn = (places: string[], how: (scene: Scene) => Promise<unknown>) => ({
  when: (snapshot: AnyMachineSnapshot) => isIn(snapshot, ...places),
  how,
});
const settled =
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
  const { page, door } = scene;
  await hold(scene, 'wallet.confirmReceipt', 'wallet.reportReceipt', 'wallet.outcome', 'wallet.withdrawal');
  await openWithdraw(page, door, 'vip5', asked.withdrawal.reference);
  await door.held('wallet.withdrawal');
  // The clock stands still before the countdown begins, so that the tour's time is its time.
  await freeze(scene);
  await door.release('wallet.withdrawal', {
    status: 200,
    body: { success: true, value: asked.withdrawal },
  });
  const found = async () => {
    await page.clock.runFor(20);
    return shown(page).count();
  };
  await expect.poll(found).toBe(1);
}

/** The same in a tab that was left before it knew what became of a word. */
async function openLeft(scene: Scene, call: CallName): Promise<void> {
  await leaveAct(scene, 'vip5', call, asked.withdrawal.reference);
  await openPaid(scene, (page) => payouts.outcome(page, 'Comprobando qué pasó…'));
}

/** The gateway has settled it before the word came. */
const toldLate = receiptModel.children?.confirm?.answers?.send?.settled ?? { done: null };

/** The ways to the ends of a word: as those of an act, but for what the page calls them. */
function wordWays(actor: 'confirm' | 'report', call: CallName): Ways {
  const ways = actWays(receiptModel, call, { actor, done: 'kept', other: 'kept', refused: 'refused' });
  const { 'it was done': kept, 'it was refused': refused, 'nothing is known of it': unknown } = ways;
  const [settled] = Object.values(byCall(call, { settled: toldLate }));
  const late = { when: ({ context }: AnyMachineSnapshot) => context.fate === 'none', how: settled as Deed };
  const changed = notDone(call, 'Cambiar');
  return {
    kept,
    refused,
    settled: late,
    'not known of': unknown,
    'not known of, and to be changed': changed,
    broke: ways.broke,
  } as Ways;
}

/** The page reads the withdrawal too, whenever it is told that it changed: both hear the same. */
const looks: Ways = Object.fromEntries(
  Object.entries(receiptModel.answers?.look ?? {}).map(([name, answer]) => {
    const given = wireAnswer(answer);
    if (typeof given === 'string') return [name, given];
    return [
      name,
      async (scene: Scene) => {
        const left = async () => {
          const held = (await scene.door.waiting()).includes('wallet.withdrawal');
          if (held) await scene.door.release('wallet.withdrawal', given);
          return busy(scene).count();
        };
        await expect.poll(left).toBe(0);
      },
    ];
  }),
);
const byItself =
  'the page reads the withdrawal in its own time: the journeys of a further payment and of two tabs';

play({
  model: receiptModel,
  starts: {
    'paid out': (scene) => openPaid(scene, (page) => receipt.button(page, 'Sí, llegó todo')),
    'nothing paid out': 'where nothing is paid out there is no receipt to be seen',
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
      if ((await receipt.row(scene.page, 1).count()) === 0) await handIn(scene.page);
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
    'asks what became of it': 'only a child machine with a defect leads there',
    'looks again': press('Reintentar'),
    'has seen it': press('Entendido'),
    'the page reads of a report': byItself,
    'the page reads of a payment': byItself,
    'the world works out the end': 'it comes by itself, with the question',
    'the device wakes after the end': async ({ page }) => {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 2 * minute);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  },
  answers: {
    look: looks,
    confirm: wordWays('confirm', 'wallet.confirmReceipt'),
    report: wordWays('report', 'wallet.reportReceipt'),
  },
  shows: {
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
    'sending.unheard': 'only a child machine with a defect leads there',
    looking: (scene) => expect(busy(scene).first()).toBeAttached(),
    unread: ({ page }) => expect(receipt.alert(page)).toContainText('No pudimos consultar'),
    conflict: ({ page }) => expect(receipt.alert(page)).toContainText('Este recibo se cerró mientras tanto.'),
    'settled.received': settled('Confirmaste que recibiste'),
    'settled.reported': settled('Dijiste que no llegaron'),
    'settled.counted': settled('ya cuenta como recibido'),
    'settled.forced': settled('el dinero no se devuelve'),
    'settled.refunded': settled('volvió a tu billetera principal'),
  },
  echoes: ['asking · countdown.set -> (stays)'],
});
