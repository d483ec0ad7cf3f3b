import type { CallShape } from '#contract/call.ts';
import { type Code, codes } from '#contract/errors.ts';
import { statusOf } from '#sandbox/wire/statuses.ts';
import type { JsonSchema } from './contract-schemas.ts';

/** The codes that a call's comment in the contract names: the refusals of its own. */
function ownRefusals(comment: string): Code[] {
  return codes.filter((code) => new RegExp(`\\b${code}\\b`).test(comment));
}

/** Every code a call may be refused with, its own first. */
export function refusalsOf(call: CallShape, comment: string): Code[] {
  const bodied = call.method === 'POST' || call.method === 'PUT';
  const met: (Code | false | undefined)[] = [
    ...ownRefusals(comment),
    'INPUT_INVALID',
    call.sealed && 'SEAL_REFUSED',
    call.token && 'SESSION_ENDED',
    call.token && !call.whileRestricted && 'MUST_CHANGE_PASSWORD',
    call.token && call.whileRestricted !== true && 'MUST_VERIFY',
    call.realAccount && 'REAL_ACCOUNT_NEEDED',
    call.agentsOnly && 'FORBIDDEN',
    bodied && 'TOO_LARGE',
    bodied && 'MEDIA_TYPE',
    'TOO_MANY_REQUESTS',
    'REGION_RESTRICTED',
    'INTERNAL',
    'MAINTENANCE',
  ];
  return [...new Set(met.filter((code) => typeof code === 'string'))];
}

/** The codes by their HTTP status, lowest status first. */
export function byStatus(refusals: readonly Code[]): [status: number, codes: Code[]][] {
  const found = new Map<number, Code[]>();
  for (const code of refusals) found.set(statusOf(code), [...(found.get(statusOf(code)) ?? []), code]);
  return [...found].sort(([a], [b]) => a - b);
}

/** The shape of every refusal. `message` is a text for people; the code is for the client only. */
export const refusal: JsonSchema = {
  type: 'object',
  description: 'A refusal: the same envelope as an answer, with `success` false.',
  properties: {
    success: { const: false },
    code: { type: 'string', enum: [...codes] },
    message: { type: ['string', 'null'] },
    value: { description: 'Rarely: such as whether a captcha is now wanted.' },
  },
  required: ['success'],
};

/** The refusals by status, `Refused401`, as the components that operations refer to. */
export function refusedAnswers(): Record<string, unknown> {
  const schema = { $ref: '#/components/schemas/Refusal' };
  const answers = byStatus(codes).map(([status, named]) => [
    `Refused${status}`,
    { description: named.join(', '), content: { 'application/json': { schema } } },
  ]);
  return Object.fromEntries(answers);
}

/** The answers to a refused call, as `responses` of its operation. */
export function refusedResponses(refusals: readonly Code[]): Record<string, unknown> {
  const answers = byStatus(refusals).map(([status]) => [
    String(status),
    { $ref: `#/components/responses/Refused${status}` },
  ]);
  return Object.fromEntries(answers);
}
