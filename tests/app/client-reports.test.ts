import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClientReports } from '#contract/system/client-reports.ts';
import { createNoticing, mostHeld } from '#src/app/reporting/noticing.ts';
import { type Browser, beginReporting } from '#src/app/reporting/reporting.ts';
import { slowFrom } from '#src/app/reporting/slow-start.ts';
import { hearTroubles, report } from '#src/app/world/reports.ts';
import { PartLost, referenceOf } from '#src/ui/part-failure.ts';

const address = 'https://reports.example/taken';
const origin = 'https://play.example';
const quiet = { say: () => undefined };

afterEach(() => hearTroubles(() => undefined));

/** A page that reports: what its browser sends, and the signs that it gives. */
function opened({ share = 1, chance = 0, pathname = '/', ready = 900, hidden = false, fetched = true } = {}) {
  const signals = new EventTarget();
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
    documentElement: { lang: 'es' },
    querySelector: () => ({ getAttribute: () => '/assets/index-B1EsU2Le.js' }),
  });
  const sent: { readonly address: string; readonly init: RequestInit }[] = [];
  let now = 0;
  const browser = {
    fetch: async (to: string, init: RequestInit) => {
      sent.push({ address: to, init });
      return new Response(null, { status: 204 });
    },
    later: () => () => undefined,
    page,
    signals,
    place: { origin, pathname },
    milestones: () => ({ answered: 310, painted: 1_260, ready, hidden }),
  } as unknown as Browser;
  const load = vi.fn(async () => {
    if (!fetched) throw new TypeError('Failed to fetch dynamically imported module');
    return { beginReporting: (to: string, at?: number) => beginReporting(to, at, browser) };
  });
  const noticing = createNoticing({ chance: () => chance, now: () => now, signals, load });
  noticing.begin({ address, share });
  const batches = () => sent.map(({ init }) => ClientReports.parse(JSON.parse(String(init.body))));
  return {
    noticing,
    load,
    sent,
    page,
    setNow: (at: number) => {
      now = at;
    },
    sign: (name: string, fields: object = {}) =>
      signals.dispatchEvent(Object.assign(new Event(name), fields)),
    leave: () => void signals.dispatchEvent(new Event('pagehide')),
    batches,
    reports: () => batches().flatMap((batch) => batch.reports),
  };
}

/** An error as a script of ours throws it. */
function thrown(message: string, kind: ErrorConstructor = TypeError): Error {
  const error = new kind(message);
  error.stack = `${error.name}: ${message}\n    at Object.x (chrome-extension://abc/content.js:1:2)\n    at press (${origin}/assets/start-T91rmAlL.js:12:3456)\n    at ${origin}/assets/index-B1EsU2Le.js:1:2`;
  return error;
}

describe('which pages report', () => {
  it.each([
    [0, 0, false],
    [0.25, 0.249, true],
    [0.25, 0.25, false],
    [1, 0.999, true],
  ])('with a share of %d and a draw of %d: %s', async (share, chance, drawn) => {
    const { noticing, load, sign, leave, sent } = opened({ share, chance });
    sign('error', { error: thrown('x') });
    await noticing.bring(900);
    leave();
    expect([load.mock.calls.length, sent.length]).toEqual(drawn ? [1, 1] : [0, 0]);
  });

  it('without the setting nothing is noticed, held or fetched', async () => {
    const signals = { addEventListener: vi.fn() };
    const load = vi.fn();
    const chance = vi.fn(() => 0);
    const noticing = createNoticing({ chance, now: () => 0, signals, load });
    noticing.begin(undefined);
    await noticing.bring(900);
    expect([signals.addEventListener, load, chance].map((one) => one.mock.calls.length)).toEqual([0, 0, 0]);
  });
});

describe('what a page reports', () => {
  it('is sent as plain text, without cookies or an address, and goes on without the page', async () => {
    const { noticing, sign, leave, sent, batches } = opened({ pathname: '/member/depositv2' });
    sign('error', { error: thrown('x') });
    await noticing.bring(900);
    leave();
    expect(sent).toMatchObject([
      {
        address,
        init: { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
      },
    ]);
    expect(sent[0]?.init.headers).toEqual({ 'Content-Type': 'text/plain;charset=UTF-8' });
    expect(batches()).toMatchObject([
      { release: 'index-B1EsU2Le', language: 'es', reports: [{ screen: 'member.depositv2' }] },
    ]);
  });

  it('is sent when the page is hidden, because it may never be shown again', async () => {
    const { noticing, sign, page, sent } = opened();
    await noticing.bring(900);
    sign('unhandledrejection', { reason: thrown('x') });
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(0);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(1);
  });

  it('has another random visit for each load of a page', async () => {
    const visits = new Set<string>();
    for (const at of [1, 2, 3]) {
      const { noticing, sign, leave, batches } = opened();
      sign('error', { error: thrown('x') });
      await noticing.bring(at);
      leave();
      for (const { visit } of batches()) visits.add(visit);
    }
    expect(visits.size).toBe(3);
  });

  it('of before the reporter came is held, so much of it at most, with its own time', async () => {
    const { noticing, sign, leave, reports, setNow } = opened();
    setNow(40);
    for (let n = 0; n < mostHeld + 30; n += 1) sign('error', { error: thrown('x') });
    setNow(4_000);
    await noticing.bring(900);
    leave();
    expect(reports()).toMatchObject([{ kind: 'error', at: 40, count: mostHeld }]);
  });

  it('is nothing at all where the reporter can’t be fetched', async () => {
    const { noticing, sign, leave, sent } = opened({ fetched: false });
    await expect(noticing.bring(900)).rejects.toThrow();
    sign('error', { error: thrown('x') });
    leave();
    expect(sent).toEqual([]);
  });
});

describe('of a script', () => {
  async function told(sign: string, fields: object) {
    const page = opened();
    page.sign(sign, fields);
    await page.noticing.bring(900);
    page.leave();
    return page.reports();
  }

  it('the name of the error is told, and the innermost place in our own files', async () => {
    const place = 'start-T91rmAlL.js:12:3456';
    expect(await told('error', { error: thrown('x') })).toMatchObject([{ name: 'TypeError', place }]);
    expect(await told('unhandledrejection', { reason: thrown('x', RangeError) })).toMatchObject([
      { name: 'RangeError', place },
    ]);
  });

  it('the place is told as Firefox and Safari write it, or as the event has it', async () => {
    const error = new TypeError('x');
    error.stack = `press@${origin}/assets/start-T91rmAlL.js:12:34\n@${origin}/assets/index-B1EsU2Le.js:1:2`;
    expect(await told('error', { error })).toMatchObject([{ place: 'start-T91rmAlL.js:12:34' }]);
    const event = { error: 'x', filename: `${origin}/assets/index-B1EsU2Le.js`, lineno: 3, colno: 4 };
    expect(await told('error', event)).toMatchObject([{ name: 'string', place: 'index-B1EsU2Le.js:3:4' }]);
  });

  it.each([
    'https://evil.example/assets/start-T91rmAlL.js:1:2',
    `${origin}/member/member1.js:1:2`,
    `${origin}/assets/member1.js:1:2`,
    'chrome-extension://abcdef/content-12345678.js:1:2',
  ])('no place is told that is none of ours: %s', async (place) => {
    const error = new TypeError('x');
    error.stack = `TypeError: x\n    at f (${place})`;
    const [report] = await told('error', { error });
    expect(report).toEqual({ kind: 'error', at: 0, count: 1, screen: 'home', name: 'TypeError' });
  });

  it('a message that looks like a place of ours is taken out before places are looked for', async () => {
    const message = `x\n    at ${origin}/assets/member1-12345678.js:1:2`;
    const error = new TypeError(message);
    error.stack = `TypeError: ${message}\n    at ${origin}/assets/index-B1EsU2Le.js:9:9`;
    expect(await told('error', { error })).toMatchObject([{ place: 'index-B1EsU2Le.js:9:9' }]);
  });

  it('an error of another’s script, of which the browser tells nothing, is not reported', async () => {
    expect(await told('error', { error: null, filename: '', lineno: 0, colno: 0 })).toEqual([]);
  });

  it('what can’t even be looked at is left out, and the rest is told', async () => {
    const page = opened();
    await page.noticing.bring(900);
    const hostile = Object.defineProperty(new Error('x'), 'stack', {
      get: () => {
        throw new Error('no');
      },
    });
    page.sign('error', { error: hostile });
    page.sign('error', { error: thrown('x') });
    page.leave();
    expect(page.reports()).toHaveLength(1);
  });
});

describe('of the policy', () => {
  it.each([
    ['https://user:pass@ads.example/x?account=member1#t', 'https://ads.example'],
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['chrome-extension://abcdefgh', 'other'],
    ['member1', 'other'],
  ])('%s is told as %s', async (blockedURI, blocked) => {
    const page = opened();
    page.sign('securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI });
    await page.noticing.bring(900);
    page.leave();
    expect(page.reports()).toMatchObject([{ kind: 'policy', directive: 'img-src', blocked }]);
  });

  it('nothing is told where the page may not report: the report would be refused in its turn', async () => {
    const page = opened();
    const refused = { effectiveDirective: 'connect-src', blockedURI: address };
    page.sign('securitypolicyviolation', refused);
    await page.noticing.bring(900);
    page.leave();
    expect(page.sent).toEqual([]);
  });
});

describe('of parts and starts', () => {
  it('a part that did not come, and one that broke with the reference that its person was shown', async () => {
    const page = opened();
    await page.noticing.bring(900);
    const broken = new RangeError('x');
    for (const error of [new PartLost(), broken]) {
      report('a part', [], { ...quiet, trouble: { kind: 'part', thrown: error, part: 'login' } });
    }
    page.leave();
    expect(page.reports()).toMatchObject([
      { kind: 'part', part: 'login', why: 'lost' },
      { kind: 'part', part: 'login', why: 'broke', name: 'RangeError', reference: referenceOf(broken) },
    ]);
  });

  it('a start is slow from five seconds on, and is told in hundreds of milliseconds', async () => {
    const slow = opened({ ready: 5_049 });
    await slow.noticing.bring(5_049);
    slow.leave();
    expect(slow.reports()).toMatchObject([
      { kind: 'slowStart', at: 5_049, answered: 300, painted: 1_300, ready: 5_000 },
    ]);
    for (const page of [opened({ ready: slowFrom - 1 }), opened({ ready: 60_000, hidden: true })]) {
      await page.noticing.bring(1);
      page.leave();
      expect(page.sent).toEqual([]);
    }
  });

  it('a start that failed is told, and is not slow besides', async () => {
    const page = opened({ ready: 60_000 });
    const error = new TypeError('Failed to fetch dynamically imported module: https://play.example/x.js');
    report('the start failed', [], { ...quiet, trouble: { kind: 'part', thrown: error, part: 'start' } });
    await page.noticing.bring();
    page.leave();
    expect(page.reports()).toMatchObject([{ kind: 'part', part: 'start', why: 'lost' }]);
  });
});

describe('nothing personal', () => {
  const account = 'nombre.plantado';
  const token = 'DVdvmc0Gb1tajsgcxuVoZF__wKbDtKvgqTlR3p6ZUDI';
  const secrets = [account, token, '1.234,56', 'Clave-2026!', 'Retiro de Ana', 'plantada'];
  const text = secrets.join(' / ');

  /** Everything that can fail, with secrets wherever a text can be. */
  function failEverything(page: ReturnType<typeof opened>): void {
    const named = Object.assign(thrown(text), { name: text });
    const address = `${origin}/assets/plantada-12345678.js?account=${account}`;
    for (const error of [thrown(text), named, text, { account, token }, new DOMException(text, text)]) {
      page.sign('error', { error, message: text, filename: `${origin}/${account}`, lineno: 1, colno: 1 });
      page.sign('unhandledrejection', { reason: error });
      report(text, [text], { ...quiet, trouble: { kind: 'part', thrown: error, part: 'login' } });
    }
    for (const blockedURI of [address, `data:${text}`, text, `https://x.example/${token}`]) {
      page.sign('securitypolicyviolation', { effectiveDirective: 'img-src', blockedURI, sample: text });
    }
    const paths = [['data', account, 0, token], [account], ['info', 'analytics', account], ['info']];
    const drift = { call: 'system.status', part: 'info.analytics', problems: [text], paths } as const;
    report('drift', [text], { ...quiet, trouble: { kind: 'drift', drift } });
  }

  it('is in the bytes that are sent, whatever fails', async () => {
    const page = opened({ pathname: `/member/${account}` });
    failEverything(page);
    await page.noticing.bring(900);
    page.leave();
    const bytes = page.sent.map(({ init, address: to }) => `${to} ${JSON.stringify(init)}`).join();
    for (const secret of secrets) expect(bytes).not.toContain(secret);
    const kinds = page.reports().map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['error', 'policy', 'drift', 'part']));
    expect(page.reports()).toContainEqual(
      expect.objectContaining({ kind: 'drift', problems: ['*.*.*.*', '*', 'info.analytics.*', 'info'] }),
    );
    expect(page.reports()[0]).toMatchObject({ screen: 'member' });
  });

  it('would be found if it were sent: the same secrets are in what was caught', () => {
    const heard: unknown[] = [];
    const page = opened({ share: 0 });
    hearTroubles((trouble) => heard.push(trouble));
    failEverything(page);
    expect(JSON.stringify(heard)).toContain(account);
  });
});
