import type { CallName } from '#contract/calls.ts';
import type { Write } from '../accounts.ts';
import { newKey } from '../asking/sealer.ts';
import { differs, type Found, notAsked, works } from '../finding.ts';
import type { Who } from '../plan/people.ts';
import type { Asked, More, Stage } from '../plan/stage.ts';
import { codeWords } from '../redaction.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Who acts, with a session in hand. */
export type Actor = {
  readonly stage: Stage;
  readonly who: Who;
  readonly token: string;
  readonly write: Write;
};

/** An act, and how it is undone. */
export type Act = {
  /** The calls that it makes, the first of which is blamed for what is no other's. */
  readonly calls: readonly [CallName, ...CallName[]];
  readonly by: 'member' | 'agent';
  /** What the file must say for it to be done; a reason when it doesn't. */
  readonly unless: (write: Write, who: Who) => string | null;
  readonly run: (actor: Actor) => Promise<readonly Found[]>;
};

/** A reason for an act that the file doesn't allow. */
export function wants(field: keyof Write): Act['unless'] {
  return (write) => (write[field] === undefined ? `the file allows it by \`write.${field}\`` : null);
}

/** What was found, as of the call that it was found of. */
export function of(call: CallName, founds: readonly Found[]): Found[] {
  return founds.map((found) => ({ ...found, call: found.call ?? call }));
}

/** Refusals that are about how something was asked, not about what: the file can't be the reason. */
const ofTheWire = [
  'INPUT_INVALID',
  'SEAL_REFUSED',
  'KEY_REUSED',
  'KEY_BUSY',
  'KEY_VOID',
  'INTERNAL',
  'UNKNOWN_ERROR',
];

/** An act that the gateway refuses by a code of its own may be right to: perhaps the account has too little money. */
function unfit({ founds, envelope, answer }: Asked): readonly Found[] {
  const { code = '' } = envelope ?? {};
  const fair = envelope?.success === false && answer.status === 422 && !ofTheWire.includes(code ?? '');
  if (!fair) return founds;
  const reason = `the gateway refused it (${codeWords(code)}): look whether the account and the file fit`;
  return founds.map((found) =>
    found.concern === 'status' && found.verdict === 'differs' ? notAsked('status', reason) : found,
  );
}

/** Asks a call as the actor; a call of visitors without the actor's token, as the product does. */
export async function ask(actor: Actor, name: CallName, input: Fields = {}, more: More = {}): Promise<Asked> {
  const token = actor.stage.shape(name).token ? actor.token : null;
  const asked = await actor.stage.put({ name, input, token, impatient: true }, more);
  return more.wanted ? asked : { ...asked, founds: unfit(asked) };
}

/** Notes what was done, and whether it was undone. */
export function note({ stage }: Actor, call: CallName, what: string, undone: string): void {
  stage.deeds.push({ call, what, undone });
}

const twice =
  'A lost answer makes the product ask, and a person press again: what was done is then done twice.';

/** One act under one key, done so often as its answers say that it was. */
export type Once = { readonly founds: Found[]; readonly values: readonly Fields[] };

function idOf(value: unknown): unknown {
  const { reference, id } = (value ?? {}) as { reference?: unknown; id?: unknown };
  return reference ?? id;
}

const isKeyReused = {
  status: 422,
  codes: ['KEY_REUSED'],
  concern: 'idempotency',
  what: 'another body under the same key',
} as const;

const isKeyVoid = {
  status: 422,
  codes: ['KEY_VOID'],
  concern: 'idempotency',
  what: 'a key of which the gateway said that nothing was done',
} as const;

/** Asks about a key that nothing was sent under; what is sent under it then must be refused. */
async function sentLate(actor: Actor, call: CallName, input: Fields): Promise<Once> {
  const key = newKey();
  const { value, founds } = await ask(actor, 'wallet.outcome', { key });
  if ((value as { state?: string } | undefined)?.state !== 'none')
    return { founds: of('wallet.outcome', founds), values: [] };
  const otherwise = 'What arrives late is done after the member was told that it was not, and sent it again.';
  const late = await ask(actor, call, { key, ...input }, { wanted: { ...isKeyVoid, otherwise } });
  const done = late.envelope?.success ? [late.envelope.value as Fields] : [];
  return { founds: of(call, late.founds), values: done };
}

async function told(actor: Actor, key: string, first: Fields): Promise<Found[]> {
  const call: CallName = 'wallet.outcome';
  const { value, founds } = await ask(actor, call, { key });
  const outcome = value as { state: string; value?: unknown } | undefined;
  if (!outcome) return of(call, founds);
  const expected = 'the outcome of a key is `done`, with the answer of the act';
  if (outcome.state === 'done' && idOf(outcome.value) === idOf(first))
    return of(call, [works('idempotency', expected)]);
  const got = outcome.state === 'done' ? '`done`, with another answer' : '`none` or `running`';
  const otherwise = 'After a lost answer the product says that nothing was done, and lets it be done again.';
  return of(call, [differs('idempotency', expected, got, otherwise)]);
}

/**
 * Does an act, sends it again under its key (the same answer must come), with another body under that key (refused), and,
 * where it is a member's, asks what became of it; then sends it late, under a key that was said to be unused (refused).
 * `values` are the different things that were done: more than one has to be undone.
 */
export async function once(actor: Actor, call: CallName, input: Fields, other: Fields): Promise<Once> {
  const key = newKey();
  const first = await ask(actor, call, { key, ...input });
  const founds = of(call, first.founds);
  const done = first.value as Fields | undefined;
  if (!done) return { founds, values: [] };
  const again = await ask(actor, call, { key, ...input });
  const second = again.envelope?.success ? (again.envelope.value as Fields) : null;
  const same = second !== null && idOf(second) === idOf(done);
  const expected = 'the same key and body: the first answer again';
  const got = second === null ? 'a refusal' : 'another answer: it was done twice';
  const refusedAgain = 'After a lost answer the product takes what was done for refused.';
  founds.push(
    ...of(call, [
      same
        ? works('idempotency', expected)
        : differs('idempotency', expected, got, second === null ? refusedAgain : twice),
    ]),
  );
  const changed = await ask(
    actor,
    call,
    { key, ...input, ...other },
    { wanted: { ...isKeyReused, otherwise: twice } },
  );
  founds.push(
    ...of(
      call,
      changed.founds.filter(({ concern, verdict }) => concern === 'idempotency' || verdict !== 'works'),
    ),
  );
  const third = changed.envelope?.success ? (changed.envelope.value as Fields) : null;
  // What became of a visitor's key is asked by nobody.
  const theirs = actor.stage.shape(call).token !== undefined;
  // A gateway that does not keep keys can't say what became of one.
  if (theirs && !same)
    founds.push(...of('wallet.outcome', [notAsked('idempotency', `needs a key that \`${call}\` keeps`)]));
  if (theirs && same) founds.push(...(await told(actor, key, done)));
  const late = theirs ? await sentLate(actor, call, input) : { founds: [], values: [] };
  founds.push(
    ...late.founds.filter(({ concern, verdict }) => concern === 'idempotency' || verdict !== 'works'),
  );
  const all = [done, second, third, ...late.values].filter((one) => one !== null);
  const values = [...new Map(all.map((one) => [idOf(one), one])).values()];
  return { founds, values };
}

/** Undoes each of several, and notes how that went. */
export async function undo(
  actor: Actor,
  { values }: Pick<Once, 'values'>,
  what: string,
  call: CallName,
  inputOf: (value: Fields) => Fields,
): Promise<Found[]> {
  const founds: Found[] = [];
  for (const value of values) {
    const asked = await ask(actor, call, { key: newKey(), ...inputOf(value) });
    founds.push(...of(call, asked.founds));
    note(actor, call, what, asked.envelope?.success ? 'undone' : 'NOT undone: look at the account');
  }
  return founds;
}

/** The reason why an act can't be tried, as what was found. */
export function cannot(reason: string): Found[] {
  return [notAsked('status', reason)];
}
