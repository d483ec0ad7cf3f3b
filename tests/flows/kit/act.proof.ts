import { expect } from '@playwright/test';
import { leaveAct } from '#assurance/browser/acts.ts';
import { freeze, hold, presses, sees } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openCentre, purse } from '../../kit/journeys/wallet.ts';
import { actModel } from '../../kit/models/act.model.ts';

const press = presses(centre.button);
const outcome = sees(purse.outcome);
const form = ({ page }: Scene) => expect(purse.amount(page)).toBeEditable();

/** With whom money can be sent to: they are asked for after a while, which no longer passes once time stands still. */
const ready = async (scene: Scene) => {
  await form(scene);
  await expect(purse.recipient(scene.page, 'downline1a')).toBeVisible();
};

/** Opens the page of an act with all its features: a form with a password, and no follow-up of its own. */
async function begin(scene: Scene, shown: (scene: Scene) => Promise<void>): Promise<void> {
  await hold(scene, 'wallet.sendToLine', 'wallet.outcome');
  await openCentre(scene.page, scene.sandbox, 'transferUpline', 'agent1');
  await shown(scene);
  await freeze(scene);
}

async function prepare(scene: Scene): Promise<void> {
  const { page } = scene;
  await purse.recipient(page, 'downline1a').check();
  await purse.amount(page).fill('50');
  await centre.field(page, 'Contraseña de retiro').fill('246810');
  await press('Continuar')(scene);
}

const onlyReceipts = 'only a receipt offers this: the tours and journeys of receipts show it';

/** A money act, on the page that has all its features. */
export const actProof = defineProof(actModel, {
  browser: {
    starts: {
      'something new': async (scene) => {
        await begin(scene, ready);
        await prepare(scene);
        await press('Enviar')(scene);
      },
      'something from before the page was opened': async (scene) => {
        await leaveAct(scene, 'agent1', 'wallet.sendToLine');
        await begin(scene, outcome('Comprobando qué pasó…'));
      },
    },
    events: {
      'asks for the outcome': press('Preguntar ahora'),
      'sends it again': press('Enviar otra vez'),
      'wants to change it': onlyReceipts,
      'says that they looked': press('Ya lo miré'),
    },
    answers: {
      send: {
        ...byCall('wallet.sendToLine', actModel.answers?.send),
        'session over':
          'a token that is refused opens the login over the form: the journey of SES-03 shows it',
      },
      outcome: byCall('wallet.outcome', actModel.answers?.outcome),
    },
    shows: {
      opening: passed,
      sending: ({ page }) => expect(centre.button(page, 'Enviar')).toBeDisabled(),
      checking: outcome('Comprobando qué pasó…'),
      waiting: outcome('Todavía no sabemos qué pasó'),
      notDone: outcome('No se hizo'),
      untold: outcome('Nadie puede decirnos si se hizo'),
      done: outcome('Dinero enviado'),
      refused: ({ page }) => expect(centre.alert(page)).toBeVisible(),
      left: form,
      changed: onlyReceipts,
    },
    // A page may be rendered more than once before it is shown, and each rendering starts its actor.
    echoes: ['opening · always [1] -> checking'],
  },
  gaps: {
    browser: {
      'notDone · edited -> changed': {
        en: 'only a receipt offers this: the tours and journeys of receipts show it',
        es: 'solo lo ofrece un recibo: lo muestran los recorridos de los recibos',
      },
    },
  },
});
