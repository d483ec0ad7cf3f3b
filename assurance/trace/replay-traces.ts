import { join } from 'node:path';
import { traceReplay } from './command.ts';

// `npm run trace:replay -- FILE...`: what happened in saved traces, in order of time, and where it goes another way now.
// `--as-test` writes a test of each file into tests/traces.

const { status, said } = await traceReplay(process.argv.slice(2), join('tests', 'traces'));
(status === 2 ? process.stderr : process.stdout).write(`${said}\n`);
process.exitCode = status;
