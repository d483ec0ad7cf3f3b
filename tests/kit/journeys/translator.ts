import type { BrowserContext } from '@playwright/test';

/** In the page: from its load on, each text is taken away and put back inside two elements that the page did not make. */
function wrapTexts(): void {
  const never = 'script, style, textarea, [translate="no"], [contenteditable], font';

  function wrap(text: Node): void {
    if (!text.textContent?.trim() || !text.parentElement || text.parentElement.closest(never)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.textContent;
    outer.append(inner);
    text.parentElement.replaceChild(outer, text);
  }

  function wrapIn(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  }

  window.addEventListener('load', () => {
    wrapIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrapIn(target);
        for (const added of addedNodes) wrapIn(added);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Every page of a context is as a browser leaves it that translates pages, but that the words stay as they were. */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(wrapTexts);
}

/** Where a run asks for it, as the night does once for the core. */
export async function translateWhereAsked(context: BrowserContext): Promise<void> {
  if (process.env.TRANSLATED) await translatePages(context);
}
