import type { AnyActorRef } from 'xstate';
import type { Configuration } from '#contract/configuration.ts';
import { safeAddress } from '#machines/system/address.rules.ts';
import type { HostedSlider } from './hosted-slider.ts';
import { hostedStage } from './hosted-stage.ts';
import { checkedScript } from './script-address.ts';
import { send } from './send.ts';

/** The request to a provider's script: the interface for a brand's adapter script. */
export type HostedRequest = {
  readonly stage: HTMLElement;
  readonly siteKey: string;
  /** The name of this tab, which the proof must carry. */
  readonly client: string;
  readonly language: string;
  readonly solved: (proof: unknown) => void;
  readonly failed: () => void;
};

/** The global that a provider's script leaves behind: shows a puzzle once. */
export const hostedGlobal = 'showHostedSlider';

type Around = {
  readonly hosts: Configuration['hosts'];
  readonly client: string;
  readonly language: () => string;
};

const longestProof = 4_096;

function isProof(proof: unknown): proof is string {
  return typeof proof === 'string' && proof.length > 0 && proof.length <= longestProof;
}

/** Fetches the provider's script from a host of the list; whatever goes wrong is `hosted.failed`, never a pass. */
export function createHostedSlider({ hosts, client, language }: Around): HostedSlider {
  let element: HTMLScriptElement | null = null;

  function close(): void {
    delete (globalThis as Record<string, unknown>)[hostedGlobal];
    element?.remove();
    element = null;
    hostedStage.replaceChildren();
  }

  function show(mine: HTMLScriptElement, actor: AnyActorRef, siteKey: string): void {
    const tell = (event: { type: string; verificationData?: string }) => {
      if (element === mine) send(actor, event);
    };
    const failed = () => tell({ type: 'hosted.failed' });
    try {
      const request: HostedRequest = {
        stage: hostedStage,
        siteKey,
        client,
        language: language(),
        solved: (proof) =>
          isProof(proof) ? tell({ type: 'hosted.solved', verificationData: proof }) : failed(),
        failed,
      };
      (globalThis as unknown as Record<string, (request: HostedRequest) => void>)[hostedGlobal]?.(request);
      tell({ type: hostedGlobal in globalThis ? 'hosted.shown' : 'hosted.failed' });
    } catch {
      failed();
    }
  }

  return {
    open(actor, { script, siteKey }) {
      close();
      const address = safeAddress(script, hosts.verification, { own: location.host });
      if (!address) return send(actor, { type: 'hosted.failed' });
      const mine = document.createElement('script');
      element = mine;
      mine.onload = () => element === mine && show(mine, actor, siteKey);
      mine.onerror = () => element === mine && send(actor, { type: 'hosted.failed' });
      mine.src = checkedScript(address);
      document.head.append(mine);
    },
    close,
  };
}
