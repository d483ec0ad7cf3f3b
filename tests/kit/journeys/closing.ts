import { expect, type Locator } from '@playwright/test';

/** Closes an open dialog by Escape: it listens as soon as the focus is inside, which is a moment after it is seen. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  const focused = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(focused, { message: 'the dialog has the focus' }).toBe(true);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
