import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { open } from '../../flows/browser/scenes.ts';
import type { Scene, Ways } from '../../flows/browser/stage.ts';
import { rooms, signIn, signOut, signOutButton } from '../../kit/journeys/rooms.ts';
import { appModel } from '../../machines/app.model.ts';

const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Atención' });
const breaks = 'a resident breaks by a defect only; the page for it is shown by a view test';
const defect: Ways = { broke: breaks };

async function become({ page }: Scene, name: string): Promise<void> {
  if (await signOutButton(page).isVisible()) await signOut(page);
  await signIn(page, name);
}

const door = ({ page }: Scene, name: string) =>
  rooms
    .header(page)
    .getByRole('link', { name })
    .or(rooms.header(page).getByRole('button', { name }))
    .first()
    .click();

play({
  model: appModel,
  starts: { 'a page is opened': (scene) => open(scene) },
  events: {
    'the features are learned': 'they come by themselves, with the first answer',
    'nobody is signed in': 'it is told by itself, at the start and after signing out',
    'a member is signed in': (scene) => become(scene, 'member1'),
    'an agent is signed in': (scene) => become(scene, 'agent1'),
    'a demo account is signed in': (scene) => become(scene, 'demo4'),
    'asks for the member centre': {
      when: ({ context }) => context.account !== null,
      how: (scene) => door(scene, 'Centro de seguridad'),
    },
    'asks for the agent centre': {
      when: ({ context }) => context.account === 'agent',
      how: (scene) => door(scene, 'Centro de agentes'),
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
    forsaken: { ended: breaks, broke: breaks },
    language: defect,
    contact: defect,
    codes: { 'one broke': breaks, broke: breaks },
    catalog: { broke: breaks },
    launch: { ended: breaks, broke: breaks },
  },
  shows: {
    open: (scene) => expect(warning(scene)).toHaveCount(0),
    needsRealAccount: (scene) => expect(warning(scene)).toContainText('Para esto necesitas una cuenta real.'),
    agentsOnly: (scene) => expect(warning(scene)).toContainText('solo para cuentas de agente'),
  },
  echoes: ['(root) · features.learned -> (stays)', '(root) · account.changed -> (stays)'],
});
