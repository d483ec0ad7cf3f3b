import type { CallShape } from '#contract/call.ts';
import { CallFailure, type Failure } from '#contract/errors.ts';

/**
 * Failures that the client makes itself (decision: what a failure means): nothing was sent, because nobody is
 * signed in, or because this call is known to be refused to a demo account; the gateway answered, but the session had ended meanwhile; it refused what may be a copy, made
 * by the network, of a message that it accepted.
 */
export const noSession: Failure = { kind: 'unauthorized', code: 'NO_SESSION' };
export const noRealAccount: Failure = { kind: 'refused', code: 'REAL_ACCOUNT_NEEDED' };
const answerUnheard: Failure = { kind: 'unauthorized', code: 'ANSWER_UNHEARD' };
const copyRefused: Failure = { kind: 'refused', code: 'COPY_REFUSED' };

/**
 * Whether the outcome of a call matters when its answer is lost: it moves money, changes a secret, or opens a
 * session, perhaps with a new account.
 */
function matters({ keyed, onSecret, gives }: CallShape): boolean {
  return keyed === true || onSecret === true || gives !== undefined;
}

/** The failure for an answer that came after its session had ended; the answer to a mere question is dropped. */
export function afterItsSession(call: CallShape): CallFailure {
  return new CallFailure(matters(call) ? answerUnheard : { kind: 'unauthorized' });
}

/**
 * The final failure. If the token is refused for a call that replaces it, the network may have copied a
 * message that was accepted, and the first copy ended the token.
 */
export function inTheEnd(call: CallShape, failure: Failure): Failure {
  const renewed = failure.kind === 'unauthorized' && call.gives === 'token' && matters(call);
  return renewed && failure.code !== noSession.code ? answerUnheard : failure;
}

/** Why a sealed message could not be opened; `error` as thrown. */
export function notOpened(call: CallShape, error: unknown): unknown {
  const refused = error instanceof CallFailure && error.failure.code === 'SEAL_REFUSED';
  return refused && matters(call) ? new CallFailure(copyRefused) : error;
}
