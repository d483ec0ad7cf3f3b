/** What a click means to press. */
const pressed = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('a, button, label, summary') : null;

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
