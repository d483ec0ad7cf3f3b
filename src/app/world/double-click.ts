const pressable = 'a, button, summary, label, input, select, textarea';

/** What a click means to press; a click on a label is one on its field, and the browser sends that one too. */
function pressed({ target }: Event): Element | null {
  const found = target instanceof Element ? target.closest(pressable) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/**
 * From now on a further click of a double click counts only on what got the first one: something else may
 * have taken its place by then, such as the button that confirms.
 */
export function keepDoubleClicks(page: Document = document): void {
  let first: Element | null = null;
  page.addEventListener(
    'click',
    (click) => {
      const meant = pressed(click);
      if (click.detail < 2) first = meant;
      else if (meant !== first) {
        click.preventDefault();
        click.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}
