import { Worker } from 'node:worker_threads';

/** 'unusable': not a valid pattern. 'slow': no result in time. */
export type PatternVerdict = 'match' | 'mismatch' | 'unusable' | 'slow';

/** The most time for one pattern; milliseconds. */
const patience = 100;

/** Runs in a thread of its own: some patterns take years, and only ending the thread stops them. */
const program = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ pattern, text }) => {
    try {
      parentPort.postMessage(new RegExp(pattern).test(text) ? 'match' : 'mismatch');
    } catch {
      parentPort.postMessage('unusable');
    }
  });
  parentPort.postMessage('ready');
`;

type Judge = { readonly worker: Worker; readonly ready: Promise<unknown> };

function heard(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function hire(): Judge {
  const worker = new Worker(program, { eval: true });
  worker.unref();
  return { worker, ready: heard(worker) };
}

let judge: Judge | undefined;
let last: Promise<unknown> = Promise.resolve();

async function judged(pattern: string, text: string): Promise<PatternVerdict> {
  judge ??= hire();
  const { worker, ready } = judge;
  await ready;
  const verdict = heard(worker) as Promise<PatternVerdict>;
  worker.postMessage({ pattern, text });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PatternVerdict>((resolve) => {
    timer = setTimeout(resolve, patience, 'slow');
  });
  const first = await Promise.race([verdict, late]);
  clearTimeout(timer);
  if (first === 'slow') {
    judge = undefined;
    await worker.terminate();
  }
  return first;
}

/**
 * Whether a text matches the operator's pattern. Patterns run one after the other; one that takes too long is stopped.
 */
export function judgePattern(pattern: string, text: string): Promise<PatternVerdict> {
  const run = last.then(() => judged(pattern, text));
  last = run.catch(() => undefined);
  return run;
}
