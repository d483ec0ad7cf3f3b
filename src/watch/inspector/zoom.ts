/** How large a picture is drawn: so that it can be read, so that all of it is seen, or by hand. */
export type Zoom = 'readable' | 'whole' | number;

type Size = { readonly width: number; readonly height: number };

const smallest = 0.1;
const largest = 4;
const step = 1.25;

/** The least at which labels can be read. */
const readable = 0.75;

function bounded(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale));
}

/** The scale of a picture in a pane: at most its own size unless a person wants more. */
export function scaleOf(zoom: Zoom, picture: Size, pane: Size): number {
  if (typeof zoom === 'number') return zoom;
  const across = pane.width / picture.width;
  if (zoom === 'whole') return bounded(Math.min(1, across, pane.height / picture.height));
  return Math.min(1, Math.max(readable, across));
}

/** The next scale in a direction. */
export function zoomScale(scale: number, direction: 1 | -1): number {
  return bounded(direction > 0 ? scale * step : scale / step);
}
