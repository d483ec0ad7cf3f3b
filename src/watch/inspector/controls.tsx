import type { ReactNode } from 'react';
import type { Link } from './link.ts';
import type { Say } from './words.ts';

type Props = {
  readonly link: Link;
  readonly say: Say;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly children: ReactNode;
};

/** The watched page, and the selected moment: the newest, or a fixed one. */
export function Controls({ link, say, search, onSearch, children }: Props) {
  const lines = link.record.lines();
  const [first, last] = [lines[0]?.n ?? 0, lines.at(-1)?.n ?? 0];
  const cursor = link.cursor();
  const stopped = link.stopped();
  const step = (by: number) => link.goTo(Math.min(last, Math.max(first, (cursor ?? last) + by)));
  return (
    <header className="controls">
      <h1>{say('title')}</h1>
      <label>
        <span>{say('pages')}</span>
        <select value={link.watched() ?? ''} onChange={({ target }) => link.watch(target.value)}>
          {link.pages().map(({ page, title, path }) => (
            <option key={page} value={page}>
              {title} {path}
            </option>
          ))}
        </select>
      </label>
      <div className="steps">
        <button
          type="button"
          aria-pressed={cursor !== null}
          onClick={() => link.goTo(cursor === null ? last : null)}
        >
          {cursor === null ? say('pause') : say('live')}
        </button>
        <button type="button" disabled={lines.length === 0} onClick={() => step(-1)} aria-label={say('back')}>
          ←
        </button>
        <button type="button" disabled={cursor === null} onClick={() => step(1)} aria-label={say('forward')}>
          →
        </button>
        <span>{say('at', { n: cursor ?? last, total: last })}</span>
      </div>
      <label className="search">
        <span>{say('search')}</span>
        <input
          type="search"
          value={search}
          placeholder={say('searchHint')}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
      <p className="stopped" role="status">
        {stopped && say('stopped', { name: `${stopped.machine}.${stopped.state}` })}
      </p>
      {children}
    </header>
  );
}
