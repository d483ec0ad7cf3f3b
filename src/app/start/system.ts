import { QueryCache, QueryClient } from '@tanstack/react-query';
import { type ActorOptions, type ActorRefFrom, createActor, type InspectionEvent } from 'xstate';
import type { Gateway } from '#contract/calls.ts';
import type { Configuration } from '#contract/configuration.ts';
import { CallFailure } from '#contract/errors.ts';
import { appMachine } from '#machines/app.machine.ts';
import type { AppInput } from '#machines/app.rules.ts';
import { connect } from '#machines/kit/connect.ts';
import type { WorldEvent } from '#machines/world.ts';
import { nameOf, report } from '../world/reports.ts';
import type { Perform } from '../world/world.ts';

export type Root = ActorRefFrom<typeof appMachine>;

/**
 * Creates the root actor over a gateway, not yet started: the prerendered page shows its first snapshot. The
 * inspection sees every actor from its start. `clock` replaces the browser's timers.
 */
export function createRoot(
  gateway: Gateway,
  input: AppInput,
  perform: Perform,
  watch?: (event: InspectionEvent) => void,
  clock?: ActorOptions<typeof appMachine>['clock'],
): Root {
  return createActor(connect(appMachine, gateway), {
    systemId: 'app',
    input,
    ...(clock ? { clock } : {}),
    inspect: (event) => {
      watch?.(event);
      if (event.type !== '@xstate.actor' || !('on' in event.actorRef)) return;
      const actor = event.actorRef as Root;
      actor.on('*', (emitted) => perform(emitted as WorldEvent, actor));
    },
  });
}

/**
 * The reads of the app: nothing is retried here, because the gateway client already retries what it may. A
 * failed read is reported, because the member may see nothing of it (spec 8).
 */
export function createQueries(tell: typeof report = report): QueryClient {
  const onError = (error: unknown, { queryKey: [name] }: { queryKey: readonly unknown[] }) =>
    tell('a read failed', [String(name), error instanceof CallFailure ? error.failure.kind : nameOf(error)]);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
  });
}

/** Between 0 and 1, drawn once: which of several hosts serves this page. */
function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/** The root's start data. */
export function startInput(
  configuration: Configuration,
  kept: { token: string | null; language: string; firstTime: boolean },
  host: string,
): AppInput {
  const { brand, languages, hosts, gameCodes } = configuration;
  return {
    ...kept,
    entrance: brand.entrance,
    host,
    languages,
    merchantCode: brand.merchantCode,
    gameCodes,
    games: { hosts: hosts.games, own: host },
    chance: chance(),
  };
}
