import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { openReceipt, paidOut, proofFile, receipt } from '../../kit/journeys/receipts.ts';
import { uploadModel } from '../../machines/wallet/upload.model.ts';

declare global {
  interface Window {
    /** Whoever waits for bytes of a file: let go, or told that there are none. */
    reading: { go: () => void; fail: () => void } | undefined;
  }
}

/** From here on whoever reads a file waits until a step lets it. */
async function holdFiles({ page }: Scene): Promise<void> {
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function wait() {
      return new Promise((resolve, reject) => {
        window.reading = { go: () => resolve(read.call(this)), fail: () => reject(new Error('no bytes')) };
      });
    };
  });
}

const reads =
  (how: 'go' | 'fail') =>
  async ({ page }: Scene) => {
    await page.waitForFunction(() => window.reading !== undefined);
    await page.evaluate((way) => {
      window.reading?.[way]();
      window.reading = undefined;
    }, how);
  };
/** What was read before and given up is not what a later step lets go. */
const forgetReading = ({ page }: Scene) =>
  page.evaluate(() => {
    window.reading = undefined;
  });
const row = ({ page }: Scene) => receipt.row(page, 1);
const press = (name: string | RegExp) => (scene: Scene) =>
  row(scene).getByRole('button', { name, exact: true }).click();
const standsStill = (text: string) => (scene: Scene) => expect(row(scene)).toContainText(text);
const onItsWay = standsStill('Subiendo');

play({
  model: uploadModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'wallet.openProof', 'wallet.sendProof', 'wallet.dropProof');
      await holdFiles(scene);
      await openReceipt(scene.page, scene.door, await paidOut(scene.door));
      await receipt.button(scene.page, 'No llegó nada').click();
      await expect(receipt.files(scene.page)).toBeAttached();
      await freeze(scene);
    },
  },
  events: {
    'chooses a picture': async (scene) => {
      await forgetReading(scene);
      await receipt.files(scene.page).setInputFiles(await proofFile());
    },
    'chooses a text': ({ page }) =>
      receipt
        .files(page)
        .setInputFiles({ name: 'x.html', mimeType: 'text/html', buffer: Buffer.from('<p>x</p>') }),
    'the file is read': reads('go'),
    'a piece is read': reads('go'),
    'the file can’t be read': reads('fail'),
    'stops it': press('Pausar'),
    'lets it go on': async (scene) => {
      await forgetReading(scene);
      await press(/^(Continuar|Reintentar)$/)(scene);
    },
    'takes it back': press('Quitar la imagen 1'),
  },
  answers: {
    open: {
      ...byCall('wallet.openProof', uploadModel.answers?.open),
      'session over': 'a token that is refused opens the login over the form: the journey of SES-03 shows it',
    },
    sendPiece: byCall('wallet.sendProof', uploadModel.answers?.sendPiece),
    drop: byCall('wallet.dropProof', uploadModel.answers?.drop),
  },
  shows: {
    'empty.open': ({ page }) => expect(receipt.files(page)).toBeAttached(),
    'empty.refused': ({ page }) => expect(receipt.alert(page)).toBeVisible(),
    reading: onItsWay,
    'chosen.moving.opening': onItsWay,
    'chosen.moving.cutting': onItsWay,
    'chosen.moving.sending': onItsWay,
    'chosen.cutOff': standsStill('La subida se cortó'),
    'chosen.stopped': standsStill('En pausa'),
    'chosen.ready': standsStill('Lista'),
    dropping: (scene) => expect(row(scene)).toBeVisible(),
  },
});
