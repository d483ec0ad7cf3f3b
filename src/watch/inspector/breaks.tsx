import { type FormEvent, useState } from 'react';
import type { Break } from '../channel.ts';
import type { Link } from './link.ts';
import type { Say } from './words.ts';

type Props = { readonly link: Link; readonly say: Say; readonly machine: string | null };

function breakOf(text: string): Break | null {
  const [machine, ...state] = text.trim().split('.');
  return machine && state.length > 0 ? { machine, state: state.join('.') } : null;
}

const nameOf = ({ machine, state }: Break) => `${machine}.${state}`;

/** The states at which the view stops, and the page too where developer tools are open. */
export function Breaks({ link, say, machine }: Props) {
  const [text, setText] = useState('');
  const breaks = link.breaks();

  function add(event: FormEvent): void {
    event.preventDefault();
    const wanted = breakOf(text);
    if (!wanted) return;
    link.breakOn([...breaks.filter((one) => nameOf(one) !== nameOf(wanted)), wanted]);
    setText('');
  }

  return (
    <form className="breaks" onSubmit={add} aria-label={say('breaks')}>
      <h3>{say('breaks')}</h3>
      <label>
        <span>{say('breakState')}</span>
        <input
          value={text}
          pattern="\s*\w+(\.\w+)+\s*"
          required
          placeholder={`${machine ?? 'login'}.…`}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit">{say('add')}</button>
      <ul>
        {breaks.map((one) => (
          <li key={nameOf(one)}>
            <code>{nameOf(one)}</code>
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
