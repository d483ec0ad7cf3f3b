import { expect, type Locator } from '@playwright/test';

/** Closes an open dialog by Escape. It listens once the focus is inside, a moment after it appears. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  const focused = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(focused, { message: 'the dialog has the focus' }).toBe(true);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
