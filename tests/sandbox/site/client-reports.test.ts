import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { ClientReport, ClientReports } from '#contract/system/client-reports.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const site = 'https://play.example';
const box = sandboxOfFile({ trustedProxies: ['127.0.0.1'] });

beforeEach(() => box.reset());

const report = { kind: 'error', at: 1_200, count: 2, screen: 'home', name: 'TypeError' } as const;
const batch: ClientReports = {
  release: 'index-B1EsU2Le',
  visit: '0123456789abcdef0123456789abcdef',
  language: 'es',
  reports: [
    { ...report, place: 'start-T91rmAlL.js:1:234' },
    {
      kind: 'policy',
      at: 5,
      count: 1,
      screen: 'unknown',
      directive: 'img-src',
      blocked: 'https://ads.example',
    },
    {
      kind: 'drift',
      at: 7,
      count: 1,
      screen: 'member.depositv2',
      call: 'wallet.balance',
      part: '',
      problems: ['', 'wallets.*.amount'],
    },
    { kind: 'part', at: 9, count: 1, screen: 'home', part: 'login', why: 'lost', name: 'TypeError' },
    { kind: 'slowStart', at: 9_012, count: 1, screen: 'home', answered: 300, painted: 1_200, ready: 9_000 },
  ],
};

function tell(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return box.ask('/client-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
    body: text,
  });
}

async function kept(): Promise<unknown[]> {
  return ((await (await box.ask('/sandbox/client-reports')).json()) as { value: unknown[] }).value;
}

const logged = (event: string) => box.logged.filter((line) => JSON.parse(line).event === event);

describe('what pages report of themselves', () => {
  it('is one line of the log for each report, and the control API shows it until a reset', async () => {
    const before = logged('client').length;
    expect((await tell(batch)).status).toBe(204);
    const { reports, ...page } = batch;
    const lines = logged('client').slice(before);
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      reports.map((one) => expect.objectContaining({ level: 'warn', ...page, ...one })),
    );
    expect(await kept()).toEqual(reports.map((one) => ({ ...page, ...one })));
    await box.reset();
    expect(await kept()).toEqual([]);
  });

  const bad: readonly (readonly [what: string, change: unknown])[] = [
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['a list', [batch]],
    ['no report', { ...batch, reports: [] }],
    ['too many', { ...batch, reports: Array(21).fill(report) }],
    ['a field that is not agreed', { ...batch, account: 'member1' }],
    ['an address of a page as the screen', { ...batch, reports: [{ ...report, screen: '/member/x?id=1' }] }],
    ['a message', { ...batch, reports: [{ ...report, message: 'x' }] }],
    ['a sentence as a name', { ...batch, reports: [{ ...report, name: 'member1 is not a function' }] }],
    ['a place elsewhere', { ...batch, reports: [{ ...report, place: 'https://x.example/a.js:1:2' }] }],
    ['a kind that is not known', { ...batch, reports: [{ ...report, kind: 'click' }] }],
    ['a count of none', { ...batch, reports: [{ ...report, count: 0 }] }],
    ['a language that is a text', { ...batch, language: 'Clave-2026!' }],
    ['a visit that says who', { ...batch, visit: 'member1' }],
  ];

  it.each(bad)('%s is refused, and nothing of it is kept', async (_, body) => {
    expect((await tell(body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('is refused past 16 kB', async () => {
    expect((await tell(' '.repeat(17 * 1_024))).status).toBe(413);
  });

  it('is limited for each network and minute', async () => {
    box.sandbox.settings.patch({ limits: { clientReportsPerMinute: 2 } });
    const from = (address: string) => tell(batch, { 'X-Forwarded-For': address });
    const statuses = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')];
    expect(statuses.map(({ status }) => status)).toEqual([204, 204, 429]);
    expect((await from('198.51.100.1')).status).toBe(204);
    box.sandbox.clock.move(60_000);
    expect((await from('192.0.2.1')).status).toBe(204);
  });

  it('may come from a site that is on the list, without a question beforehand, and from no other', async () => {
    box.sandbox.settings.patch({ siteOrigins: [site] });
    const ours = await tell(batch, { Origin: site });
    expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([204, site]);
    const other = await tell(batch, { Origin: 'https://other.example' });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the operators’ page', () => {
  const page = readFileSync('docs/operators.md', 'utf8');

  it('has an example that is a batch', () => {
    const [example = ''] = /^ {4}\{"release"[\s\S]*?\]\}$/m.exec(page) ?? [];
    const { reports } = ClientReports.parse(JSON.parse(example));
    expect(reports.map(({ kind }) => kind)).toEqual(['error', 'policy', 'drift', 'part', 'slowStart']);
  });

  it('explains each field of each kind, and no other', () => {
    const explained = [...page.matchAll(/^\| (batch|every report|`\w+`) \| `(\w+)` \| /gm)];
    const kinds = ClientReport.def.options.map(({ shape }) => shape);
    const each = ['kind', 'at', 'count', 'screen'];
    const fields = [
      ...Object.keys(ClientReports.shape).map((field) => `batch ${field}`),
      ...each.map((field) => `every report ${field}`),
      ...kinds.flatMap((shape) => {
        const own = Object.keys(shape).filter((field) => !each.includes(field));
        return own.map((field) => `\`${shape.kind.def.values[0]}\` ${field}`);
      }),
    ];
    expect(explained.map(([, kind, field]) => `${kind} ${field}`)).toEqual(fields);
  });
});

describe('what browsers report of the policy of a site', () => {
  it('HDR-01 comes to the same address, in both of its forms', async () => {
    const before = logged('policy').length;
    const old = {
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/?a=1' },
    };
    const now = [{ type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } }];
    for (const [type, body] of [
      ['application/csp-report', old],
      ['application/reports+json', now],
    ] as const) {
      expect((await tell(body, { 'Content-Type': type })).status).toBe(204);
    }
    expect(
      logged('policy')
        .slice(before)
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/' },
      { effectiveDirective: 'script-src', blockedURL: 'inline' },
    ]);
    expect(await kept()).toEqual([]);
  });

  it('HDR-01 is asked for beforehand by the browser, and allowed for a site on the list', async () => {
    box.sandbox.settings.patch({ siteOrigins: [site] });
    const { status, headers } = await box.ask('/client-reports', {
      method: 'OPTIONS',
      headers: {
        Origin: site,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('access-control-allow-headers')).toContain('Content-Type');
  });
});
