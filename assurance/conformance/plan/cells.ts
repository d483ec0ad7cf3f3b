import type { CallShape } from '#contract/call.ts';
import type { CallName } from '#contract/calls.ts';
import { checkKept } from '../checks/headers.ts';
import { checkKeys } from '../checks/sealing.ts';
import { type Found, notAsked } from '../finding.ts';
import { harmless, neverAsked, refusedByNature } from './kinds-of-call.ts';
import { type Fields, Unknown } from './knows.ts';
import { refusalFor, visitor, type Who } from './people.ts';
import { learnToSeal } from './sign-in.ts';
import type { Stage } from './stage.ts';

/** One call asked by one person. */
type Cell = { readonly stage: Stage; readonly name: CallName; readonly call: CallShape; readonly who: Who };

function reads({ method }: CallShape): boolean {
  return method === 'GET';
}

/** A body that no act can be made of: it shows that the call is there, and who may make it. */
const nothing = {};

const early = ['INPUT_INVALID', 'SEAL_REFUSED'];

/** A valid input of a read, whoever asks; null when it takes something that only an account has. */
async function inputForNobody(stage: Stage, name: CallName): Promise<Fields | null> {
  try {
    return await stage.inputOf(name, visitor);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

/** Asks for a call that must be refused, whatever is asked for. An act is asked with an empty body: nothing can happen. */
async function forbidden({ stage, name, call, who }: Cell): Promise<readonly Found[]> {
  const wanted = refusalFor(call, who);
  const { token, absent } = await stage.seatOf(who);
  if (absent) return [notAsked('permission', absent)];
  const made = reads(call) ? await inputForNobody(stage, name) : null;
  const sent = call.token === 'given' ? { token } : (made ?? nothing);
  const asked = await stage.put({ name, input: sent, token, plain: true }, wanted ? { wanted } : {});
  const code = asked.envelope?.code ?? '';
  // Who looks at the input first can't be asked further without a real one.
  const first = !asked.envelope?.success && early.includes(code) && made === null;
  return first
    ? [
        notAsked(
          'permission',
          'the gateway reads the input before it asks who sends it: only a real one would show it',
        ),
      ]
    : asked.founds;
}

/** What moves by itself has another tag each time: after so many there is nothing to say. */
const mostTags = 3;

/** Asks again with the tag of an answer, until it is answered by 304, or by the same tag and everything again. */
async function kept({ stage, name, call }: Cell, input: Readonly<Record<string, unknown>>): Promise<Found[]> {
  if (!call.kept) return [];
  const { answer: first, value } = await stage.read(name, visitor, input);
  if (value === undefined) return [];
  let tag = first.headers.get('ETag');
  if (tag === null) return [checkKept(call, first, null)];
  for (let n = 0; n < mostTags; n += 1) {
    const again = await stage.asker.ask({ name, input, headers: { 'If-None-Match': tag } });
    const next = again.headers.get('ETag');
    if (again.status !== 200 || next === null || next === tag) return [checkKept(call, first, again)];
    tag = next;
  }
  return [notAsked('headers', 'the answer is another one each time it is asked for')];
}

async function allowedRead(cell: Cell): Promise<readonly Found[]> {
  const { stage, name, who } = cell;
  const { absent } = await stage.seatOf(who);
  if (absent) return [notAsked('status', absent)];
  try {
    const input = await stage.inputOf(name, who);
    const { founds, value } = await stage.read(name, who);
    const keys = name === 'system.keys' ? checkKeys(stage, value) : [];
    return [...founds, ...keys, ...(who.kind === 'visitor' ? await kept(cell, input) : [])];
  } catch (error) {
    if (error instanceof Unknown) return [notAsked('status', error.message)];
    throw error;
  }
}

/** A body that is not sealed must not be opened: it is refused before anything is read of it. */
async function unsealed({ stage, name }: Cell): Promise<readonly Found[]> {
  const { founds } = await stage.put(
    { name, input: nothing, plain: true },
    {
      wanted: {
        status: 422,
        codes: ['SEAL_REFUSED'],
        concern: 'sealing',
        otherwise: 'Secrets may travel open: nothing makes anybody seal them, and a copy can be sent again.',
      },
    },
  );
  return founds;
}

async function known({ stage, name, who }: Cell): Promise<readonly Found[]> {
  const asked = refusedByNature[name] ?? harmless[name];
  if (!asked) return [];
  const { token, absent } = await stage.seatOf(who);
  if (absent) return [notAsked('status', absent)];
  const input = asked.input({ language: stage.file.languages[0] ?? 'ES', merchant: stage.file.merchant });
  const { wanted } = asked;
  const unsealable = stage.shape(name).sealed ? await learnToSeal(stage) : '';
  if (unsealable) return [notAsked('status', unsealable)];
  const { founds } = await stage.put({ name, input, token }, wanted ? { wanted } : {});
  return founds;
}

async function act(cell: Cell): Promise<readonly Found[]> {
  const { name, call, who, stage } = cell;
  const sealed = call.sealed && !call.token ? await unsealed(cell) : [];
  if (name in refusedByNature || name in harmless) return [...sealed, ...(await known(cell))];
  const reason =
    neverAsked[name] ??
    (stage.write
      ? 'an act: it is asked once, by the account that acts'
      : 'it changes something: only --write asks it');
  return sealed.length > 0 && who.kind === 'visitor'
    ? [...sealed, notAsked('schema', reason)]
    : [notAsked('status', reason)];
}

/**
 * Who asks a call at all. A call without a token does not know who asks: visitors do. A blocked account only signs in,
 * and a new address is verified by nobody else.
 */
export function asks(call: CallShape, name: CallName, { kind }: Who): boolean {
  if (name === 'session.login') return kind !== 'stranger';
  if (kind === 'visitor') return true;
  if (kind === 'blocked') return false;
  if (name.startsWith('verification.address')) return kind === 'newAddress' || kind === 'stranger';
  return call.token !== undefined;
}

/** Asks one call as one person, and says what there is to say. */
export async function askCell(stage: Stage, name: CallName, who: Who): Promise<readonly Found[]> {
  const call = stage.shape(name);
  const cell = { stage, name, call, who };
  if (name === 'session.login' && who.kind !== 'visitor') return (await stage.signedIn(who)).founds;
  if (refusalFor(call, who)) return forbidden(cell);
  return reads(call) ? allowedRead(cell) : act(cell);
}
