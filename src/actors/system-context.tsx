import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ActCall, Gateway } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { appMachine } from '#machines/app.machine.ts';
import type { Kept } from '#machines/kit/draft.rules.ts';
import type { Invited } from '#machines/registration/invitation.rules.ts';
import type { Presence } from '#src/gateway/presence.ts';

/** What is typed and not sent yet, by the name of its form; of the account that is here, and of nobody else. */
export type Drafts = {
  /** The account that is here, '' for a visitor; null while that is not known, or its session has ended by itself. */
  readonly whose: () => string | null;
  readonly recall: (form: string) => readonly Kept[];
  readonly keep: (form: string, events: readonly Kept[]) => void;
  /** Hears when another is here, or nobody; the returned function ends that. */
  readonly listen: (listener: () => void) => () => void;
};

/** What every view may reach: the root actor, the gateway behind reads, and the brand's configuration. */
export type SystemForViews = {
  readonly root: ActorRefFrom<typeof appMachine>;
  readonly call: Gateway;
  readonly configuration: Configuration;
  /** What the gateway does not have. */
  readonly presence: Omit<Presence, 'heard'>;
  /** The key of an act of money on this subject (or '') whose outcome this tab never learned; null without one. */
  readonly keptKey: (call: ActCall, about: string) => string | null;
  /** What is typed and not sent yet. */
  readonly drafts: Drafts;
  /** The invitation that the tab was opened with, as long as it holds. */
  readonly invited: () => Invited;
};

const SystemContext = createContext<SystemForViews | null>(null);

export function SystemProvider({ system, children }: { system: SystemForViews; children: ReactNode }) {
  return <SystemContext value={system}>{children}</SystemContext>;
}

/** The system that the app was started with; a view outside it is a programming error. */
export function useSystem(): SystemForViews {
  const system = useContext(SystemContext);
  if (!system) throw new Error('This view is outside the system provider');
  return system;
}

/** The brand's runtime configuration. */
export function useConfiguration(): Configuration {
  return useSystem().configuration;
}
