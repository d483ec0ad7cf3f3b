import * as z from 'zod/mini';
import { SeamlessRefusal, seamlessCodes } from './refusal.ts';
import { signed } from './signing.ts';

export type SignedClientOptions = {
  /** The gateway's address, without a slash at the end. */
  readonly gateway: () => string;
  readonly secret: Buffer;
  readonly now: () => number;
};

/** Asks the gateway. A refusal throws a SeamlessRefusal, a failure on the way another error. */
export type SignedClient = (path: string, input: object, times?: number) => Promise<unknown>;

/** Milliseconds one question may take, and how often it is sent when no answer comes. */
const patience = 4_000;
const tries = 3;

const Refused = z.object({ success: z.literal(false), code: z.enum(seamlessCodes) });
const Given = z.object({ success: z.literal(true), value: z.unknown() });

/** Creates the host's client for the gateway: it signs each question, and sends it again when no answer comes. */
export function createSignedClient({ gateway, secret, now }: SignedClientOptions): SignedClient {
  async function once(path: string, body: string): Promise<unknown> {
    const answer = await fetch(`${gateway()}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...signed(secret, path, body, now()) },
      body,
      signal: AbortSignal.timeout(patience),
    });
    const said: unknown = await answer.json();
    const refused = z.safeParse(Refused, said);
    if (refused.success) throw new SeamlessRefusal(refused.data.code);
    return z.parse(Given, said).value;
  }

  return async (path, input, times = tries) => {
    const body = JSON.stringify(input);
    for (let left = times; ; left -= 1) {
      try {
        return await once(path, body);
      } catch (error) {
        if (error instanceof SeamlessRefusal || left <= 1) throw error;
      }
    }
  };
}
