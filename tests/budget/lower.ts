/** `npm run budget`: writes what the tests measured last into the budget file, where it is less than what stands there. */
import { writeFileSync } from 'node:fs';
import { reachedFrom } from '../house/start.rule.ts';
import { readTree } from '../house/tree.ts';
import { addresses } from './addresses.ts';
import { budgetFile, lowered, type Measured, readBudget, type Who } from './budget.ts';
import { beginnings, figuresOfPage, notShown, pageAt, readBuiltScripts } from './built.ts';
import { lastMeasured } from './measured.ts';

const scripts = readBuiltScripts();

const measuredBy = (who: Who) => {
  const loaded = lastMeasured(who);
  const figures = addresses[who].map((address) => {
    const here = loaded[address];
    if (!here) throw new Error(`${address} was not measured`);
    return [address, { ...figuresOfPage(pageAt(address), scripts), ...here }] as const;
  });
  return [who, Object.fromEntries(figures)] as const;
};

const measured: Measured = {
  notShown: notShown(pageAt('/'), scripts, reachedFrom(readTree(), beginnings)).length,
  addresses: Object.fromEntries((Object.keys(addresses) as Who[]).map(measuredBy)) as Measured['addresses'],
};
const written = JSON.stringify(lowered(readBudget(), measured), null, 2);
// An address is a line.
writeFileSync(
  budgetFile,
  `${written.replace(/\[[\d,.\s-]+\]/g, (row) => row.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`,
);
