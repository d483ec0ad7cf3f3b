import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const views = 'tests/views/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // No test replaces a module or a global, so what one file has imported the next need not import again.
          isolate: false,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [views, 'tests/journeys/**'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'views',
          environment: 'happy-dom',
          include: [views],
          setupFiles: ['tests/kit/views.setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
    // Native modules (libsql, argon2) are safest in processes of their own; two suit the smallest machine of CI.
    pool: 'forks',
    maxWorkers: 2,
    // Milliseconds that only what never ends takes, though a busy machine may be many times slower than an idle one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
  },
});
