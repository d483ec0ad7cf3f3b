import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from './icon-button.tsx';
import { readingDirection } from './reading-direction.ts';

interface TurnArrowsProps {
  row: RefObject<HTMLElement | null>;
  /** Whether the row is at its start, and at its end (`useScrollEnds`). */
  ends: { readonly start: boolean; readonly end: boolean };
  /** How much of what is seen of the row one press moves it on. */
  share: number;
  previousLabel: string;
  nextLabel: string;
  /** Out of the order of the Tab key, where the row has its own keys. */
  tabIndex?: -1 | undefined;
}

/** The two buttons that scroll a row sideways. */
export function TurnArrows({ row, ends, share, previousLabel, nextLabel, tabIndex }: TurnArrowsProps) {
  const turn = (by: 1 | -1) =>
    row.current?.scrollBy({
      left: readingDirection() * by * row.current.clientWidth * share,
      behavior: 'smooth',
    });
  return (
    <>
      <IconButton
        size="small"
        label={previousLabel}
        icon={<ChevronLeft />}
        disabled={ends.start}
        tabIndex={tabIndex}
        onClick={() => turn(-1)}
      />
      <IconButton
        size="small"
        label={nextLabel}
        icon={<ChevronRight />}
        disabled={ends.end}
        tabIndex={tabIndex}
        onClick={() => turn(1)}
      />
    </>
  );
}
