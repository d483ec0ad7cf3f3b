import { readFileSync, rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { writeSchema } from '../../scripts/schema.ts';

const folder = `.cache/schema-${process.pid}`;

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the SQL of a new database is that of its schema, with the triggers (else: npm run schema)', () => {
  expect(writeSchema(folder)).toBe(readFileSync('sandbox/db/migrations/0000_first.sql', 'utf8'));
}, 60_000);
