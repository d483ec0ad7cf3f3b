import type { CallShape } from '#contract/call.ts';
import { CallFailure, type Failure } from '#contract/errors.ts';

/**
 * Failures that the client makes by itself (decision: what a failure means): nothing was sent, for nobody is signed in
 * here; the gateway answered, to a session that ended meanwhile; it refused what may be a copy, made by the network, of a
 * message that it took.
 */
export const noSession: Failure = { kind: 'unauthorized', code: 'NO_SESSION' };
const answerUnheard: Failure = { kind: 'unauthorized', code: 'ANSWER_UNHEARD' };
const copyRefused: Failure = { kind: 'refused', code: 'COPY_REFUSED' };

/**
 * Whether what became of a call matters when its answer is not heard: it moves money, changes a secret, or opens a
 * session, perhaps with the account that it is for.
 */
function matters({ keyed, onSecret, gives }: CallShape): boolean {
  return keyed === true || onSecret === true || gives !== undefined;
}

/** What an answer is that came after its session had ended: of a mere question it is nobody's business any more. */
export function afterItsSession(call: CallShape): CallFailure {
  return new CallFailure(matters(call) ? answerUnheard : { kind: 'unauthorized' });
}

/**
 * What a failure is in the end. The token was refused of a call that puts another in its place: the network may have
 * made a copy of a message that was taken, and that ended the token.
 */
export function inTheEnd(call: CallShape, failure: Failure): Failure {
  const renewed = failure.kind === 'unauthorized' && call.gives === 'token' && matters(call);
  return renewed && failure.code !== noSession.code ? answerUnheard : failure;
}

/** What a sealed message that could not be opened failed by; `error` as it was thrown. */
export function notOpened(call: CallShape, error: unknown): unknown {
  const refused = error instanceof CallFailure && error.failure.code === 'SEAL_REFUSED';
  return refused && matters(call) ? new CallFailure(copyRefused) : error;
}
