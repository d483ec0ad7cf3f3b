import { findMachines } from './machine-files.ts';
import { wordFaults } from './word-faults.ts';
import { readWords, wordsFile } from './words.ts';

// Says what is missing or stray in the words of the flow book (`machines/**/x.book.json`):
//
//     node --import tsx tests/flows/book/check-words.ts            all machines
//     node --import tsx tests/flows/book/check-words.ts login      one or more, by id

const asked = process.argv.slice(2);
const machines = (await findMachines()).filter(({ id }) => asked.length === 0 || asked.includes(id));
const lines = machines.flatMap((machine) => {
  const words = readWords(machine.file);
  const faults = words === undefined ? ['not written yet'] : wordFaults(machine, words);
  return faults.map((fault) => `${wordsFile(machine.file)}: ${fault}`);
});
for (const line of lines) process.stdout.write(`${line}\n`);
process.stdout.write(`${machines.length} machines, ${lines.length} faults\n`);
process.exitCode = lines.length > 0 ? 1 : 0;
