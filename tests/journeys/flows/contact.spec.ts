import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { hold, open } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { contactModel } from '../../machines/support/contact.model.ts';

const trouble = ({ page }: Scene) => page.getByRole('dialog', { name: 'No pudimos abrir el chat' });

play({
  model: contactModel,
  starts: {
    start: async (scene) => {
      await hold(scene, 'support.lookup');
      await open(scene);
    },
  },
  events: {
    // The dialog that says what went wrong covers the page; a script may still click what is behind it.
    'asks for customer service': ({ page }) =>
      page.getByRole('button', { name: 'Chat en vivo', includeHidden: true }).first().click({ force: true }),
    'asks for it while the product is closed': 'only the page of a closed product knows another entry',
    'the browser blocks the window': 'a window that a click asks for is not blocked here',
    'the address may not be opened': 'it follows by itself from an address that may not be opened',
    'has seen the trouble': (scene) => trouble(scene).getByRole('button', { name: 'Entendido' }).click(),
  },
  answers: {
    lookup: {
      ...byCall('support.lookup', contactModel.answers?.lookup),
      // The sandbox's own: only it can seal an address.
      address: ({ door }) => door.release('support.lookup'),
    },
  },
  shows: {
    idle: (scene) => expect(trouble(scene)).toHaveCount(0),
    asking: (scene) => expect(trouble(scene)).toHaveCount(0),
    failed: (scene) => expect(trouble(scene)).toBeVisible(),
  },
});
