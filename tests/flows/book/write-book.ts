import { bookFaults, bookFolder, makeBook, writeBook } from './book.ts';

// `npm run flows:book` writes the flow book; with `--check` it only says what is stale, and fails.

const check = process.argv.includes('--check');
const book = await makeBook();
const faults = bookFaults(book);
if (!check) writeBook(book);
for (const fault of faults) process.stdout.write(`${check ? '' : 'was '}${fault}\n`);
process.stdout.write(`${bookFolder}: ${book.size} files\n`);
process.exitCode = check && faults.length > 0 ? 1 : 0;
