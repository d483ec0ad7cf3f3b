import type { FeedLine } from '../feed-lines.ts';
import { tookOf } from './clock.ts';
import { labelOf } from './rows.ts';
import { statusIn, type Tools } from './tools.ts';

/** What a line says to a person: states by their names, calls by theirs, with how they ended and how long they took. */
export function lineText({ link, say, names, called }: Omit<Tools, 'charts'>, line: FeedLine): string {
  const actor = link.record.actor(line.actor);
  const machine = actor?.machine ?? '';
  const call = actor?.kind === 'call';
  if (line.kind === 'ended') {
    const took = call ? `, ${tookOf(line.at - actor.beganAt)}` : '';
    return `■ ${call ? `${called(line.actor)} ` : ''}${statusIn(say, line)}${took}`;
  }
  if (line.kind === 'started' && call) return `● ${called(line.actor)}`;
  const stateName = (path: string) => (machine ? `${names.state(machine, path)} · ${path}` : path);
  return labelOf(line, machine, stateName);
}
