import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { BoardAct, decideBoard, officeBoards } from '#sandbox/missions/board-office.ts';
import { decidePromotion, officePromotions, PromotionAct } from '#sandbox/promotions/promotion-office.ts';
import { decideReward, officeRewards, RewardAct } from '#sandbox/promotions/reward-office.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { read } from './read.ts';

/** Opens the part of the control API where promotions, rewards and boards are decided about. */
export function openPromotions(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/promotions', async () => giveAnswer(await officePromotions(sandbox)).body);
  routes.post(
    '/sandbox/promotions',
    async ({ body }) => giveAnswer(await decidePromotion(sandbox, read(PromotionAct, body))).body,
  );
  routes.get('/sandbox/rewards', async () => giveAnswer(await officeRewards(sandbox)).body);
  routes.post(
    '/sandbox/rewards',
    async ({ body }) => giveAnswer(await decideReward(sandbox, read(RewardAct, body))).body,
  );
  routes.get('/sandbox/boards', async () => giveAnswer(await officeBoards(sandbox)).body);
  routes.post(
    '/sandbox/boards',
    async ({ body }) => giveAnswer(await decideBoard(sandbox, read(BoardAct, body))).body,
  );
}
