import * as z from 'zod/mini';
import { type SeamlessCall, seamlessOutputs, seamlessRoot } from './seamless/messages.ts';
import { createSignedClient, type SignedClientOptions } from './signed-client.ts';

/** A question to the gateway's seamless wallet; what goes wrong on the way is an error, a no is a SeamlessRefusal. */
export type WalletClient = <C extends SeamlessCall>(
  call: C,
  input: Readonly<Record<string, string>>,
) => Promise<z.infer<(typeof seamlessOutputs)[C]>>;

/** Creates the host's side of the wallet. */
export function createWalletClient(options: SignedClientOptions): WalletClient {
  const ask = createSignedClient(options);
  return (async (call, input) => {
    // A ticket is good once: asking again can only hear that it was used.
    const times = call === 'enter' ? 1 : undefined;
    return z.parse(seamlessOutputs[call], await ask(`${seamlessRoot}/${call}`, input, times));
  }) as WalletClient;
}
