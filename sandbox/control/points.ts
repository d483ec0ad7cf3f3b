import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { decideMall, MallAct, officeMall } from '#sandbox/points/mall-office.ts';
import { decideRedemption, officeRedemptions, RedemptionAct } from '#sandbox/points/office.ts';
import { given } from '#sandbox/wire/answer.ts';
import { Refusal } from '#sandbox/wire/handler.ts';

function read<T>(schema: z.ZodMiniType<T, unknown>, said: unknown): T {
  const result = z.safeParse(schema, said);
  if (result.success) return result.data;
  throw new Refusal('INPUT_INVALID', { message: z.prettifyError(result.error) });
}

/** Opens the part of the control API where redemptions and the mall are decided about. */
export function openPoints(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/redemptions', async () => given(await officeRedemptions(sandbox)).body);
  routes.post(
    '/sandbox/redemptions',
    async ({ body }) => given(await decideRedemption(sandbox, read(RedemptionAct, body))).body,
  );
  routes.get('/sandbox/points', async () => given(await officeMall(sandbox)).body);
  routes.post('/sandbox/points', async ({ body }) => {
    await decideMall(sandbox, read(MallAct, body));
    return given(undefined).body;
  });
}
