import { addresses } from '../../budget/addresses.ts';
import { budgetFaults, readBudget, type Who } from '../../budget/budget.ts';
import { modulesIn, readBuiltScripts, weightOf } from '../../budget/built.ts';
import { keepMeasured, type Loaded } from '../../budget/measured.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { loadAt } from '../../kit/journeys/page-load.ts';
import { isUsual } from '../../kit/moment.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const [who, all] of Object.entries(addresses) as [Who, readonly string[]][]) {
  test(`each address of ${who} costs no more than its budget says`, { tag: '@core' }, async ({
    elsewhere,
    sandbox,
  }) => {
    test.setTimeout(300_000);
    // What looks inside is fetched by developers alone.
    await sandbox.setConfig({ inspect: false });
    const token = who === 'visitor' ? null : await sandbox.tokenOf(who);
    const built = readBuiltScripts();
    const measured: Record<string, Loaded> = {};
    for (const address of all) {
      const { requests, pictures, elements, scripts } = await loadAt(await elsewhere(), address, token);
      measured[address] = {
        toIdle: weightOf(scripts),
        requests,
        pictures,
        elements,
        modules: modulesIn(scripts, built).length,
      };
    }
    if (isUsual) keepMeasured(who, measured);
    const budget = readBudget();
    const faults = Object.entries(measured).flatMap(([address, { elements, ...figures }]) =>
      // How many rows an address shows depends on the day.
      budgetFaults(budget, who, address, isUsual ? { elements, ...figures } : figures),
    );
    expect(faults).toEqual([]);
  });
}
