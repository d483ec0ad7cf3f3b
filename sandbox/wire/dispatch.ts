import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { demoType } from '#contract/session/account-types.ts';
import { accountKind } from '#sandbox/kit/accounts.ts';
import { askedFrom } from '#sandbox/kit/hashing-queue.ts';
import { awayRefusal } from '#sandbox/kit/market.ts';
import { networkOf } from '#sandbox/kit/network.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type Answer, giveAnswer, refusalOf, refuseCall } from './answer.ts';
import { clientOf, deviceOf, languageOf, tokenOf } from './caller.ts';
import type { Caller, Handlers, LiveSession } from './handler.ts';
import { fieldsOf, pathAsMeant } from './mapped.ts';
import { readInput } from './read-input.ts';
import { findSession } from './sessions.ts';

/**
 * Calls that work even while the product is closed: the status, the keys for sealing, the audit, and customer
 * service, which the page of a closed product offers.
 */
const alwaysOpen: readonly CallName[] = ['system.status', 'system.keys', 'system.audit', 'support.lookup'];

const restrictions = { password: 'MUST_CHANGE_PASSWORD', ip: 'MUST_VERIFY' } as const;

type AnyHandler = (input: unknown, caller: Caller, sandbox: Sandbox) => unknown;

function refuseWhileClosed(name: CallName, { settings }: Sandbox): void {
  if (alwaysOpen.includes(name)) return;
  const { maintenance, restriction } = settings.current();
  if (maintenance.on) throw new Refusal('MAINTENANCE');
  if (restriction.on) throw new Refusal('REGION_RESTRICTED');
}

/** The session of the caller's token; refuses a call that this session may not make. */
async function sessionFor(
  call: CallShape,
  token: string | null,
  sandbox: Sandbox,
): Promise<LiveSession | null> {
  if (!call.token) return null;
  const session = token === null ? null : await findSession(sandbox, token, call.quiet !== true);
  if (call.token === 'offered' && !session) return null;
  if (!session) throw new Refusal('SESSION_ENDED');
  const open = call.whileRestricted === true || call.whileRestricted === session.restriction;
  if (session.restriction && !open) {
    throw new Refusal(restrictions[session.restriction], { value: { account: session.account } });
  }
  if (session.away && !call.whileExcluded && call.token !== 'offered') throw awayRefusal(session.away);
  if (session.type === demoType && call.realAccount) throw new Refusal('REAL_ACCOUNT_NEEDED');
  if (call.agentsOnly && accountKind(session.type) !== 'agent') throw new Refusal('FORBIDDEN');
  return session;
}

/** The key that makes a money act happen only once; without a key it happens each time. */
function keyOf(request: FastifyRequest): unknown {
  return request.headers[headers.idempotencyKey.toLowerCase()] ?? randomBytes(16).toString('base64url');
}

async function inputOf(name: CallName, request: FastifyRequest, token: string | null, sandbox: Sandbox) {
  const call: CallShape = calls[name];
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const fields = inQuery ? request.query : (request.body ?? {});
  const meant = { method: call.method, path: pathAsMeant(request.raw, call.path) };
  const written = call.sealed ? await sandbox.sealing.open(fields, meant) : fields;
  const opened = fieldsOf(request.raw, name, written);
  // A caller who names two sessions may have the second from somebody else (spec 3, game launch payload).
  const repeated = call.repeatsToken ? (opened as { token?: unknown } | null)?.token : undefined;
  if (repeated !== undefined && repeated !== token) throw new Refusal('FORBIDDEN');
  const keyed = call.keyed ? { ...(opened as object), key: keyOf(request) } : opened;
  const whole = call.token === 'given' ? { ...(keyed as object), token } : keyed;
  return readInput(call, whole, inQuery);
}

/** Answers that can't change need to be checked only once. */
const readBefore = new WeakMap<object, unknown>();

/** The contract checks the handler's answer too: an answer that breaks it is our fault. */
function outputOf(name: CallName, value: unknown): unknown {
  const lasting = typeof value === 'object' && value !== null && Object.isFrozen(value) ? value : null;
  const known = lasting && readBefore.get(lasting);
  if (known) return known;
  const shape: CallShape = calls[name];
  const read = z.safeParse(shape.output, value);
  if (!read.success) {
    throw new Error(`${name} answers what its contract does not say: ${z.prettifyError(read.error)}`);
  }
  if (lasting) readBefore.set(lasting, read.data);
  return read.data;
}

/** Creates the function from a request to its answer; it never throws. */
export function createDispatcher(sandbox: Sandbox, handlers: Handlers) {
  async function answered(name: CallName, request: FastifyRequest): Promise<Answer> {
    const call: CallShape = calls[name];
    refuseWhileClosed(name, sandbox);
    const token = tokenOf(request);
    const session = await sessionFor(call, token, sandbox);
    // Where a token is only offered, whoever is away sees what a visitor sees.
    const unseen = session?.away && !call.whileExcluded;
    const caller: Caller = {
      session: unseen ? null : session,
      away: unseen ? session.away : null,
      client: clientOf(request),
      address: request.ip,
      network: networkOf(request.ip),
      language: languageOf(request, sandbox.settings.current().languages),
      device: deviceOf(request),
    };
    const input = await inputOf(name, request, token, sandbox);
    const handler = handlers[name] as AnyHandler;
    const value = await askedFrom(caller.network, async () => handler(input, caller, sandbox));
    return giveAnswer(outputOf(name, value));
  }

  return (name: CallName, request: FastifyRequest): Promise<Answer> =>
    answered(name, request).catch((error: unknown) => {
      const language = languageOf(request, sandbox.settings.current().languages);
      return refuseCall(refusalOf(error, sandbox.log, request.id), language);
    });
}
