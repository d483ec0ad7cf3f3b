import { describe, expect, it } from 'vitest';
import type { Finding } from '#assurance/conformance/finding.ts';
import { touchedByCall } from '#assurance/conformance/flows.ts';
import { createRedaction } from '#assurance/conformance/redaction.ts';
import { htmlReport } from '#assurance/conformance/report/html.ts';
import { junitReport } from '#assurance/conformance/report/junit.ts';
import { exitCodeOf, type Report, reportOf } from '#assurance/conformance/report/report.ts';
import { terminalReport } from '#assurance/conformance/report/terminal.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { xmlFault } from '#tests/kit/well-formed.ts';

const hostile = `"><img src=x onerror=alert(1)> & 'quoted' <![CDATA[ ]]> \u0000\u001B[31m`;

function finding(verdict: Finding['verdict'], more: Partial<Finding> = {}): Finding {
  return {
    call: 'wallet.balance',
    account: 'member',
    concern: 'schema',
    verdict,
    expected: 'a value',
    got: '',
    consequence: '',
    ...more,
  };
}

const findings: readonly Finding[] = [
  finding('works'),
  finding('differs', { got: hostile, consequence: hostile }),
  finding('differs', { got: hostile, consequence: hostile, account: 'vip' }),
  finding('missing', {
    call: 'session.login',
    concern: 'status',
    got: 'status 404',
    consequence: 'Nobody signs in.',
  }),
  finding('notAsked', { call: 'wallet.collect', consequence: hostile, expected: '' }),
];

async function report(stopped = '', found: readonly Finding[] = findings): Promise<Report> {
  const outcome = {
    findings: found,
    deeds: [{ call: 'wallet.transfer' as CallName, what: hostile, undone: 'undone' }],
    pace: {
      requests: 5,
      median: 3,
      p95: 9,
      slowest: [{ call: 'games.hot' as CallName, p95: 9, requests: 1 }],
    },
    p95: { aim: 1_000, fine: true },
    requests: 5,
    stopped,
  };
  const about = {
    gateway: 'https://gateway.example',
    at: '2026-11-27T10:00:00.000Z',
    write: true,
    suite: 'jwe',
    accounts: ['member', 'vip'],
  };
  return reportOf(outcome, about, await touchedByCall());
}

describe('the reports', () => {
  it('the page stands alone, and shows what came from the gateway as text', async () => {
    const page = htmlReport(await report());
    expect(page).not.toMatch(/<(script|img|link|iframe|object|base|form|style [^>]*src)/i);
    expect(page).not.toMatch(/\s(src|href|action|srcset|on\w+)\s*=\s*["']/i);
    expect(page).not.toMatch(/url\(|@import|https?:\/\/(?!gateway\.example)/);
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('\u0000');
    for (const said of ['Expected', 'Got', 'Then', 'Seen as', 'Flows', 'Pages', 'member, vip'])
      expect(page).toContain(said);
  });

  it('JUnit is well-formed, with a failure for each difference and a reason for what was not asked', async () => {
    const text = junitReport(await report());
    expect(xmlFault(text)).toBeNull();
    expect(text).toContain('tests="7" failures="3" skipped="1" errors="0"');
    expect(text.match(/<failure /g)).toHaveLength(3);
    expect(text.match(/<skipped message="[^"]{5,}"/g)).toHaveLength(1);
  });

  it('JUnit says as an error that a run ended early', async () => {
    const text = junitReport(await report('the gateway is gone'));
    expect(xmlFault(text)).toBeNull();
    expect(text).toMatch(/<testsuites [^>]*errors="1"/);
    expect(text).toContain('<error message="the gateway is gone"/>');
  });

  it.each([
    ['a tag that stays open', '<a><b></a>'],
    ['a bare &', '<a b="x & y"/>'],
    ['a bare <', '<a>1 < 2</a>'],
  ])('the check of XML finds %s', (_, text) => expect(xmlFault(text)).not.toBeNull());

  it('the terminal says each difference once, with what follows and what it touches', async () => {
    const text = terminalReport(await report());
    expect(text.match(/DIFFERS {2}wallet\.balance {2}schema {2}\(as member, vip\)/g)).toHaveLength(1);
    expect(text.indexOf('MISSING')).toBeLessThan(text.indexOf('DIFFERS'));
    expect(text).toContain('flows     login (submitting → answered)');
    expect(text).toContain('works 1, differs 2, missing 1, not asked 1');
    expect(text).toContain('2 differences in 2 calls');
  });

  it('what many calls have alike is told once', async () => {
    const names = ['games.hot', 'games.list', 'games.ranks', 'games.types'] as const;
    const cookies = names.map((call) => finding('differs', { call, concern: 'headers', got: 'Set-Cookie' }));
    const { differences } = await report('', [...cookies, finding('differs', { got: 'x' })]);
    expect(differences.map(({ calls: of }) => of)).toEqual([names, ['wallet.balance']]);
    const three = await report('', cookies.slice(1));
    expect(three.differences).toHaveLength(3);
  });

  it('late answers are a failure of the run', async () => {
    const late = { ...(await report('', [finding('works')])), p95: { aim: 5, fine: false } };
    expect(xmlFault(junitReport(late))).toBeNull();
    expect(junitReport(late)).toContain('<failure type="late" message="95 of 100 within 9 ms"/>');
  });

  it('the exit code is 0, 1 or 2', async () => {
    expect(exitCodeOf(await report('', [finding('works'), finding('notAsked')]))).toBe(0);
    expect(exitCodeOf({ ...(await report('', [finding('works')])), p95: { aim: 1, fine: false } })).toBe(1);
    expect(exitCodeOf(await report())).toBe(1);
    expect(exitCodeOf(await report('it was interrupted'))).toBe(2);
  });

  it('secrets are hidden, long texts cut, and a terminal gets plain characters', () => {
    const { redact, add } = createRedaction(['a-password', 'abc']);
    add('a-token');
    expect(redact('said a-password and a-token\u001B[31m')).toBe('said ••• and ••• [31m');
    expect(redact('abc')).toBe('abc');
    expect(redact('x'.repeat(1_000)).length).toBeLessThan(300);
  });
});

describe('what a call touches', () => {
  it('is read from the charts: the state that makes it, and where its failure leads to', async () => {
    const touched = await touchedByCall();
    expect(touched.get('session.login')?.flows).toContainEqual({
      machine: 'login',
      state: 'submitting',
      onFailure: 'answered',
    });
    expect(touched.get('wallet.transfer')?.flows.map(({ machine }) => machine)).toEqual(['transfer']);
    expect(touched.get('wallet.balance')?.pages).toContain('shell/header/member-area');
  });

  it('is something for every call', async () => {
    const touched = await touchedByCall();
    const none = Object.keys(calls).filter((call) => {
      const { flows = [], pages = [] } = touched.get(call) ?? {};
      return flows.length + pages.length === 0;
    });
    expect(none).toEqual([]);
  });
});
