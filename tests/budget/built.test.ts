import { describe, expect, it } from 'vitest';
import { reachedFrom } from '../house/start.rule.ts';
import { readTree } from '../house/tree.ts';
import { addresses } from './addresses.ts';
import { budgetFaults, readBudget, startFaults, type Who } from './budget.ts';
import { beginnings, figuresOfPage, notShown, pageAt, readBuiltScripts } from './built.ts';

const budget = readBudget();
const scripts = readBuiltScripts();

describe('the built files', () => {
  it.each(Object.entries(addresses) as [Who, readonly string[]][])(
    'hold for each address of %s no more than its budget says',
    (who, all) => {
      const faults = all.flatMap((address) =>
        budgetFaults(budget, who, address, figuresOfPage(pageAt(address), scripts)),
      );
      expect(faults).toEqual([]);
    },
  );

  it('begin with no module that the home does not show, but for those that the budget counts', () => {
    const imported = reachedFrom(readTree(), beginnings);
    expect(startFaults(budget, notShown(pageAt('/'), scripts, imported))).toEqual([]);
  });
});
