import {
  ErrorResponse,
  ErrorTimeout,
  InMemoryWebStorage,
  OidcClient,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { Configuration } from '#contract/configuration.ts';
import { isThisMachine } from '#contract/system/loopback.ts';
import type { IdentityTrouble, Proof } from '#machines/session/identity.rules.ts';
import { randomName } from '#src/ui/random-name.ts';
import { answerChannel, answerPath, readAnswer } from './identity-answers.ts';

/** The question to a provider. */
export type Asking = {
  readonly provider: Configuration['identityProviders'][number];
  readonly popup: Window;
  /** Of this page, which the answer comes back to. */
  readonly origin: string;
  /** Of the interface, such as 'es'. */
  readonly language: string;
  /** Called when the window looks closed; its answer may still come. */
  readonly lost: () => void;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
};

/** Asks a provider who the person is. */
export type AskProvider = (asking: Asking) => Promise<Proof | IdentityTrouble>;

/** How long a provider may take to answer one request, in seconds. */
const requestPatience = 15;

/** Of chance in a nonce. */
const nonceBytes = 16;

/** Milliseconds between checks whether the window is still there. */
const look = 300;

/** Milliseconds that an answer may take after its window has closed itself, before the window counts as lost. */
const grace = 1_000;

/** Everything stays in memory only, for as long as one question lasts. */
function clientFor({ provider, origin, language }: Asking): OidcClient {
  const store = () => new WebStorageStateStore({ store: new InMemoryWebStorage() });
  return new OidcClient({
    authority: provider.authority,
    client_id: provider.clientId,
    redirect_uri: `${origin}${answerPath}`,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    // The person may not be the one who used this browser before.
    prompt: 'login',
    ui_locales: language,
    stateStore: store(),
    loadUserInfo: false,
    fetchRequestCredentials: 'omit',
    requestTimeoutInSeconds: requestPatience,
  });
}

/** Whether our window may go there: an issuer names its own address, which could be a script. */
function mayBeShown(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}

/**
 * The address that the window comes back with in answer to the question of this state; null once nobody waits for it. A
 * window that looks closed is told of, and its answer heard as before: it looks so too where a provider isolates its pages.
 */
function comeBack(state: string, { popup, origin, lost, signal }: Asking): Promise<string | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(answerChannel);
    let gone = 0;
    const timer = setInterval(() => {
      gone = popup.closed ? gone + look : 0;
      if (gone <= grace) return;
      clearInterval(timer);
      lost();
    }, look);
    const end = (address: string | null) => {
      clearInterval(timer);
      channel.close();
      resolve(address);
    };
    signal.addEventListener('abort', () => end(null));
    channel.addEventListener('message', ({ data }) => {
      const query = readAnswer(data);
      if (query?.get('state') === state) end(`${origin}${answerPath}?${query}`);
    });
  });
}

/** What went wrong while a code was changed for the token, or the answer was looked at. */
function troubleOf(error: unknown): IdentityTrouble {
  const unreached = error instanceof ErrorTimeout || error instanceof TypeError;
  return unreached && !(error instanceof ErrorResponse) ? 'unreachable' : 'refused';
}

/** The id token behind a returned address: state, issuer and nonce must match the question. */
async function readBack(client: OidcClient, address: string, nonce: string): Promise<Proof> {
  const issuer = new URL(address).searchParams.get('iss');
  if (issuer !== null && issuer !== client.settings.authority) throw new Error('Another issuer answered');
  const { id_token: idToken } = await client.processSigninResponse(address);
  if (!idToken) throw new Error('There is no id token');
  return { idToken, nonce };
}

/**
 * Asks a provider who the person is, with OpenID Connect: authorization code and PKCE, in a window that is
 * already open and still empty. The answer comes back through a page of ours (identity-answer.ts).
 */
export const askProvider: AskProvider = async (asking) => {
  const client = clientFor(asking);
  const nonce = randomName(nonceBytes);
  const request = await client.createSigninRequest({ nonce }).catch(() => null);
  if (!request) return 'unreachable';
  if (!mayBeShown(request.url)) return 'refused';
  const coming = comeBack(request.state.id, asking);
  asking.popup.location.replace(request.url);
  const address = await coming;
  if (address === null) return 'refused';
  return readBack(client, address, nonce).catch(troubleOf);
};
