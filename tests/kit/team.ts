import { joinMany } from '../../scripts/bench/many-people.ts';
import type { TestSandbox } from './sandbox.ts';

/** Puts many people directly below an agent at once. */
export async function fillTeam(
  { sandbox: { db, clock } }: Pick<TestSandbox, 'sandbox'>,
  agent: string,
  people: number,
): Promise<void> {
  await joinMany(db, agent, { people }, clock.now());
}
