import { findMachines } from './machine-files.ts';
import { sharedFaults, wordFaults } from './word-faults.ts';
import { readWords, type Shared, sharedFile, sharedWith, wordsFile } from './words.ts';

// Says what is missing or stray in the words of the flow book (`machines/**/x.book.json` and `machines/words.json`):
//
//     node --import tsx assurance/book/check-words.ts            all machines
//     node --import tsx assurance/book/check-words.ts login      one or more, by id

const asked = process.argv.slice(2);
const shared = readWords(sharedFile) as Shared;
const all = (await findMachines()).map((machine) => {
  const file = wordsFile(machine.file);
  return { ...machine, file, own: readWords(file), common: sharedWith(machine.file, shared) };
});
const machines = all.filter(({ id }) => asked.length === 0 || asked.includes(id));
const lines = [
  ...machines.flatMap((machine) => {
    const faults = machine.own === undefined ? ['not written yet'] : wordFaults(machine, machine.common);
    return faults.map((fault) => `${machine.file}: ${fault}`);
  }),
  ...sharedFaults(all, shared).map((fault) => `${sharedFile}: ${fault}`),
];
for (const line of lines) process.stdout.write(`${line}\n`);
process.stdout.write(`${machines.length} machines, ${lines.length} faults\n`);
process.exitCode = lines.length > 0 ? 1 : 0;
