/** The browser offers to install the product: no browser does by itself where a program drives it. */
function offerInstall() {
  const prompt = async () => ({ outcome: 'dismissed' });
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
}

/** The card that installs, as offered, and after a no; and the page without a connection. */
export const webAppScenes = {
  install: {
    async show({ page }) {
      await page.goto('/download');
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
      await page.evaluate(offerInstall);
    },
  },
  'install-no': {
    async show({ page, words }) {
      await webAppScenes.install.show({ page });
      await page.getByRole('button', { name: words.downloads.install.action }).click();
    },
  },
  offline: { show: ({ page }) => page.goto('/offline.html') },
  'offline-light': { light: true, show: ({ page }) => page.goto('/offline.html') },
};
