import { createContext, type ReactNode, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Gateway } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { appMachine } from '#machines/app.machine.ts';
import type { ActCall } from '#machines/kit/act.rules.ts';
import type { Invited } from '#machines/registration/invitation.rules.ts';
import type { Drafts } from './drafts.ts';

/** What every view may reach: the root actor, the gateway behind reads, and the brand's configuration. */
export type SystemForViews = {
  readonly root: ActorRefFrom<typeof appMachine>;
  readonly call: Gateway;
  readonly configuration: Configuration;
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
