import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from a changed schema. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './sandbox/db/*schema.ts',
  out: './sandbox/db/migrations',
  casing: 'snake_case',
});
