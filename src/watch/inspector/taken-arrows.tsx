import type { TakenArrow } from './chart-reading.ts';
import type { Say } from './words.ts';

type Props = { readonly say: Say; readonly arrows: readonly TakenArrow[] };

/** The arrows that an actor took last, in words: the event, the guard that let it pass and those that did not, where it led. */
export function TakenArrows({ say, arrows }: Props) {
  if (arrows.length === 0) return null;
  return (
    <ol className="taken" aria-label={say('took')}>
      {arrows.map(({ id, event, guard, refused }) => (
        <li key={id}>
          <code>
            {id.slice(0, id.indexOf(' · '))} · {event} {id.slice(id.lastIndexOf('-> ')).replace('->', '→')}
          </code>{' '}
          {guard === null ? (
            say('unguarded')
          ) : (
            <>
              {say('guard')} <code className="guard">{guard}</code>
            </>
          )}
          {refused.length > 0 && <small>; {say('refusedGuards', { names: refused.join(', ') })}</small>}
        </li>
      ))}
    </ol>
  );
}
