import { basename, dirname } from 'node:path';
import { browserDriver, listen } from '#assurance/browser/browser-driver.ts';
import { findProofFiles } from '#assurance/walk/find-proofs.ts';
import type { Proof } from '#assurance/walk/proof.ts';
import { keepRecording, wordsOfGaps } from '#assurance/walk/recording.ts';
import { replay } from '#assurance/walk/replay.ts';
import { walkOf } from '#assurance/walk/walks.ts';
import { onceOnly } from '../../scripts/test/retries.ts';
import { test } from '../kit/journeys/journey.ts';

/** The reason for a transition that the product makes by itself: it may happen before the test listens. */
const unheardEcho = 'the product brings it about in its own time, and this time it was not heard';

/** Plays every tour that people and the sandbox can bring about, and records the transitions taken. */
function play({ model, browser, gaps: { browser: reasons = {} } }: Proof, area: string): void {
  const { id } = model;
  const { tours } = walkOf({ model, browser }).browser;
  const gaps = wordsOfGaps(reasons);
  // That each of its transitions has a reason is looked at with its chart (assurance/walk/chart.test.ts).
  if (tours.length === 0) {
    keepRecording('browser', id, { taken: [], gaps });
    return;
  }

  const recorded = new Set<string>();

  // One after the other, because all tours of a machine write one recording.
  test.describe.configure({ mode: 'serial', ...(onceOnly(area) ? { retries: 0 } : {}) });

  if (browser.companion) {
    const { start, stop } = browser.companion;
    test.beforeAll(start);
    test.afterAll(async () => void (await stop()));
  }

  for (const [n, tour] of tours.entries()) {
    test(`${id}: tour ${n + 1} of ${tours.length}, ${tour.steps.length} steps`, async ({ page, sandbox }) => {
      // Each step asks the page and the sandbox for much; a busy machine needs its time for every one.
      test.setTimeout(240_000 + tour.steps.length * 5_000);
      const nextReport = await listen(page);
      await page.clock.install();
      const whole = tour.retrace();
      const driver = browserDriver(model, browser, { page, sandbox }, nextReport, whole);
      for (const taken of await replay(whole, driver)) recorded.add(taken);
    });
  }

  test.afterAll(() => {
    const silent = (browser.echoes ?? []).filter((one) => !recorded.has(one));
    const unheard = Object.fromEntries(silent.map((one) => [one, unheardEcho]));
    keepRecording('browser', id, { taken: [...recorded], gaps: { ...gaps, ...unheard } });
  });
}

/** A run chooses the tours of a machine together, and those of an area that was touched. */
for (const { file, proof } of await findProofFiles()) {
  const area = basename(dirname(file));
  test.describe(proof.model.id, { tag: ['@together', `@${area}`] }, () => play(proof, area));
}
