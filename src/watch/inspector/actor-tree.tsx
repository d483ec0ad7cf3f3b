import { leavesIn } from '../is-in.ts';
import { timeOf, tookOf } from './clock.ts';
import type { Actor } from './record.ts';
import { codeOf, statusIn, type Tools } from './tools.ts';

type Props = Tools & {
  readonly actors: readonly Actor[];
  readonly search: string;
  readonly chosen: string | undefined;
  readonly follow: boolean;
  readonly onChoose: (actor: string) => void;
  readonly onFollow: (follow: boolean) => void;
};

/** The actors alive at the selected moment, each under the one that started it, and the switch that follows what moves. */
export function ActorTree({
  link,
  say,
  names,
  called,
  actors,
  search,
  chosen,
  follow,
  onChoose,
  onFollow,
}: Props) {
  const known = new Set(actors.map(({ id }) => id));
  const leaves = ({ id }: Actor) => leavesIn(link.record.moment(id, link.cursor())?.value ?? null);
  const states = (actor: Actor) => leaves(actor).map((path) => names.state(actor.machine ?? '', path));
  const newest = link.record.lines().at(-1)?.at ?? 0;
  const sought = search.trim().toLowerCase();
  const fits = (actor: Actor): boolean =>
    `${called(actor.id)} ${actor.name} ${actor.machine ?? ''} ${states(actor)} ${leaves(actor)}`
      .toLowerCase()
      .includes(sought) || actors.some((child) => child.parent === actor.id && fits(child));
  const under = (parent: string | null) =>
    actors.filter(
      (actor) => fits(actor) && (parent === null ? !known.has(actor.parent ?? '') : actor.parent === parent),
    );
  const about = (actor: Actor) =>
    actor.kind === 'call' ? (
      <span className="value">
        <small>{say('call')}</small> {statusIn(say, actor)}{' '}
        {tookOf((actor.endedAt ?? newest) - actor.beganAt)}
      </span>
    ) : (
      <span className="value">
        {actor.kind === 'coming' ? say('coming') : states(actor).join(', ') || statusIn(say, actor)}{' '}
        <code>{leaves(actor).join(', ')}</code>
      </span>
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
              data-call={actor.kind === 'call' || undefined}
              title={timeOf(actor.beganAt)}
              onClick={() => onChoose(actor.id)}
            >
              <strong>{called(actor.id)}</strong> <code>{codeOf(actor)}</code>
              {about(actor)}
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
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={follow}
          checked={follow}
          onChange={({ target }) => onFollow(target.checked)}
        />
        <span>{say('follow')}</span>
      </label>
      {branch(null)}
    </nav>
  );
}
