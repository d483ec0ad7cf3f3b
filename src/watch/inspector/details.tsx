import { leavesIn } from '../is-in.ts';
import { timeOf, tookOf } from './clock.ts';
import type { Actor, Moment } from './record.ts';
import { codeOf, statusIn, type Tools } from './tools.ts';

type Props = Tools & { readonly actor: Actor; readonly moment: Moment };

/** The last calls that are told of. */
const most = 8;

/** An actor at the selected moment: its state, its calls, its context. */
export function Details({ link, say, names, called, actor, moment }: Props) {
  const leaves = leavesIn(moment.value);
  const calls = link.record.calls(actor.id, link.cursor()).slice(0, most);
  const newest = link.record.lines().at(-1)?.at ?? 0;
  return (
    <section aria-label={called(actor.id)}>
      <h2>
        {called(actor.id)} <code>{codeOf(actor)}</code>
      </h2>
      {leaves.map((path) => (
        <p className="value" key={path}>
          {names.state(actor.machine ?? '', path)} <code>{path}</code>
        </p>
      ))}
      <p className="hint">
        {statusIn(say, actor)} · {say('since', { time: timeOf(actor.beganAt) })}
        {actor.endedAt !== null &&
          ` · ${say('until', { time: timeOf(actor.endedAt) })} · ${tookOf(actor.endedAt - actor.beganAt)}`}
      </p>
      {calls.length > 0 && (
        <>
          <h3>{say('calls')}</h3>
          <ul className="calls">
            {calls.map((call) => (
              <li key={call.id} data-status={call.status}>
                <code>{called(call.id)}</code> <span>{statusIn(say, call)}</span>{' '}
                <span>{tookOf((call.endedAt ?? newest) - call.beganAt)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
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
