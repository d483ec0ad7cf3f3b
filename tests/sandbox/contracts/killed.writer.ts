import { correctBills } from '#sandbox/contracts/correcting.ts';
import { payBills } from '#sandbox/contracts/paying.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { openDatabase } from '#sandbox/db/database.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { createFaults } from '#sandbox/wire/faults/faults.ts';
import { dyingAt } from '../../kit/dying.ts';

// Settles, corrects and pays by the clock of the test, and kills itself at the nth thing it writes: in the middle of a
// transaction, or between two of them. With `pay:2` the fault door kills it before the second payment.
const [url = '', now = '', nth = ''] = process.argv.slice(2);

const db = dyingAt(Number(nth), await openDatabase(url));
const clock = { now: () => Number(now) } as Sandbox['clock'];
const settings = { current: () => defaultSettings } as Sandbox['settings'];
const log = {
  error: (fields: { error: unknown }) => {
    throw fields.error;
  },
} as unknown as Sandbox['log'];
const faults = createFaults();
if (nth === 'pay:2') faults.arm([{ call: 'contracts.pay', kind: 'kill', nth: 2, times: 1 }]);
const sandbox = { db, clock, settings, log, pause: faults.pause };
await settleContracts(sandbox);
await correctBills(sandbox);
await payBills(sandbox);
await db.close();
