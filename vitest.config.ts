import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { changedFiles, changesEverything } from './scripts/test/node-tests.ts';

const views = 'tests/views/**/*.test.{ts,tsx}';

/** What takes longest begins first, so that at the end no processor waits for another; the tours follow their charts. */
const long = [
  'assurance/walk/chart.test.ts',
  'tests/sandbox/wallet/property.test.ts',
  'tests/sandbox/wire/naughty-strings.test.ts',
  'assurance/wire/wire.test.ts',
  'assurance/conformance/tests/sandbox.test.ts',
  'assurance/conformance/tests/planted.test.ts',
  'assurance/mutants/score.test.ts',
  'tests/scripts/new-flow.test.ts',
  'tests/sandbox/wire/permissions.test.ts',
  'tests/sandbox/wire/hostile-input.test.ts',
  'tests/gateway/money-acts.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((file) => moduleId.endsWith(file));
      return at < 0 ? long.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // What `--changed` runs: what the changes reach by imports, everything after a change that imports don't show, and the
    // tests that are always run.
    forceRerunTriggers: [...changesEverything],
    experimental: { vcsProvider: changedFiles },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // No test replaces a module or a global, so what one file has imported the next need not import again.
          isolate: false,
          include: ['{assurance,tests}/**/*.test.{ts,tsx}'],
          exclude: [views, 'tests/journeys/**'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'views',
          environment: 'happy-dom',
          isolate: false,
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
