import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// `npm run schema`: after a change of sandbox/db/*schema.ts, or of the triggers beside them, writes the SQL of a new database
// anew. A database of an older shape is set aside at the next start (sandbox/db/older-shape.ts).

const root = path.resolve(import.meta.dirname, '..');
const kept = path.join('sandbox', 'db', 'migrations');

/** Writes the SQL, its snapshot and its journal into a folder of the project, in the place of what is there. */
export function writeSchema(folder: string): string {
  rmSync(path.join(root, folder), { recursive: true, force: true });
  const schema = ['--dialect', 'sqlite', '--schema', './sandbox/db/*schema.ts', '--casing', 'snake_case'];
  const args = ['drizzle-kit', 'generate', ...schema, '--out', folder, '--name', 'first'];
  execFileSync('npx', args, { cwd: root, stdio: 'ignore' });
  const file = path.join(root, folder, '0000_first.sql');
  const triggers = readFileSync(path.join(root, 'sandbox', 'db', 'triggers.sql'), 'utf8');
  const sql = `${readFileSync(file, 'utf8').trimEnd()}--> statement-breakpoint\n${triggers}`;
  writeFileSync(file, sql);
  return sql;
}

if (process.argv[1] === import.meta.filename) {
  writeSchema(kept);
  process.stdout.write(`wrote ${kept}\n`);
}
