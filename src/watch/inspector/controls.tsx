import type { ReactNode } from 'react';
import { timeOf } from './clock.ts';
import { FileRoom } from './file-room.tsx';
import { addressOf } from './moment-address.ts';
import type { Tools } from './tools.ts';

type Props = Tools & {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** It stands inside a page of the app, and not on its own. */
  readonly docked: boolean;
  readonly children: ReactNode;
};

/** The watched page or the opened file, and the selected moment: the newest, or a fixed one. */
export function Controls({ search, onSearch, docked, children, ...tools }: Props) {
  const { link, say, names } = tools;
  const lines = link.record.lines();
  const [first, last] = [lines[0]?.n ?? 0, lines.at(-1)?.n ?? 0];
  const cursor = link.cursor();
  const stopped = link.stopped();
  const opened = link.opened();
  const closed = link.closed();
  const watched = link.watched();
  const now = lines.findLast(({ n }) => n <= (cursor ?? last));
  const step = (by: number) => link.goTo(Math.min(last, Math.max(first, (cursor ?? last) + by)));
  return (
    <header className="controls">
      <h1>{say('title')}</h1>
      <label>
        <span>{say('pages')}</span>
        <select value={watched ?? ''} onChange={({ target }) => link.watch(target.value)}>
          {(opened ?? closed) !== null && <option value="">{opened ?? closed}</option>}
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
        <span>
          {say('at', { n: cursor ?? last, total: last })} {now && <time>{timeOf(now.at)}</time>}
        </span>
        {watched !== null && now && (
          <a
            href={addressOf({ page: watched, line: now.n })}
            target={docked ? 'vestibulo-inspector' : undefined}
            title={say('linkHint')}
          >
            {say('link')}
          </a>
        )}
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
      <FileRoom {...tools} />
      <p className="stopped" role="status">
        {opened && say('opened', { name: opened })}
        {closed !== null && say('closed')}
        {link.missing() && say('missing')}
        {stopped &&
          say('stopped', {
            name: `${names.machine(stopped.machine)}: ${names.state(stopped.machine, stopped.state)} (${stopped.machine}.${stopped.state})`,
          })}
      </p>
      {children}
    </header>
  );
}
