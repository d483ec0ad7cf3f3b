import { expect } from '@playwright/test';
import { play } from '../../flows/browser/play.ts';
import { freeze, hold, openDialog } from '../../flows/browser/scenes.ts';
import { byCall, type Scene } from '../../flows/browser/stage.ts';
import { fillIn, rooms } from '../../kit/journeys/rooms.ts';
import { arrivalModel } from '../../machines/session/arrival.model.ts';

const panel = ({ page }: Scene) => page.getByRole('dialog', { name: 'Ya casi estás dentro' });
const waiting = (scene: Scene) => expect(panel(scene)).toBeVisible();
const enter = (name: string) => async (scene: Scene) => {
  await hold(scene, 'session.firstLogin', 'member.info', 'session.logout');
  await openDialog(scene);
  await freeze(scene);
  await fillIn(rooms.loginDialog(scene.page), name);
};

play({
  model: arrivalModel,
  starts: { 'first login': enter('first1'), 'any other login': enter('member1') },
  events: {
    retries: (scene) => panel(scene).getByRole('button', { name: 'Reintentar ahora' }).click(),
    'gives up': (scene) => panel(scene).getByRole('button', { name: 'Salir' }).click(),
  },
  answers: {
    firstLogin: byCall('session.firstLogin', arrivalModel.answers?.firstLogin),
    memberInfo: byCall('member.info', arrivalModel.answers?.memberInfo),
    logout: byCall('session.logout', arrivalModel.answers?.logout),
  },
  shows: {
    announcing: waiting,
    asking: waiting,
    failed: (scene) => expect(panel(scene).getByRole('alert')).toContainText('no terminó de cargar'),
    leaving: waiting,
    ended: (scene) => expect(panel(scene)).toBeHidden(),
  },
});
