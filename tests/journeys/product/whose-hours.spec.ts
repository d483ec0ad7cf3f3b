import { agentPages, memberPages, protectionSections } from '#machines/centres.ts';
import { pathOf } from '#src/paths.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ready } from '../../kit/journeys/ui.ts';

/** Pages of the reader's own clock, and of nobody's. */
const ofTheReader = ['securityCenter', 'messageV2', 'feedback', 'announcement'];
const members = memberPages.map((page) => [page, pathOf({ screen: 'member', page })] as const);
const sections = protectionSections.map(
  (section) => [section, pathOf({ screen: 'member', page: 'protection', section })] as const,
);
const agents = agentPages.map((page) => [page, pathOf({ screen: 'agent', page })] as const);

for (const [who, pages] of [
  ['member1', [...members, ...sections]],
  ['agent1', agents],
] as const) {
  test(`each page of ${who} says once whose hours it has, or not at all`, async ({ page, sandbox }) => {
    test.setTimeout(120_000);
    // A name that nothing else on any page has.
    await sandbox.setConfig({ zone: 'Asia/Kolkata' });
    await openAs(page, sandbox, who);
    const main = page.getByRole('main');
    for (const [name, address] of pages) {
      await page.goto(address);
      await ready(page);
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      const said = main.getByText(/^Hora de Kolkata\.$|\(Kolkata\)/);
      await expect(said, `${name} says it`).toHaveCount(ofTheReader.includes(name) ? 0 : 1);
    }
  });
}
