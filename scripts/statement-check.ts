import { readFileSync } from 'node:fs';
import { checkStatement } from './statement/check-statement.ts';

// Computes a saved statement of an agent's contract again, without a network, and says where it differs:
// npm run statement:check -- FILE [--key FINGERPRINT]

const [file, flag, fingerprint] = process.argv.slice(2);
if (!file || (flag !== undefined && !(flag === '--key' && fingerprint))) {
  console.error('Usage: npm run statement:check -- FILE [--key FINGERPRINT]');
  process.exit(2);
}
const { sound, said } = await checkStatement(readFileSync(file, 'utf8'), fingerprint);
console.log(said.join('\n'));
process.exitCode = sound ? 0 : 1;
