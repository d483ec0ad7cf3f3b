import { randomUUID } from 'node:crypto';
import { openDatabase } from '#sandbox/db/database.ts';
import { locks } from '#sandbox/db/schema.ts';

// Writes until it is killed; reports each write's name once the database has acknowledged it.
const db = await openDatabase(process.argv[2] ?? '');
for (;;) {
  const subject = randomUUID();
  await db.write((tx) => tx.insert(locks).values({ subject, until: 1 }));
  process.stdout.write(`${subject}\n`);
}
