import { stately } from './command.ts';

// `npm run stately -- login`: writes the machine and those it starts into one file that Stately can show,
// .cache/stately/login.ts or `--to FILE`. `--all`: every machine, a file each, into .cache/stately or `--to FOLDER`, and what
// the published extractor finds in each beside what the machine has; ends with 1 where they differ.

const { status, said } = await stately(process.argv.slice(2));
(status === 2 ? process.stderr : process.stdout).write(`${said}\n`);
process.exitCode = status;
