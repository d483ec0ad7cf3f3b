import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { FeedLine } from '../feed-lines.ts';
import { timeOf } from './clock.ts';
import { lineText } from './line-text.ts';
import { columnsOf, rowOf, sideways, withoutIdle } from './rows.ts';
import type { Tools } from './tools.ts';

const rowHeight = 26;
const columnWidth = 140;
/** Where the times stand, left of the columns. */
const timeWidth = 76;
/** About as much of a label as should be seen beside its arrow. */
const labelWidth = 240;
const beside = 24;

type Props = Tools & { readonly search: string; readonly onChoose: (actor: string) => void };

/** The log of events as a sequence diagram: a column an actor, a row a line, the newest at the bottom. */
export function Sequence({ search, onChoose, ...tools }: Props) {
  const { link, say, called } = tools;
  const place = useRef<HTMLDivElement>(null);
  const [hide, setHide] = useState(true);
  const cursor = link.cursor();
  const sought = search.trim().toLowerCase();
  const { record } = link;
  const columnOf = (actor: string) => {
    const known = record.actor(actor);
    return known && known.kind === 'call' && known.parent !== null ? known.parent : actor;
  };
  const textOf = (line: FeedLine) => lineText(tools, line);
  const all = hide ? withoutIdle(record.lines(), columnOf) : record.lines();
  const rows =
    sought === ''
      ? all
      : all.filter((line) => `${textOf(line)} ${called(line.actor)}`.toLowerCase().includes(sought));
  const columns = columnsOf(rows, columnOf);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    scrollPaddingEnd: rowHeight,
    overscan: 8,
  });
  const shown = cursor === null ? rows.length - 1 : rows.findLastIndex(({ n }) => n <= cursor);
  const line = rows[shown];
  const at = line && rowOf(line, columns, columnOf, columnWidth);
  const [left, width] = [(at?.left ?? 0) - beside, (at?.width ?? 0) + labelWidth];
  const height = virtual.scrollRect?.height;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line stays in sight when the pane gets another height.
  useEffect(() => {
    if (shown >= 0) virtual.scrollToIndex(shown);
    const pane = place.current;
    if (pane) pane.scrollLeft = sideways(pane.scrollLeft, pane.clientWidth - timeWidth, left, width);
  }, [shown, left, width, height, virtual]);
  const whole = timeWidth + columns.length * columnWidth + labelWidth / 2;
  return (
    <section className="sequence" aria-label={say('log')}>
      <div className="bar">
        <h2>{say('log')}</h2>
        <label className="switch">
          <input type="checkbox" checked={hide} onChange={({ target }) => setHide(target.checked)} />
          <span>{say('hideIdle')}</span>
        </label>
      </div>
      {rows.length === 0 && <p>{say(all.length === 0 ? 'nothing' : 'notFound')}</p>}
      <div className="rows" ref={place} hidden={rows.length === 0}>
        <div className="heads" style={{ width: whole, paddingInlineStart: timeWidth }}>
          {columns.map((actor) => (
            <span key={actor} style={{ width: columnWidth }} title={called(actor)}>
              {called(actor)}
            </span>
          ))}
        </div>
        <div
          className="lines"
          style={{
            height: virtual.getTotalSize() + rowHeight,
            width: whole,
            backgroundSize: columnWidth,
            paddingInlineStart: timeWidth,
          }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => {
            const line = rows[index];
            if (!line) return null;
            const { left, width: long, back } = rowOf(line, columns, columnOf, columnWidth);
            const ignored = record.ignored(line);
            return (
              <button
                key={line.n}
                type="button"
                className="row"
                data-kind={line.kind}
                data-ignored={ignored || undefined}
                data-call={record.actor(line.actor)?.kind === 'call' || undefined}
                data-future={cursor !== null && line.n > cursor}
                aria-current={line.n === cursor}
                style={{ top: start, height: rowHeight }}
                title={line.kind === 'event' ? JSON.stringify(line.event) : undefined}
                onClick={() => {
                  link.goTo(line.n);
                  onChoose(line.actor);
                }}
              >
                <time style={{ width: timeWidth }}>{timeOf(line.at)}</time>
                <span
                  className="arrow"
                  data-back={back}
                  data-own={long === 0 || undefined}
                  style={{ left: left + timeWidth, width: long }}
                />
                <span className="label" style={{ left: left + timeWidth }}>
                  {textOf(line)}
                  {ignored && <em> {say('ignored')}</em>}
                </span>
                <span className="unseen"> {called(line.actor)}</span>
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
}
