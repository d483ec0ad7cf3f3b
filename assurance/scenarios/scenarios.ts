import { needsToken } from '#src/watch/scenario.events.ts';
import type { Scenarios } from '#src/watch/scenario.schema.ts';
import { stateLabel } from '../walk/graph.ts';
import type { Proof } from '../walk/proof.ts';
import {
  type Candidate,
  childrenOf,
  legOf,
  openedAt,
  type Plan,
  startedBy,
  stepsBefore,
} from './candidates.ts';
import type { Opening } from './openings.ts';
import { describing, endOf, hasRegions, isStable, stableLeaves, toldIn, type Way, waysFrom } from './ways.ts';

/** Who comes in where a visitor signs in on the way. */
const guest = 'member1';

type Line = { readonly candidate: Candidate; readonly ways: Generator<Way>; next: Way | undefined };

function lengthOf({ candidate, next }: Line): number {
  return next ? stepsBefore(candidate) + next.steps.length : Number.POSITIVE_INFINITY;
}

/** The shortest scenario to each stable situation that any of the candidates comes to. */
function nearest({ model, unmet }: Proof, candidates: readonly Candidate[]): Plan[] {
  const found = new Map<string, Plan>();
  const left = new Set(stableLeaves(model.machine));
  const whole = hasRegions(model.machine);
  const lines = candidates.map((candidate): Line => {
    const ways = waysFrom(model, candidate.from, candidate.first);
    return { candidate, ways, next: ways.next().value };
  });
  while (whole || left.size > 0) {
    const line = lines.reduce<Line | undefined>(
      (best, one) => (one.next && (!best || lengthOf(one) < lengthOf(best)) ? one : best),
      undefined,
    );
    if (!line?.next) break;
    const { state } = endOf(line.next);
    const label = stateLabel(state.snapshot);
    const { only = [label] } = line.candidate;
    if (isStable(state) && only.includes(label) && !found.has(label) && !(slugOf(label) in unmet)) {
      const { stages, ...before } = line.candidate.before;
      const legs = [...before.legs, legOf(line.candidate, line.next)];
      const lent = before.who === null && needsToken(legs) ? guest : null;
      const slug = slugOf(label);
      found.set(label, {
        scenario: {
          slug,
          description: describing(model.id, state),
          tells: toldIn(state),
          ...before,
          lent,
          legs,
        },
        stages,
      });
      for (const leaf of label.split(', ')) left.delete(leaf);
    }
    line.next = line.ways.next().value;
  }
  return [...found.values()].sort((a, b) => (a.scenario.slug < b.scenario.slug ? -1 : 1));
}

/** The name of a situation in an address. */
export function slugOf(label: string): string {
  return label.replaceAll(', ', ',');
}

/** The plans of one machine. */
export type Plans = { readonly machine: string; readonly plans: readonly Plan[] };

/**
 * The plans of every machine: from its own openings, or from where its parents start it. Machines that nothing comes
 * to have none.
 */
export async function plansOf(proofs: readonly Proof[]): Promise<readonly Plans[]> {
  const found = new Map<string, Plan>();
  const candidates = new Map<string, readonly Candidate[]>();
  const done = new Map<string, Plans>();
  const isReady = ({ after }: Opening) => after === undefined || found.has(after);

  const settle = (proof: Proof, from: readonly Candidate[]) => {
    const { model } = proof;
    if (from.length === 0 || done.has(model.id)) return;
    candidates.set(model.id, from);
    const plans = nearest(proof, from);
    done.set(model.id, { machine: model.id, plans });
    for (const plan of plans) found.set(`${model.id}/${plan.scenario.slug}`, plan);
  };

  const open = (proof: Proof) => {
    const { model, openings } = proof;
    if (!openings.every(isReady)) return;
    const from = openings.map((one) => openedAt(one, model, found));
    settle(proof, from);
  };

  const goInto = async ({ model }: Proof) => {
    for (const [id, machine] of await childrenOf(model.machine)) {
      const child = proofs.find((one) => one.model.id === machine);
      if (!child || child.openings.length > 0 || done.has(machine)) continue;
      settle(child, startedBy(candidates.get(model.id) ?? [], { ...child, id }));
    }
  };

  for (let before = -1; before < done.size; ) {
    before = done.size;
    for (const proof of proofs) if (!done.has(proof.model.id)) open(proof);
    for (const proof of proofs) if (done.has(proof.model.id)) await goInto(proof);
  }
  return proofs.flatMap(({ model }) => done.get(model.id) ?? []);
}

/** The scenarios of a machine as they are written down. */
export function scenariosOf({ machine, plans }: Plans): Scenarios {
  return { machine, scenarios: plans.map(({ scenario }) => scenario) };
}
