import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Link } from './link.ts';
import type { Say } from './words.ts';

type Props = { readonly link: Link; readonly say: Say; readonly actor: string };

function parsed(text: string): object | null {
  try {
    const data: unknown = text.trim() === '' ? {} : JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}

/** Tells an actor something by hand: one of the events its machine knows, or any other. */
export function SendEvent({ link, say, actor }: Props) {
  const list = useId();
  const [type, setType] = useState('');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  useEffect(() => link.ask(actor), [link, actor]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const data = parsed(text);
    setWrong(data === null);
    if (data) link.send(actor, { ...data, type: type.trim() });
  }

  return (
    <form className="send" onSubmit={submit} aria-label={say('send')}>
      <h3>{say('send')}</h3>
      <label>
        <span>{say('eventType')}</span>
        <input list={list} value={type} required onChange={({ target }) => setType(target.value)} />
      </label>
      <datalist id={list}>
        {link.accepts(actor).map((event) => (
          <option key={event} value={event} />
        ))}
      </datalist>
      <label>
        <span>{say('eventData')}</span>
        <textarea
          rows={2}
          value={text}
          aria-invalid={wrong}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {wrong && <p role="alert">{say('badJson')}</p>}
      <button type="submit">{say('sendNow')}</button>
    </form>
  );
}
