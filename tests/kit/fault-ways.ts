import type { Misdeed } from '#sandbox/fault-kinds.ts';

/** How one answer goes wrong. */
export type FaultWay = {
  readonly kind: Misdeed['kind'];
  readonly ms?: number;
  readonly retryAfter?: number;
  readonly status?: number;
  readonly body?: string;
};

/** The fourteen ways in which the answer of a call goes wrong (NET-01); a slow one comes after so many milliseconds. */
export function waysToFail(slow: number): readonly FaultWay[] {
  return [
    { kind: 'reset' },
    { kind: 'timeout' },
    { kind: '500' },
    { kind: '503' },
    { kind: '429', retryAfter: 1 },
    { kind: '401' },
    { kind: 'answer', status: 204, body: '' },
    { kind: 'empty' },
    { kind: 'truncated' },
    { kind: 'html' },
    { kind: 'wrong type' },
    { kind: 'slow', ms: slow },
    { kind: 'duplicate' },
    { kind: 'lost after commit' },
  ];
}
