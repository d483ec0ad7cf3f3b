import { type RefObject, useLayoutEffect, useState } from 'react';

/** The minimum width of a tile, the gap between tiles, and the height of the text under a picture; in rem. */
const NARROWEST = 9;
const GAP = 0.75;
const ROW_GAP = 1;
const WORDS = 3;
const RATIO = 4 / 3;

/** The current layout of tiles in a grid, in pixels: `top` is where it begins on the page; `tile` is 0 until it is known. */
export type GridMeasure = {
  readonly columns: number;
  readonly tile: number;
  readonly height: number;
  readonly across: number;
  readonly down: number;
  readonly top: number;
};

const unknown: GridMeasure = { columns: 2, tile: 0, height: 0, across: 0, down: 280, top: 0 };

function measured(element: HTMLElement): GridMeasure {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const width = element.clientWidth;
  const gap = GAP * rem;
  const columns = Math.max(2, Math.floor((width + gap) / (NARROWEST * rem + gap)));
  const tile = (width - gap * (columns - 1)) / columns;
  const height = tile * RATIO + WORDS * rem;
  const top = element.getBoundingClientRect().top + window.scrollY;
  return {
    columns,
    tile,
    height,
    across: tile + gap,
    down: Math.round(height + ROW_GAP * rem),
    top: Math.round(top),
  };
}

function same(a: GridMeasure, b: GridMeasure): boolean {
  return a.columns === b.columns && a.tile === b.tile && a.down === b.down && a.top === b.top;
}

/** Measures a grid of posters, again whenever the page around it changes its size. */
export function useGridMeasure(list: RefObject<HTMLElement | null>): GridMeasure {
  const [measure, setMeasure] = useState(unknown);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setMeasure((was) => (same(was, measured(element)) ? was : measured(element)));
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [list]);
  return measure;
}
