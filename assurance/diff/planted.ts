import type { AnyStateMachine } from 'xstate';
import type { Meanings, Words } from '../book/words.ts';
import { withFault } from '../mutants/faults.ts';
import type { Fault } from '../walk/model.ts';
import { parcelModel } from '../walk/parcel.model.ts';
import type { Version } from './charts-in.ts';
import { type ChartFacts, factsOf } from './facts.ts';
import { type FlowDiff, flowDiff } from './flow-diff.ts';
import { sharedProperties, wordFacts } from './word-facts.ts';
import type { Written } from './written.ts';

/** What the book says of the parcel. */
export const parcelWords: Words = {
  id: 'parcel',
  title: { es: 'Un paquete', en: 'A parcel' },
  purpose: { es: 'Se envía una vez.', en: 'It is sent once.' },
  ordinary: ['editing', 'sending', 'sent'],
  mishaps: { kind: 'a form of a page' },
  states: { editing: 'Se escribe la dirección.' },
  events: { submitted: { es: 'La persona lo envía', en: 'The person sends it' } },
  guards: { complete: { es: 'hay una dirección', en: 'there is an address' } },
  actions: {
    forget: { es: 'olvida la dirección', en: 'forgets the address' },
    keep: { es: 'anota la dirección', en: 'keeps the address' },
  },
  actors: { send: { es: 'el envío', en: 'the sending' } },
  delays: { patience: { es: 'un segundo', en: 'one second' } },
};

/** What a test gives of a version of the parcel, or leaves as it is. */
export type Planted = {
  readonly fault?: Fault;
  readonly written?: Partial<Written>;
  readonly own?: Words | null;
  readonly shared?: Meanings;
};

/** The parcel as a version has it, with a fault in its chart, its rules or its words. */
export function parcelFacts({
  fault = {},
  written,
  own = parcelWords,
  shared = {},
}: Planted = {}): ChartFacts {
  const machine = withFault(parcelModel, fault).machine as AnyStateMachine;
  return factsOf(machine, written, wordFacts(machine, own ?? undefined, shared));
}

/** A version with these machines and nothing else. */
export function versionOf(machines: Version['machines'], parts: Partial<Version> = {}): Version {
  return { machines, shared: {}, common: {}, ...parts };
}

const head = { revision: '', date: '2026-11-27T08:00:00Z', subject: 'Seen', folder: false, uncommitted: 0 };

/** The heads of two invented versions. */
export const heads: FlowDiff['versions'] = {
  before: { ...head, revision: 'v1', commit: 'a'.repeat(40), subject: 'The first | one' },
  after: { ...head, commit: 'b'.repeat(40), folder: true, uncommitted: 3 },
};

/** The difference of two versions with these heads. */
export function diffOf(before: Version, after: Version, only?: readonly string[]): FlowDiff {
  return flowDiff([before, after], heads, only);
}

/** The difference of two versions of the parcel alone. */
export function parcelDiff(after: Planted, before: Planted = {}): FlowDiff {
  const version = (planted: Planted) =>
    versionOf({ parcel: parcelFacts(planted) }, { shared: sharedProperties(planted.shared ?? {}) });
  return diffOf(version(before), version(after));
}
