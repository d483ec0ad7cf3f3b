import type { KeyboardEvent, PointerEvent } from 'react';

type Props = {
  readonly area: string;
  readonly label: string;
  /** Which way the line runs: a vertical one is moved sideways. */
  readonly vertical: boolean;
  /** The size of the pane beside it, in pixels, and its bounds. */
  readonly size: number;
  readonly least: number;
  readonly most: number;
  /** The pane is after the line: it grows when the line goes back. */
  readonly after: boolean;
  readonly onSize: (size: number) => void;
};

const stride = 16;

/** A line between panes that is moved by pointer and by arrow keys. */
export function Separator({ area, label, vertical, size, least, most, after, onSize }: Props) {
  const resize = (by: number) => onSize(Math.min(most, Math.max(least, size + (after ? -by : by))));

  function press(event: KeyboardEvent): void {
    const [back, on] = vertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (event.key === back) resize(-stride);
    else if (event.key === on) resize(stride);
    else if (event.key === 'Home') onSize(least);
    else if (event.key === 'End') onSize(most);
    else return;
    event.preventDefault();
  }

  function drag({ buttons, movementX, movementY }: PointerEvent): void {
    if (buttons === 1) resize(vertical ? movementX : movementY);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule can't be moved; this line can.
    <div
      className="separator"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(size)}
      aria-valuemin={least}
      aria-valuemax={most}
      style={{ gridArea: area }}
      onKeyDown={press}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
    />
  );
}
