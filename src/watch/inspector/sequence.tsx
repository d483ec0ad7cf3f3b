import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { FeedLine } from '../feed-lines.ts';
import type { Link } from './link.ts';
import { columnsOf, labelOf, rowOf } from './rows.ts';
import type { Say } from './words.ts';

const rowHeight = 26;
const columnWidth = 130;

type Props = {
  readonly link: Link;
  readonly say: Say;
  readonly search: string;
  readonly onChoose: (actor: string) => void;
};

/** The log of events as a sequence diagram: a column an actor, a row a line, the newest at the bottom. */
export function Sequence({ link, say, search, onChoose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const cursor = link.cursor();
  const sought = search.trim().toLowerCase();
  const nameOf = (actor: string) => link.record.actor(actor)?.name ?? actor;
  const rows = link.record
    .lines()
    .filter((line: FeedLine) => `${labelOf(line)} ${nameOf(line.actor)}`.toLowerCase().includes(sought));
  const columnOf = (actor: string) => {
    const known = link.record.actor(actor);
    return known && known.machine === null && known.parent !== null ? known.parent : actor;
  };
  const columns = columnsOf(rows, columnOf);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const shown = cursor === null ? rows.length - 1 : rows.findLastIndex(({ n }) => n <= cursor);
  useEffect(() => {
    if (shown >= 0) virtual.scrollToIndex(shown);
  }, [shown, virtual]);
  const width = columns.length * columnWidth;
  return (
    <section className="sequence" aria-label={say('log')}>
      {rows.length === 0 && <p>{say('nothing')}</p>}
      <div className="rows" ref={place}>
        <div className="heads" style={{ width }}>
          {columns.map((actor) => (
            <span key={actor} style={{ width: columnWidth }}>
              {nameOf(actor)}
            </span>
          ))}
        </div>
        <div className="lines" style={{ height: virtual.getTotalSize(), width, backgroundSize: columnWidth }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const line = rows[index];
            if (!line) return null;
            const { left, width: long, back } = rowOf(line, columns, columnOf, columnWidth);
            return (
              <button
                key={line.n}
                type="button"
                className="row"
                data-kind={line.kind}
                data-future={cursor !== null && line.n > cursor}
                aria-current={line.n === cursor}
                style={{ top: start, height: rowHeight }}
                title={line.kind === 'event' ? JSON.stringify(line.event) : undefined}
                onClick={() => {
                  link.goTo(line.n);
                  onChoose(line.actor);
                }}
              >
                <span className="arrow" data-back={back} style={{ left, width: long }} />
                <span className="label" style={{ left }}>
                  {labelOf(line)} {columnOf(line.actor) === line.actor ? '' : nameOf(line.actor)}
                </span>
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
}
