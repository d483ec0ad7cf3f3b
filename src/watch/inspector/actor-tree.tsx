import { leavesIn } from '../is-in.ts';
import type { Link } from './link.ts';
import type { Actor } from './record.ts';
import type { Say } from './words.ts';

type Props = {
  readonly link: Link;
  readonly say: Say;
  readonly actors: readonly Actor[];
  readonly search: string;
  readonly chosen: string | undefined;
  readonly onChoose: (actor: string) => void;
};

/** The actors alive at the selected moment, each under the one that started it. */
export function ActorTree({ link, say, actors, search, chosen, onChoose }: Props) {
  const known = new Set(actors.map(({ id }) => id));
  const states = ({ id }: Actor) => leavesIn(link.record.moment(id, link.cursor())?.value ?? null).join(', ');
  const sought = search.trim().toLowerCase();
  const fits = (actor: Actor): boolean =>
    `${actor.name} ${actor.machine ?? ''} ${states(actor)}`.toLowerCase().includes(sought) ||
    actors.some((child) => child.parent === actor.id && fits(child));
  const under = (parent: string | null) =>
    actors.filter(
      (actor) => fits(actor) && (parent === null ? !known.has(actor.parent ?? '') : actor.parent === parent),
    );
  const branch = (parent: string | null) => {
    const children = under(parent);
    if (children.length === 0) return null;
    return (
      <ul>
        {children.map((actor) => (
          <li key={actor.id}>
            <button
              type="button"
              aria-current={actor.id === chosen}
              data-status={actor.status}
              onClick={() => onChoose(actor.id)}
            >
              <strong>{actor.name}</strong>
              {actor.machine && actor.machine !== actor.name && <small> {actor.machine}</small>}
              <span className="value">
                {states(actor) || say(actor.status === 'stopped' ? 'done' : actor.status)}
              </span>
            </button>
            {branch(actor.id)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <nav className="actors" aria-label={say('actors')}>
      <h2>{say('actors')}</h2>
      {branch(null)}
    </nav>
  );
}
