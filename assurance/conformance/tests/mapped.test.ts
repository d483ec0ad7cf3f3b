import { describe, expect, it } from 'vitest';
import { readMapping } from '#assurance/conformance/mapping.ts';
import { runConformance } from '#assurance/conformance/run.ts';
import { exampleFile, quickClock, wrongOf } from '#tests/kit/conformance-run.ts';
import { machineTime } from '#tests/kit/sandbox.ts';
import { sandboxOfFile } from '#tests/kit/sandbox-of-file.ts';

const mapping = readMapping('docs/conformance/mapping.example.json');
/** Milliseconds for a run of over a thousand questions, on a machine that does other things too. */
const patience = 180_000;

const box = sandboxOfFile({ ...machineTime, settings: { mapping } });

describe('a gateway with paths and names of its own', () => {
  it(
    'speaks the contract by its mapping, with --write, as each kind of account',
    async () => {
      const run = await runConformance({
        origin: box.address,
        file: exampleFile(),
        mapping,
        write: true,
        ...quickClock().tools,
      });
      expect(wrongOf(run.findings)).toEqual([]);
      expect(run.stopped).toBe('');
      expect(run.deeds.length).toBeGreaterThan(10);
    },
    patience,
  );

  it('differs where the mapping has another name than the gateway, and says which', async () => {
    const { sumBalance: _, ...names } = mapping.names ?? {};
    const run = await runConformance({
      origin: box.address,
      file: exampleFile(),
      mapping: { ...mapping, names },
      only: ['wallet.balance'],
      ...quickClock().tools,
    });
    const wrong = wrongOf(run.findings);
    expect(wrong[0]).toBe('wallet.balance as demo: schema: sumBalance is missing (beside it: `saldo`)');
    expect(wrong.filter((line) => !line.startsWith('wallet.balance as '))).toEqual([]);
  });
});

it.each([
  ['no file', 'docs/conformance/none.json', 'ENOENT'],
  ['a file without a mapping', 'docs/conformance/accounts.example.json', 'mapping: '],
  ['a file that is no JSON', 'docs/conformance/README.md', 'no JSON'],
])('%s is no mapping, and the reason is said', (_, file, reason) => {
  expect(() => readMapping(file)).toThrow(reason);
});
