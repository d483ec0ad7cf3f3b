import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Faults } from '#sandbox/wire/faults/faults.ts';
import { serveQuestion } from '#sandbox/wire/play-answers.ts';
import { SeamlessRefusal } from '#sandbox/wire/signed/refusal.ts';
import { createSignedClient, type SignedClientOptions } from '#sandbox/wire/signed/signed-client.ts';
import { cashierPage } from '../cashier-tickets.ts';
import { cashierInputs, cashierOutputs, cashierRoot, type Payment, Result } from './messages.ts';

/** The longest question of the page, in bytes. */
const longest = 1_024;

/** How many payments the host remembers; a member with a forgotten one opens the cashier again. */
const mostKnown = 10_000;

const Settle = z.strictObject({ visit: z.string().check(z.regex(/^[\w-]{43}$/)), result: Result });

type Visit = { readonly payment: Payment; decided: Result | null };

function read<T>(schema: z.ZodMiniType<T, unknown>, said: unknown): T {
  const result = z.safeParse(schema, said);
  if (result.success) return result.data;
  throw new SeamlessRefusal('INVALID');
}

/**
 * The cashier that the sandbox plays on its game host. It takes the ticket of an address, lets a person
 * decide how the payment ends, and tells the gateway by signed questions. A decision is final, and the
 * cashier repeats it until the gateway answers.
 */
export function serveCashier(
  app: FastifyInstance,
  sandbox: Sandbox,
  { faults, ...options }: SignedClientOptions & { readonly faults: Faults },
): void {
  const ask = createSignedClient(options);
  const visits = new Map<string, Visit>();

  const answers = {
    enter: async (body: unknown) => {
      const { ticket } = read(cashierInputs.enter, body);
      const said = await ask(`${cashierRoot}/enter`, { ticket }, 1);
      const payment = z.parse(cashierOutputs.enter, said);
      const visit = randomBytes(32).toString('base64url');
      if (visits.size >= mostKnown) visits.clear();
      visits.set(visit, { payment, decided: null });
      const { payment: _, ...shown } = payment;
      return { visit, ...shown };
    },
    settle: async (body: unknown) => {
      const { visit, result } = read(Settle, body);
      const known = visits.get(visit);
      if (!known) throw new SeamlessRefusal('ENDED');
      known.decided ??= result;
      if (known.decided !== result) throw new SeamlessRefusal('CLOSED');
      const { payment, amount } = known.payment;
      return z.parse(cashierOutputs.settle, await ask(`${cashierRoot}/settle`, { payment, amount, result }));
    },
  } as const;

  for (const call of ['enter', 'settle'] as const) {
    const carryOut = ({ body }: { readonly body: unknown }) => answers[call](body);
    const question = { path: `${cashierPage}/${call}`, name: `cashier.${call}`, longest, carryOut } as const;
    serveQuestion(app, question, sandbox, faults);
  }
}
