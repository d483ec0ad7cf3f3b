import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ContractAct, decideContract, officeContracts } from '#sandbox/contracts/contract-office.ts';
import { signedCorrection, signedStatement } from '#sandbox/contracts/statements.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { giveAnswer } from '#sandbox/wire/answer.ts';
import { read } from './read.ts';

/** Opens the part of the control API where the operator decides about agents' contracts. */
export function openContracts(routes: FastifyInstance, sandbox: Sandbox): void {
  routes.get('/sandbox/contracts', async () => giveAnswer(await officeContracts(sandbox)).body);
  routes.post('/sandbox/contracts', async ({ body }) => {
    const id = await decideContract(sandbox, read(ContractAct, body));
    return giveAnswer({ id }).body;
  });
  // The file itself, without an envelope: it is saved and checked as it is.
  routes.get('/sandbox/contracts/statement', async ({ query }) => {
    const meant = read(
      z.union([z.object({ bill: z.string() }), z.object({ correction: z.string() })]),
      query,
    );
    return 'bill' in meant
      ? signedStatement(meant.bill, sandbox)
      : signedCorrection(meant.correction, sandbox);
  });
}
