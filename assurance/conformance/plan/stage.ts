import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { AccountsFile } from '../accounts.ts';
import type { Asker, Question } from '../asking/asker.ts';
import type { Exchange } from '../asking/exchange.ts';
import type { SealOptions } from '../asking/sealer.ts';
import type { Speech } from '../asking/speech.ts';
import type { Aims } from '../checks/times.ts';
import type { Found } from '../finding.ts';
import { type Judged, judge, type Wanted } from '../judge.ts';
import type { Redaction } from '../redaction.ts';
import { readInputs } from './inputs.ts';
import { type Knows, Unknown } from './knows.ts';
import { madeUpToken, visitor, type Who } from './people.ts';

/** A session in hand, or the reason why there is none. */
export type Seat = { readonly token: string | null; readonly absent: string };

/** Something that `--write` did: what, and whether it was undone. */
export type Deed = { readonly call: CallName; readonly what: string; readonly undone: string };

export type StageOptions = {
  readonly origin: string;
  readonly file: AccountsFile;
  readonly asker: Asker;
  readonly speech: Speech;
  readonly redaction: Redaction;
  readonly aims: Aims;
  readonly patience: number;
  readonly write: boolean;
};

export type More = {
  readonly wanted?: Wanted;
  /** A 404 with NOT_FOUND may be about what was asked for. */
  readonly named?: boolean;
};

export type Asked = Judged & { readonly answer: Exchange };

/** Where the questions of a run are put, and what it remembers between them: sessions and answers. */
export type Stage = StageOptions & {
  readonly shape: (name: CallName) => CallShape;
  /** The input of a call as it travels when it is sealed, by default as the product does it. */
  readonly sealed: (
    name: CallName,
    input: Readonly<Record<string, unknown>>,
    options?: SealOptions,
  ) => Promise<{ payload: string }>;
  /** Asks and judges. */
  readonly put: (question: Question, more?: More) => Promise<Asked>;
  /** The answer to a read, asked once for each person and input. */
  readonly read: (name: CallName, who: Who, input?: Readonly<Record<string, unknown>>) => Promise<Asked>;
  /** The input of a read; throws an `Unknown` when something for it is not known. */
  readonly inputOf: (name: CallName, who: Who) => Promise<Readonly<Record<string, unknown>>>;
  readonly seatOf: (who: Who) => Promise<Seat>;
  /** What was found when this account signed in. */
  readonly signedIn: (who: Who) => Promise<SignedIn>;
  /** The session of this account has another token from now on. */
  readonly renew: (who: Who, token: string) => void;
  readonly deeds: Deed[];
};

/** A session, and what was found of its opening. */
export type SignedIn = { readonly seat: Seat; readonly founds: readonly Found[] };
export type SignIn = (stage: Stage, who: Who) => Promise<SignedIn>;

/** Creates the stage; `signIn` opens the session of an account when it is first needed. */
export function createStage(options: StageOptions, signIn: SignIn): Stage {
  const { origin, file, asker, speech, aims, patience } = options;
  const language = file.languages[0] ?? 'ES';
  const answers = new Map<string, Promise<Asked>>();
  const seats = new Map<string, Promise<SignedIn>>();
  const shape = (name: CallName): CallShape => calls[name];

  const sealed: Stage['sealed'] = (name, input, options) => {
    const said = speech.say({ name, call: shape(name), input, token: null, language });
    return asker.sealer.seal(said, said.fields, options);
  };

  async function put(question: Question, more: More = {}): Promise<Asked> {
    const answer = await asker.ask(question);
    const { name } = question;
    const judged = await judge({
      call: shape(name),
      answer,
      url: origin + speech.path(shape(name).path),
      aims,
      patience,
      hear: (json) => speech.hear(name, json),
      sealsBy: name === 'system.keys',
      ...more,
    });
    return { ...judged, answer };
  }

  function signedIn(who: Who): Promise<SignedIn> {
    const known = seats.get(who.label) ?? signIn(stage, who);
    seats.set(who.label, known);
    return known;
  }

  async function seatOf(who: Who): Promise<Seat> {
    if (who.kind === 'visitor') return { token: null, absent: '' };
    if (who.kind === 'stranger') return { token: madeUpToken, absent: '' };
    return (await signedIn(who)).seat;
  }

  async function inputOf(name: CallName, who: Who): Promise<Readonly<Record<string, unknown>>> {
    const given = file.inputs[name];
    const knows: Knows = {
      merchant: file.merchant,
      language,
      // What is the same for everybody is asked once.
      learnt: async (call, input) =>
        (await stage.read(call, shape(call).token ? who : visitor, input)).value ?? null,
    };
    try {
      return { ...(await readInputs[name]?.(knows)), ...given };
    } catch (error) {
      // What the file gives may be all that is needed.
      if (error instanceof Unknown && given) return { language, ...given };
      throw error;
    }
  }

  async function read(name: CallName, who: Who, input?: Readonly<Record<string, unknown>>): Promise<Asked> {
    const whole = input ? { ...input, ...file.inputs[name] } : await inputOf(name, who);
    const key = `${name} ${who.label} ${JSON.stringify(whole)}`;
    const { token } = await seatOf(who);
    const known = answers.get(key) ?? put({ name, input: whole, token }, { named: name in readInputs });
    answers.set(key, known);
    return known;
  }

  const renew = ({ label }: Who, token: string) => {
    seats.set(label, Promise.resolve({ seat: { token, absent: '' }, founds: [] }));
  };

  const stage: Stage = { ...options, shape, sealed, put, read, inputOf, seatOf, signedIn, renew, deeds: [] };
  return stage;
}
