import * as z from 'zod/mini';
import { Envelope } from '#contract/envelope.ts';
import { codes } from '#contract/errors.ts';
import { differs, type Found, works } from '../finding.ts';
import { partAt, problemWords } from '../problem-words.ts';
import { codeWords, fieldWords } from '../redaction.ts';

const expected = 'an envelope { success, value?, message?, code? }';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is in the place of an envelope, in words. */
function instead(json: unknown, output: z.ZodMiniType): string {
  if (z.safeParse(output, json).success && json !== null && json !== undefined) return 'the value alone';
  if (!isObject(json)) return Array.isArray(json) ? 'a list' : `a ${json === null ? 'null' : typeof json}`;
  const within = Object.entries(json).find(([, part]) => z.safeParse(Envelope, part).success);
  if (within) return `the envelope one level deeper, in ${fieldWords([within[0]]) || 'a field'}`;
  const read = z.safeParse(Envelope, json);
  const issues = read.error?.issues ?? [];
  const wrong = issues.map(
    (issue) => `${issue.path.join('.')}: ${problemWords(issue, partAt(json, issue.path))}`,
  );
  return `${wrong.join('; ')} (it has ${fieldWords(Object.keys(json)) || 'no field'})`;
}

/** The envelope of an answer, or a difference. `output` is what its value should be. */
export function readEnvelope(json: unknown, output: z.ZodMiniType): Envelope | { readonly fault: string } {
  const read = z.safeParse(Envelope, json);
  return read.success ? read.data : { fault: instead(json, output) };
}

function ofRefusal({ code, message }: Envelope): string | null {
  if (!code || !(codes as readonly string[]).includes(code)) return `${codeWords(code)} in a refusal`;
  return message ? null : 'a refusal without a message';
}

/** Whether it is an envelope; a refusal must say why, by a code of the contract, in a text for people. */
export function checkEnvelope(envelope: Envelope | { readonly fault: string }, consequence: string): Found {
  if ('fault' in envelope) return differs('envelope', expected, envelope.fault, consequence);
  const fault = envelope.success ? null : ofRefusal(envelope);
  if (fault === null) return works('envelope', expected);
  return differs(
    'envelope',
    'a refusal with a code of the contract and a message',
    fault,
    'The product goes by the status and shows the text if there is one; it knows no rule for the code and leads to no article of the help.',
  );
}
