/** Brings what the last step of a scenario has changed to where it can be seen. */
export type Sight = {
  /** Call it just before the last step. */
  readonly begin: () => void;
  /** Call it once the step is taken: what it changed is drawn by the next frame, and then shown. */
  readonly show: () => void;
};

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** What a person may have to look for: something on the page or in a dialog, and not in its head. */
function isSought(element: Element): boolean {
  return element.closest('main, dialog, [role=dialog]') !== null && element.checkVisibility();
}

/** What was drawn, or else what was changed, first. */
function changedIn(records: readonly MutationRecord[]): Element | undefined {
  const drawn = records.flatMap(({ addedNodes }) => [...addedNodes]);
  const changed = records.map(({ target }) => target);
  return [...drawn, ...changed].flatMap((node) => elementOf(node) ?? []).find(isSought);
}

/** Keeps something in sight, whatever is drawn above it later, until the person does something. */
function keepInSight(element: Element): void {
  const grown = new ResizeObserver(() => element.scrollIntoView({ block: 'center' }));
  grown.observe(document.body);
  for (const act of ['pointerdown', 'wheel', 'touchstart', 'keydown'])
    addEventListener(act, () => grown.disconnect(), { once: true, passive: true });
}

/** Looks at what the page draws from the last step on. */
export function createSight(): Sight {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  return {
    begin: () => observer.observe(document.body, { subtree: true, childList: true, attributes: true }),
    show: () =>
      void requestAnimationFrame(() => {
        const changed = changedIn([...records, ...observer.takeRecords()]);
        observer.disconnect();
        if (changed) keepInSight(changed);
      }),
  };
}
