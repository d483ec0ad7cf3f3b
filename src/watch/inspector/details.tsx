import { pathsIn } from '../is-in.ts';
import type { Actor, Moment } from './record.ts';
import type { Say } from './words.ts';

type Props = { readonly actor: Actor; readonly moment: Moment; readonly say: Say };

/** An actor's state and context at the selected moment. */
export function Details({ actor, moment, say }: Props) {
  const paths = pathsIn(moment.value);
  return (
    <section aria-label={say('context')}>
      <h2>
        {actor.name} <small>{actor.machine}</small>
      </h2>
      <p className="value">
        {paths.length > 0 ? paths.join(' · ') : say(actor.status === 'stopped' ? 'done' : actor.status)}
      </p>
      <h3>{say('context')}</h3>
      <p className="hint">{say('redacted')}</p>
      <dl>
        {Object.entries(moment.context).map(([name, part]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{JSON.stringify(part, null, 1)}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{say('input')}</summary>
        <pre>{JSON.stringify(actor.input, null, 2)}</pre>
      </details>
    </section>
  );
}
