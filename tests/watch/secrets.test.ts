import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { origin } from '#assurance/trace/origin.ts';
import { chartOf } from '#assurance/walk/chart.ts';
import { answerEvent } from '#assurance/walk/event-names.ts';
import { findModels } from '#assurance/walk/find-proofs.ts';
import { type Graph, type Step, stepLabel } from '#assurance/walk/graph.ts';
import { plain } from '#assurance/walk/plain.ts';
import { bringsTyped, type Inspected } from '#src/watch/backlog.ts';
import { createFeed } from '#src/watch/feed.ts';
import type { FeedLine } from '#src/watch/feed-lines.ts';
import { createStandIns, type StandIns } from '#src/watch/pseudonyms.ts';
import { createRedact, type Redact } from '#src/watch/redact.ts';
import { writeTrace } from '#src/watch/trace.ts';
import { createTraceBuffer } from '#src/watch/trace-buffer.ts';
import { words } from '#vocabulary';
import { partsOf } from '../kit/parts-of.ts';
import { notTyped } from './not-typed.ts';

const standIn = createStandIns([1, 2, 3, 4]);

/** A password, the number of a card, and one of each that looks like something else. */
const secrets = [
  'Qz7!Wm2#Lp9$Kx4&',
  '4539148803436467',
  'ñusta.quispe@correo.example/llave-9?uno=dos',
  'Contraseña muy larga, con espacios y ñandúes',
];

/** The same data with a secret for every text in it, whatever the text is for; names stay the product's. */
function planted(data: unknown, secret: string): unknown {
  if (typeof data === 'string') return secret;
  if (data instanceof Error) return Object.assign(new Error(secret), planted({ ...data }, secret));
  if (Array.isArray(data)) return data.map((item) => planted(item, secret));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, planted(part, secret)]));
}

/** An actor that hears and keeps whatever it is sent. */
function keeper(input: object) {
  return createActor(
    createMachine({
      id: 'keeper',
      context: ({ input: given }) => ({ given }) as Record<string, unknown>,
      on: { kept: { actions: assign(({ event }) => event.context) }, '*': {} },
    }),
    { input },
  );
}

function eventOf(step: Step): object {
  if (step.kind === 'event') return step.event;
  return step.kind === 'timer' ? step.timer.event : answerEvent(step.actor, step.answer);
}

/** One of each group of data that differs only in its texts. */
function shapes<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [plain(planted(item, '')), item])).values()];
}

/** All data of a walk: inputs, events, answers, contexts, and what actors are started with and sent. */
function dataOf({ starts, states, edges }: Graph) {
  const all = [...edges.values()].flat();
  const effects = [...starts, ...all].flatMap((edge) => [...edge.effects.started, ...edge.effects.sent]);
  const steps = new Map(all.map(({ step }) => [`${step.kind} ${stepLabel(step)}`, step]));
  const contexts = new Set([...states.values()].map(({ snapshot }) => snapshot.context as object));
  return {
    inputs: shapes([...starts.map(({ input }) => input), ...new Set(effects)]),
    events: [...steps.values()].map(eventOf) as { type: string }[],
    contexts: shapes([...contexts]),
  };
}

type Data = ReturnType<typeof dataOf>;

/**
 * Everything that leaves when an actor is started with, gets and keeps this data, each text of it replaced by
 * a secret.
 */
function leaving({ inputs, events, contexts }: Data, secret: string, redact: Redact): string {
  const actor = keeper(planted({ inputs }, secret) as object);
  const feed = createFeed(actor, () => 0, redact);
  const buffer = createTraceBuffer();
  const lines: FeedLine[] = [];
  feed.listen(buffer.hear);
  feed.listen((line) => lines.push(line));
  actor.start();
  for (const one of events) actor.send({ ...(planted(one, secret) as object), type: one.type });
  for (const context of contexts) actor.send({ type: 'kept', context: planted(context, secret) });
  return [writeTrace(buffer.kept(), origin), ...lines.map((line) => JSON.stringify(line))].join('\n');
}

const own: ReadonlySet<string> = new Set(words);

/** Whether some text of it, besides its type, is no word of the product's own. */
function bringsText({ type, ...parts }: { readonly type: string }): boolean {
  const texts = (part: unknown): string[] =>
    typeof part === 'string' ? [part] : Object.values(Object(part)).flatMap(texts);
  return !type.startsWith('xstate.') && texts(parts).some((text) => text !== '' && !own.has(text));
}

/** As XState reports it. */
function inspectedAs(event: { readonly type: string }): Inspected {
  const actorRef = keeper({});
  return { type: '@xstate.event', rootId: '', actorRef, sourceRef: undefined, event };
}

const models = await findModels();

describe.each(models.map((model) => [model.id, model] as const))('%s', (_, model) => {
  const data = dataOf(chartOf(model).graph);

  it('reveals no part of a secret, whatever field it is in', () => {
    for (const secret of secrets) {
      expect(partsOf(secret, leaving(data, secret, createRedact(standIn)))).toEqual([]);
    }
  });

  it('reveals no secret of digits, though it looks like an amount', () => {
    const events = data.events.filter(({ type }) => type.startsWith('secret.'));
    for (const secret of ['246810', '1,246.50']) {
      const text = leaving({ inputs: [], events, contexts: [] }, secret, createRedact(standIn));
      expect(partsOf(secret, text)).toEqual([]);
    }
  });

  it('brings in no text of a person that is held raw unnoticed', () => {
    const unnoticed = data.events.filter((event) => bringsText(event) && !bringsTyped(inspectedAs(event)));
    expect(unnoticed.map(({ type }) => type).filter((type) => !(type in notTyped))).toEqual([]);
  });
});

it('every event that may be held raw is one that a machine hears', () => {
  const heard = models.flatMap((model) => dataOf(chartOf(model).graph).events.map(({ type }) => type));
  expect(Object.keys(notTyped).filter((type) => !heard.includes(type))).toEqual([]);
});

describe('the proof', () => {
  const login = models.find(({ id }) => id === 'login');
  if (!login) throw new Error('there is no model of the login');
  const data = dataOf(chartOf(login).graph);
  const all: StandIns = (text) => text;

  it('fails when typed text comes under a name that nobody knows', () => {
    const event = { type: 'reason.given', reason: secrets[0] };
    expect([bringsText(event), bringsTyped(inspectedAs(event))]).toEqual([true, false]);
  });

  it('fails when a text replaces itself', () => {
    for (const secret of secrets) {
      expect(partsOf(secret, leaving(data, secret, createRedact(all)))).not.toEqual([]);
    }
  });

  it('fails when everything passes', () => {
    expect(
      partsOf(
        secrets[0] ?? '',
        leaving(data, secrets[0] ?? '', (value) => value),
      ),
    ).not.toEqual([]);
  });

  it('fails when only one field passes', () => {
    const redact = createRedact(standIn);
    const careless: Redact = (value, key, within) => (key === 'fields' ? value : redact(value, key, within));
    expect(partsOf(secrets[0] ?? '', leaving(data, secrets[0] ?? '', careless))).not.toEqual([]);
  });
});
