/**
 * Codes of a refusal. ENDED: the play session has ended; SHORT: too little money; CLOSED: the round is over;
 * UNKNOWN: no such round. Of member protection: PROTECTED: no new round begins; CHECK: a check is unread; LEFT: the stake
 * is above what the session or a limit leaves.
 */
export const seamlessCodes = [
  'ENDED',
  'SHORT',
  'CLOSED',
  'UNKNOWN',
  'MAINTENANCE',
  'INVALID',
  'PROTECTED',
  'CHECK',
  'LEFT',
] as const;
export type SeamlessCode = (typeof seamlessCodes)[number];

/** Whoever answers a signed question throws this to refuse. */
export class SeamlessRefusal extends Error {
  override readonly name = 'SeamlessRefusal';
  readonly code: SeamlessCode;
  constructor(code: SeamlessCode) {
    super(code);
    this.code = code;
  }
}
