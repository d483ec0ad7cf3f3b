import * as z from 'zod/mini';
import {
  type SeamlessCall,
  SeamlessRefusal,
  seamlessCodes,
  seamlessOutputs,
  seamlessRoot,
} from '../seamless/messages.ts';
import { signed } from '../seamless/signing.ts';

/** A question to the gateway's seamless wallet; what goes wrong on the way is an error, a no is a SeamlessRefusal. */
export type WalletClient = <C extends SeamlessCall>(
  call: C,
  input: Readonly<Record<string, string>>,
) => Promise<z.infer<(typeof seamlessOutputs)[C]>>;

export type WalletOptions = {
  /** Where the gateway is reached, without a slash at the end. */
  readonly gateway: () => string;
  readonly secret: Buffer;
  readonly now: () => number;
};

/** Milliseconds one question may take, and how often it is asked when no answer comes. */
const patience = 4_000;
const tries = 3;

const Refused = z.object({ success: z.literal(false), code: z.enum(seamlessCodes) });
const Given = z.object({ success: z.literal(true), value: z.unknown() });

/** Creates the host's side of the wallet: it signs what it asks, and asks again when no answer came. */
export function createWalletClient({ gateway, secret, now }: WalletOptions): WalletClient {
  async function once(call: SeamlessCall, body: string): Promise<unknown> {
    const path = `${seamlessRoot}/${call}`;
    const answer = await fetch(`${gateway()}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...signed(secret, path, body, now()) },
      body,
      signal: AbortSignal.timeout(patience),
    });
    const said: unknown = await answer.json();
    const refused = z.safeParse(Refused, said);
    if (refused.success) throw new SeamlessRefusal(refused.data.code);
    return z.parse(seamlessOutputs[call], z.parse(Given, said).value);
  }

  return (async (call, input) => {
    const body = JSON.stringify(input);
    // A ticket is good once: asking again can only hear that it was used.
    for (let left = call === 'enter' ? 1 : tries; ; left -= 1) {
      try {
        return await once(call, body);
      } catch (error) {
        if (error instanceof SeamlessRefusal || left <= 1) throw error;
      }
    }
  }) as WalletClient;
}
