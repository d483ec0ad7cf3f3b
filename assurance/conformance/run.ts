import { randomUUID } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import type { Mapping } from '#contract/mapping/mapping.ts';
import { longestAnswer } from '#src/gateway/answer.ts';
import { usualTimeouts } from '#src/gateway/pace.ts';
import { type AccountsFile, secretsOf } from './accounts.ts';
import { createAsker } from './asking/asker.ts';
import { createManners, type Manners, Stopped, usualManners } from './asking/politeness.ts';
import { createSealer } from './asking/sealer.ts';
import { createSpeech } from './asking/speech.ts';
import { type Aims, type Pace, paceOf, usualAims } from './checks/times.ts';
import { type Finding, type Found, notAsked } from './finding.ts';
import { planOf } from './plan/plan.ts';
import { signIn } from './plan/sign-in.ts';
import { createStage, type Deed, type Stage } from './plan/stage.ts';
import type { Step } from './plan/step.ts';
import { createRedaction } from './redaction.ts';

export type RunOptions = {
  /** Where the gateway is, without a slash at its end. */
  readonly origin: string;
  readonly file: AccountsFile;
  readonly write?: boolean;
  readonly only?: readonly string[];
  readonly manners?: Partial<Manners>;
  readonly aims?: Partial<Aims>;
  /** Milliseconds that an answer may take; by default as long as the product waits. */
  readonly patience?: number;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly watch?: () => number;
  readonly pause?: (milliseconds: number) => Promise<void>;
  readonly timeout?: (milliseconds: number) => AbortSignal;
  /** How this gateway writes the contract. */
  readonly mapping?: Mapping;
  /** Steps of an earlier run that need not be asked again, with what was found. */
  readonly before?: ReadonlyMap<string, readonly Finding[]>;
  readonly deedsBefore?: readonly Deed[];
  readonly tell?: (progress: Progress) => void;
  /** Called before a step, and after it with what was found. */
  readonly keep?: (step: Step, findings: readonly Finding[] | null, deeds: readonly Deed[]) => void;
  /** Ends the run before its next step once this is aborted. */
  readonly signal?: AbortSignal;
};

export type Progress = {
  readonly done: number;
  readonly of: number;
  readonly step: Step;
  readonly asked: number;
};

/** What a run came to. */
export type Outcome = {
  readonly findings: readonly Finding[];
  readonly deeds: readonly Deed[];
  readonly pace: Pace;
  readonly p95: { readonly aim: number; readonly fine: boolean };
  readonly requests: number;
  /** Why the run ended before its end; '' when it didn't. */
  readonly stopped: string;
};

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function toolsOf(options: RunOptions) {
  const { origin, file, now = Date.now, watch = () => performance.now(), pause = sleep } = options;
  const { patience = usualTimeouts.oneTry, timeout = AbortSignal.timeout } = options;
  const clientId = `conformance-${randomUUID()}`.slice(0, 40);
  const speech = createSpeech(file.merchant, clientId, options.mapping);
  const manners = createManners({ ...usualManners, ...options.manners }, { watch, pause });
  const sealer = createSealer(file.seal, file.merchant, now);
  const line = { fetch: options.fetch ?? fetch, now, watch, timeout, patience, longest: longestAnswer };
  const language = file.languages[0] ?? 'ES';
  const asker = createAsker({ origin, speech, line, manners, language, sealer });
  const redaction = createRedaction(secretsOf(file));
  const aims = { ...usualAims, ...options.aims };
  const stage = createStage(
    { origin, file, asker, speech, redaction, aims, patience, write: options.write === true },
    signIn,
  );
  return { stage, manners, aims };
}

/** Runs one step; an error of the run's own is no fault of the gateway's, and loses no other step. */
async function runStep(step: Step, stage: Stage): Promise<readonly Found[]> {
  try {
    return await step.run(stage);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    return [
      notAsked('status', `the run itself failed here (${error instanceof Error ? error.name : 'error'})`),
    ];
  }
}

/** Asks everything that the plan says, politely, and says what was found. It never throws for what a gateway does. */
export async function runConformance(options: RunOptions): Promise<Outcome> {
  const { stage, manners, aims } = toolsOf(options);
  const steps = planOf(options.file, options.write === true, options.only);
  const findings: Finding[] = [];
  const gone = new Set<CallName>();
  let stopped = '';
  stage.deeds.push(...(options.deedsBefore ?? []));

  function settle(step: Step, founds: readonly Found[]): Finding[] {
    const { redact } = stage.redaction;
    return founds.map(({ call, ...found }) => ({
      ...found,
      call: call ?? step.calls[0],
      account: step.account,
      expected: redact(found.expected),
      got: redact(found.got),
      consequence: redact(found.consequence),
    }));
  }

  async function take(step: Step): Promise<readonly Finding[]> {
    const [about] = step.calls;
    if (stopped) return settle(step, [notAsked('status', `the run ended before: ${stopped}`)]);
    if (gone.has(about)) return settle(step, [notAsked('status', `the gateway has no \`${about}\``)]);
    try {
      return settle(step, await runStep(step, stage));
    } catch (error) {
      stopped = (error as Stopped).message;
      return settle(step, [notAsked('status', `the run ended here: ${stopped}`)]);
    }
  }

  for (const [at, step] of steps.entries()) {
    if (options.signal?.aborted && !stopped) stopped = 'it was interrupted';
    const earlier = options.before?.get(step.id);
    if (!earlier && !stopped) options.keep?.(step, null, stage.deeds);
    const found = earlier ?? (await take(step));
    for (const { call, verdict } of found) if (verdict === 'missing') gone.add(call);
    findings.push(...found);
    if (!earlier && !stopped) options.keep?.(step, found, stage.deeds);
    if (!stopped) options.tell?.({ done: at + 1, of: steps.length, step, asked: manners.asked() });
  }
  const pace = paceOf(stage.asker.times);
  return {
    findings,
    deeds: stage.deeds,
    pace,
    p95: { aim: aims.p95, fine: pace.p95 <= aims.p95 },
    requests: manners.asked(),
    stopped,
  };
}
