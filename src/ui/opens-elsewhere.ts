type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link means the link itself: another tab or window, or to keep it. The browser follows it then. */
export function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Handles a press on a link: does something here instead of following it, unless the press means the link itself. */
export function instead(act: () => void): (press: Press & Pick<MouseEvent, 'preventDefault'>) => void {
  return (press) => {
    if (opensElsewhere(press)) return;
    press.preventDefault();
    act();
  };
}
