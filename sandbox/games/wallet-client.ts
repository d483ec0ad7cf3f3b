import * as z from 'zod/mini';
import { createSignedClient, type SignedClientOptions } from '#sandbox/wire/signed/signed-client.ts';
import { type SeamlessCall, seamlessOutputs, seamlessRoot } from './seamless/messages.ts';

/**
 * A question to the gateway's seamless wallet. A refusal throws a SeamlessRefusal, a failure on the way another error.
 */
export type WalletClient = <C extends SeamlessCall>(
  call: C,
  input: Readonly<Record<string, string>>,
) => Promise<z.infer<(typeof seamlessOutputs)[C]>>;

/** Creates the host's side of the wallet. */
export function createWalletClient(options: SignedClientOptions): WalletClient {
  const ask = createSignedClient(options);
  return (async (call, input) => {
    // A ticket works once, so asking again could only be refused.
    const times = call === 'enter' ? 1 : undefined;
    return z.parse(seamlessOutputs[call], await ask(`${seamlessRoot}/${call}`, input, times));
  }) as WalletClient;
}
