import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { StateValue } from 'xstate';
import { bringIntoView, enlarge, fetchPicture, light, sizeOf } from './drawing.ts';
import type { Say } from './words.ts';
import { scaleOf, type Zoom, zoomScale } from './zoom.ts';

type Props = {
  readonly say: Say;
  readonly title: string;
  readonly machine: string;
  readonly value: StateValue | null;
  /** The arrows taken, by their names in the picture. */
  readonly arrows: readonly string[];
};

const around = 16;

/** The chart of a machine as the flow book draws it, with the states lit in which it is and the arrows that led there. */
export function Picture({ say, title, machine, value, arrows }: Props) {
  const pane = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Element | null>(null);
  const [zoom, setZoom] = useState<Zoom>('readable');
  const [room, setRoom] = useState({ width: 1, height: 1 });
  const scale = drawn ? scaleOf(zoom, sizeOf(drawn), room) : 1;
  const taken = arrows.join('\n');

  useEffect(() => {
    let wanted = true;
    void fetchPicture(machine).then((picture) => {
      if (!wanted) return;
      const copy = picture && document.importNode(picture, true);
      place.current?.replaceChildren(...(copy ? [copy] : []));
      setDrawn(copy);
    });
    return () => {
      wanted = false;
    };
  }, [machine]);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth - around, height: element.clientHeight - around }),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!drawn || !pane.current) return;
    enlarge(drawn, scale);
    light(drawn, value, taken.split('\n'));
    bringIntoView(pane.current, drawn);
  }, [drawn, value, taken, scale]);

  function zoomBy(direction: 1 | -1): void {
    setZoom(zoomScale(scale, direction));
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === '0') setZoom('whole');
  }

  function drag({ currentTarget, buttons, movementX, movementY, pointerType }: PointerEvent): void {
    // A finger scrolls by itself.
    if (buttons !== 1 || pointerType === 'touch') return;
    currentTarget.scrollLeft -= movementX;
    currentTarget.scrollTop -= movementY;
  }

  return (
    <>
      <div className="zoom">
        <button type="button" aria-label={say('zoomOut')} onClick={() => zoomBy(-1)}>
          −
        </button>
        <span>{Math.round(scale * 100)} %</span>
        <button type="button" aria-label={say('zoomIn')} onClick={() => zoomBy(1)}>
          +
        </button>
        <button type="button" aria-pressed={zoom === 'whole'} onClick={() => setZoom('whole')}>
          {say('fit')}
        </button>
      </div>
      <section
        className="sheet"
        ref={pane}
        aria-label={say('drag', { name: title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={({ currentTarget, pointerId, pointerType }) => {
          if (pointerType !== 'touch') currentTarget.setPointerCapture(pointerId);
        }}
        onPointerMove={drag}
      >
        <div ref={place} data-machine={machine} />
      </section>
    </>
  );
}
