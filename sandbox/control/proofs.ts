import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { proofs } from '#sandbox/db/money-schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { barePolicy } from '#sandbox/wire/every-answer.ts';

/** Shows the pictures of a deposit or report to the person who decides about it, as the gateway wrote them. */
export function openProofs(routes: FastifyInstance, { db }: Sandbox): void {
  routes.get('/sandbox/proofs/:id', async ({ params }, reply) => {
    const { id } = params as { id: string };
    const [found] = await db.read
      .select({ type: proofs.type, image: proofs.image })
      .from(proofs)
      .where(and(eq(proofs.id, id), eq(proofs.state, 'READY')));
    if (!found?.image) throw new Refusal('NOT_FOUND');
    return reply
      .headers({
        'Content-Type': found.type,
        'Content-Security-Policy': barePolicy,
        'X-Content-Type-Options': 'nosniff',
        'Content-Disposition': 'inline',
      })
      .send(found.image);
  });
}
