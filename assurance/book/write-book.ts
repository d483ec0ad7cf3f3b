import { parseArgs } from 'node:util';
import { makeAll, writeBook } from './book.ts';

// `npm run flows:book -- --to DIR`: writes the flow book and the scenarios, for the sandbox or for an auditor.

const { to } = parseArgs({ options: { to: { type: 'string', default: 'dist-book' } } }).values;
const book = await makeAll();
writeBook(book, to);
process.stdout.write(`${to}: ${book.size} files\n`);
