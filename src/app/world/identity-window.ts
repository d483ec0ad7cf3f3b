import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import type { IdentityTrouble, Proof } from '#machines/session/identity.rules.ts';
import { handlers } from './handlers.ts';
import type { Asking, AskProvider } from './identity.ts';
import { send } from './send.ts';

/** The one window of an identity provider. */
export type IdentityWindow = {
  /** Opens it, inside the click, and asks; answers `identity.proven` or `identity.failed`, once, unless it is closed here. */
  readonly ask: (actor: AnyActorRef, provider: string) => void;
  /** Brings it to the front. */
  readonly raise: () => void;
  readonly close: () => void;
};

type Browser = {
  readonly open: typeof window.open;
  readonly origin: string;
  /** Whether the page came in a way in which the browser seals and checks anything. */
  readonly secure: boolean;
  readonly load: () => Promise<AskProvider>;
};

const features = 'width=480,height=640';

const usual = (): Browser => ({
  open: window.open.bind(window),
  origin: location.origin,
  secure: 'subtle' in crypto,
  load: () => import('./identity.ts').then(({ askProvider }) => askProvider),
});

/** Manages the window of the brand's identity providers; the code that talks to them is fetched at the first question. */
export function createIdentityWindow(
  { identityProviders }: Pick<Configuration, 'identityProviders'>,
  language: () => string,
  { open, origin, secure, load }: Browser = usual(),
): IdentityWindow {
  let current: { readonly popup: Window; readonly visit: AbortController } | null = null;

  function close(): void {
    current?.visit.abort();
    current?.popup.close();
    current = null;
  }

  function answer(actor: AnyActorRef, came: Proof | IdentityTrouble): void {
    if (typeof came === 'string') send(actor, { type: 'identity.failed', trouble: came });
    else send(actor, { type: 'identity.proven', ...came });
  }

  async function asked(asking: Asking): Promise<Proof | IdentityTrouble> {
    try {
      const askProvider = await load();
      return await askProvider(asking);
    } catch {
      return 'unreachable';
    }
  }

  return {
    ask(actor, id) {
      close();
      const provider = identityProviders.find((one) => one.id === id);
      if (!provider) return answer(actor, 'refused');
      if (!secure) return answer(actor, 'insecure');
      const popup = open('about:blank', '_blank', features);
      if (!popup) return answer(actor, 'blocked');
      // The provider's page must not get a handle on this one; its answer comes by another way.
      popup.opener = null;
      const visit = new AbortController();
      current = { popup, visit };
      const asking = {
        provider,
        popup,
        origin,
        language: language().toLowerCase(),
        lost: () => send(actor, { type: 'window.lost' }),
        signal: visit.signal,
      };
      void asked(asking).then((came) => {
        if (visit.signal.aborted) return;
        close();
        answer(actor, came);
      });
    },
    raise: () => current?.popup.focus(),
    close,
  };
}

/** The effects of an identity provider's window. */
export const identityHandlers = (window: IdentityWindow) =>
  handlers({
    'identity.asked': ({ provider }, from) => window.ask(from, provider),
    'identity.raised': () => window.raise(),
    'identity.left': () => window.close(),
  });
