/**
 * The page numbers worth showing: the first, the last, and `range` on either side of the current one, with `gap` where
 * some are left out (a gap of a single page is that page). Pages count from 1; a current page out of bounds is brought
 * inside. Spec section 9: pagination range 1.
 */
export function pagerRange(current: number, pages: number, range = 1): readonly (number | 'gap')[] {
  const here = Math.min(Math.max(current, 1), pages);
  const shown: (number | 'gap')[] = [];
  let last = 0;
  for (let page = 1; page <= pages; page = nextWorthShowing(page, here, pages, range)) {
    if (page - last === 2) shown.push(page - 1);
    else if (page - last > 2) shown.push('gap');
    shown.push(page);
    last = page;
  }
  return shown;
}

function nextWorthShowing(page: number, here: number, pages: number, range: number): number {
  if (page >= pages) return pages + 1;
  const next = page + 1;
  if (next < here - range) return here - range;
  return next > here + range ? pages : next;
}
