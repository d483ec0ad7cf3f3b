import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { deposits, openDeposit, prepare } from '../../kit/journeys/deposits.ts';
import { standingModel } from '../../machines/wallet/standing.model.ts';

const atCashier = 'the window of the cashier answers at once: the journeys of deposits go there';

/** The page is looked at, or no longer. */
const turn =
  (hidden: boolean) =>
  ({ page }: Scene) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

/** Something is told of the deposit, or that it could not be shown, or that it is coming. */
const told = ({ page }: Scene) =>
  expect(
    deposits
      .status(page, 'En espera')
      .or(page.getByText('Cargando el depósito…'))
      .or(page.getByRole('heading', { name: 'No pudimos mostrar este depósito' }))
      .first(),
  ).toBeAttached();

play({
  model: standingModel,
  starts: {
    'one just asked for': async (scene) => {
      await hold(scene, 'wallet.depositState');
      await openDeposit(scene.page, scene.door);
      await prepare(scene.page, 'Monedero Andes', '10');
      await centre.button(scene.page, 'Depositar').click();
      await scene.door.held('wallet.depositState');
      await freeze(scene);
    },
    'one by its name': async (scene) => {
      await hold(scene, 'wallet.depositState');
      await openDeposit(scene.page, scene.door, 'kQ1x7Zq0T3mB9vLw2RdYfA');
      await scene.door.held('wallet.depositState');
      await freeze(scene);
    },
  },
  events: {
    'leaves the page': turn(true),
    'returns to the page': turn(false),
    'asks again': {
      when: ({ context }) => context.deposit === null && context.failure !== null,
      how: ({ page }) => centre.button(page, 'Reintentar').click(),
    },
    'goes to the cashier': atCashier,
    'is at the cashier': atCashier,
    'may open no window': atCashier,
    'gets a strange address': atCashier,
  },
  answers: {
    look: {
      ...byCall('wallet.depositState', standingModel.answers?.look),
      'session over': 'a token that is refused opens the login over the page: the journey of SES-03 shows it',
    },
  },
  shows: {
    looking: told,
    waiting: told,
    unseen: told,
    missing: told,
    over: ({ page }) =>
      expect(deposits.status(page, 'Aprobado').or(deposits.status(page, 'Rechazado'))).toBeVisible(),
  },
});
