/** The questions to the thread and its answers. It sends 'ready' once, when it has started. */
export type PatternWork = { readonly pattern: string; readonly text: string };
export type PatternAnswer = 'ready' | 'match' | 'mismatch' | 'unknown';

type Scope = {
  onmessage: ((event: MessageEvent<PatternWork>) => void) | null;
  postMessage(answer: PatternAnswer): void;
};

const scope = self as unknown as Scope;

/** Tries an outside pattern in a separate thread: if that takes too long, the thread is ended (patterns.ts). */
function tried({ pattern, text }: PatternWork): PatternAnswer {
  try {
    return new RegExp(pattern).test(text) ? 'match' : 'mismatch';
  } catch {
    return 'unknown';
  }
}

scope.onmessage = ({ data }) => scope.postMessage(tried(data));
scope.postMessage('ready');
