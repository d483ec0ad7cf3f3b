import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { decideRedemption, officeRedemptions, RedemptionAct } from '#sandbox/points/redemption-decisions.ts';
import { decideMall, MallAct, officeMall } from '#sandbox/points/reward-admin.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { read } from './read.ts';

/** Opens the part of the control API where redemptions and the mall are decided about. */
export function openPoints(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/redemptions', async () => giveAnswer(await officeRedemptions(sandbox)).body);
  routes.post(
    '/sandbox/redemptions',
    async ({ body }) => giveAnswer(await decideRedemption(sandbox, read(RedemptionAct, body))).body,
  );
  routes.get('/sandbox/points', async () => giveAnswer(await officeMall(sandbox)).body);
  routes.post('/sandbox/points', async ({ body }) => {
    await decideMall(sandbox, read(MallAct, body));
    return giveAnswer(undefined).body;
  });
}
