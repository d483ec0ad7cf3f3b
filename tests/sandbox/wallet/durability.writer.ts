import { asMinor } from '#contract/units.ts';
import { post } from '#sandbox/books/journal.ts';
import { openDatabase } from '#sandbox/db/database.ts';

// Moves money from the main wallet to another and kills itself: between debit and credit, or when both are
// written but not committed.
const [url = '', memberId = '', when = ''] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');

const db = await openDatabase(url);
await db.write(async (tx) => {
  const credit = {
    memberId,
    // Read when it is this movement's turn: the one before has been carried out.
    get wallet(): string {
      if (when === 'between') die();
      return 'PULSO';
    },
    change: asMinor(500),
  };
  const movements = [{ memberId, wallet: 'MAIN', change: asMinor(-500) }, credit];
  await post(tx, { cause: 'transfer', reference: `killed ${when}`, at: 1, movements });
  if (when === 'uncommitted') die();
});
die();
