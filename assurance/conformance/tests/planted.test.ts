import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountsFile } from '#assurance/conformance/accounts.ts';
import type { Finding } from '#assurance/conformance/finding.ts';
import { runConformance } from '#assurance/conformance/run.ts';
import { signIn } from '#tests/kit/ask-call.ts';
import { exampleFile } from '#tests/kit/conformance-run.ts';
import { machineTime } from '#tests/kit/sandbox.ts';
import { sandboxOfFile } from '#tests/kit/sandbox-of-file.ts';
import { type Came, type Spoil, type SpoilingProxy, startSpoilingProxy } from '#tests/kit/spoiling-proxy.ts';
import { idempotencyDifferences, limitDifferences } from './planted/acts.ts';
import { brokenAnswers, statusDifferences } from './planted/answers.ts';
import { clockDifferences, headerDifferences, languageDifferences } from './planted/headers.ts';
import type { Lent, Planted } from './planted/planted.ts';
import { permissionDifferences, privacyDifferences, sealingDifferences } from './planted/sessions.ts';
import { envelopeDifferences, valueDifferences } from './planted/values.ts';

const all: readonly Planted[] = [
  ...valueDifferences,
  ...envelopeDifferences,
  ...brokenAnswers,
  ...statusDifferences,
  ...headerDifferences,
  ...clockDifferences,
  ...languageDifferences,
  ...permissionDifferences,
  ...privacyDifferences,
  ...sealingDifferences,
  ...idempotencyDifferences,
  ...limitDifferences,
];

const whole = exampleFile();
/** One account of a kind is enough here; the whole file is asked in sandbox.test.ts. */
const file = {
  ...whole,
  accounts: whole.accounts.filter(({ user }) => !['agent42', 'default1'].includes(user)),
};
const lending = ['member1', 'member2', 'vip5', 'agent1'];

// So many runs from one address must not reach the limits of an address.
const limits = { loginCaptchaPerAddressHour: 10_000, loginFailuresPerAddressHour: 10_000 };
const box = sandboxOfFile({ ...machineTime, settings: { limits, siteOrigins: ['https://app.example'] } });
let proxy: SpoilingProxy;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  proxy = await startSpoilingProxy(box.address);
  for (const account of lending) tokens[account] = await signIn(box.address, account);
});
afterAll(() => proxy.close());

/** What the proxy does always: it remembers whose the tokens are that the gateway gives out. */
function learning(owners: Map<string, string>): Spoil {
  return {
    after: (given) => {
      const { value } = JSON.parse(given.body) as { value?: { token?: string; userName?: string } };
      if (value?.token && value.userName) owners.set(value.token, value.userName);
    },
  };
}

function both(one: Spoil, other: Spoil | undefined): Spoil {
  return {
    before: async (came) => other?.before?.(came),
    after: async (given, came) => {
      if (given.status === 200) await one.after?.(given, came);
      await other?.after?.(given, came);
    },
  };
}

/** One run against the sandbox with a difference; its clock moves by a millisecond at each look. */
async function ask({ spoils, only, write, file: changed }: Planted): Promise<readonly Finding[]> {
  const owners = new Map<string, string>();
  let now = 0;
  let current = new AbortController();
  const lent: Lent = {
    tokens,
    gateway: box.address,
    ownerOf: ({ headers }: Came) => owners.get(headers.authorization ?? ''),
    pass: (milliseconds) => {
      now += milliseconds;
    },
    timeOut: () => current.abort(),
  };
  const planted = spoils(lent);
  proxy.spoil({ ...planted, 'session.login': both(learning(owners), planted['session.login']) });
  box.sandbox.limits.reset();
  const run = await runConformance({
    origin: proxy.address,
    file: { ...file, ...changed } as AccountsFile,
    only,
    write: write === true,
    manners: { rate: Number.POSITIVE_INFINITY },
    pause: async () => undefined,
    watch: () => {
      now += 1;
      return now;
    },
    timeout: () => {
      current = new AbortController();
      return current.signal;
    },
  });
  return run.findings;
}

const wrong = ({ verdict }: Finding) => verdict === 'differs' || verdict === 'missing';

describe('a gateway that differs in one thing', () => {
  it('there are more than sixty such things, each with a name of its own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(60);
  });

  const rows = all.map((planted) => {
    const said = planted.found.map(([call, concern]) => `${call} (${concern})`).join(', ');
    return [planted.name, `${planted.missing ? 'missing' : 'differs'}: ${said}`, planted] as const;
  });

  it.each(rows)('%s -> %s', async (_, __, planted) => {
    const found = (await ask(planted)).filter(wrong);
    const blamed = [...new Set(found.map(({ call, concern }) => `${call} ${concern}`))].sort();
    expect(blamed).toEqual(planted.found.map(([call, concern]) => `${call} ${concern}`).sort());
    for (const { got, verdict, consequence } of found) {
      expect(got).toMatch(planted.got);
      expect(verdict).toBe(planted.missing ? 'missing' : 'differs');
      expect(consequence).toMatch(/\w{3}.*[.]$/);
    }
  });
});
