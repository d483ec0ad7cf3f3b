import * as z from 'zod/mini';
import type { Telling } from './scenario.events.ts';
import { type Scenario, Scenarios } from './scenario.schema.ts';

/** What the sandbox did for a scenario: a session for its person, and the preparation. */
const Begun = z.object({
  value: z.object({ token: z.nullable(z.string()), reference: z.nullable(z.string()), games: z.string() }),
});

/** A scenario that was asked for in the page's address, and the session that it takes place in. */
export type Visit = {
  readonly title: string;
  /** The account that is signed in from the start, or signs in along the way; null for a visitor. */
  readonly account: string | null;
  readonly scenario: Scenario;
  readonly telling: Telling;
};

async function read<T>(schema: z.ZodMiniType<T>, address: string, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return schema.parse(await response.json());
}

async function find(title: string): Promise<Scenario> {
  const [machine = '', slug = ''] = title.split('/');
  const address = `/sandbox/scenarios/${encodeURIComponent(machine)}.json`;
  const { scenarios } = await read(Scenarios, address);
  const found = scenarios.find((one) => one.slug === slug);
  if (!found) throw new Error(`${machine}: ${slug}?`);
  return found;
}

/** The account of the session: the one signed in from the start, or the one that signs in along the way. */
function accountOf({ who, lent }: Scenario): string | null {
  return who ?? lent;
}

/**
 * Prepares this tab for a scenario before the product starts: its own session for the signed-in person, and
 * the address of the page. Throws when there is no such scenario, or no sandbox: then the tab is unchanged,
 * and a signed-in person stays signed in.
 */
export async function begin(title: string, session: Storage): Promise<Visit> {
  const scenario = await find(title);
  const { who, path, prepare } = scenario;
  const account = accountOf(scenario);
  const { value } = await read(Begun, '/sandbox/scenarios/begin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, prepare }),
  });
  session.clear();
  if (who !== null && value.token !== null) session.setItem('token', value.token);
  history.replaceState(history.state, '', path.replace('{reference}', value.reference ?? ''));
  return { title, account, scenario, telling: { token: value.token ?? '', games: value.games } };
}
