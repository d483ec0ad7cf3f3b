/** Beside a card that takes files a dropped one does nothing: the browser would leave the page to show it. */
export function stopStrayDrops(signals: Pick<Window, 'addEventListener'>): void {
  const refuse = (drag: DragEvent) => {
    // A card that takes it has said so, and a text may be dropped into a field.
    if (drag.defaultPrevented || !drag.dataTransfer?.types.includes('Files')) return;
    drag.preventDefault();
    drag.dataTransfer.dropEffect = 'none';
  };
  signals.addEventListener('dragover', refuse);
  signals.addEventListener('drop', refuse);
}
