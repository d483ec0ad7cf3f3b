import { checkStatement, readStatement } from './statement/check-statement.ts';

// Computes a saved statement of an agent's contract again, without a network, and says where it differs; with the fingerprint
// of the gateway's key also whether it is the gateway's: npm run statement:check -- FILE [--key FINGERPRINT]

const [file, flag, fingerprint] = process.argv.slice(2);
if (!file || (flag !== undefined && !(flag === '--key' && fingerprint))) {
  console.error('Usage: npm run statement:check -- FILE [--key FINGERPRINT]');
  process.exit(2);
}
const read = await readStatement(file);
if ('fault' in read) {
  console.error(read.fault);
  process.exit(2);
}
const { sound, said } = await checkStatement(read.text, fingerprint);
console.log(said.join('\n'));
process.exitCode = sound ? 0 : 1;
