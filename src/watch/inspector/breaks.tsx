import { type FormEvent, useId, useState } from 'react';
import type { Break } from '../channel.ts';
import { statesOf } from './chart-reading.ts';
import type { Tools } from './tools.ts';

type Props = Tools & { readonly machine: string | null; readonly machines: readonly string[] };

const nameOf = ({ machine, state }: Break) => `${machine}.${state}`;

/** The states at which the view stops, and the page too where developer tools are open: picked from all there are. */
export function Breaks({ link, say, names, charts, machine, machines }: Props) {
  const head = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const [state, setState] = useState('');
  const breaks = link.breaks();
  const of = picked ?? machine ?? machines[0] ?? '';
  const states = charts ? statesOf(charts, of) : [];
  const wanted = states.includes(state) ? state : (states[0] ?? '');

  function add(event: FormEvent): void {
    event.preventDefault();
    const one = { machine: of, state: wanted };
    link.breakOn([...breaks.filter((other) => nameOf(other) !== nameOf(one)), one]);
  }

  return (
    <form className="breaks" onSubmit={add} aria-labelledby={head}>
      <h3 id={head}>{say('breaks')}</h3>
      <label>
        <span>{say('breakMachine')}</span>
        <select value={of} onChange={({ target }) => setPicked(target.value)}>
          {machines.map((id) => (
            <option key={id} value={id}>
              {names.machine(id)} ({id})
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('breakState')}</span>
        <select value={wanted} onChange={({ target }) => setState(target.value)}>
          {states.map((path) => (
            <option key={path} value={path}>
              {names.state(of, path)} ({path})
            </option>
          ))}
        </select>
      </label>
      <button type="submit" disabled={wanted === ''}>
        {say('add')}
      </button>
      <ul>
        {breaks.map((one) => (
          <li key={nameOf(one)}>
            <span>
              {names.state(one.machine, one.state)} <code>{nameOf(one)}</code>
            </span>
            <button
              type="button"
              aria-label={say('remove', { name: nameOf(one) })}
              onClick={() => link.breakOn(breaks.filter((other) => other !== one))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
