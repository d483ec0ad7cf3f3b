import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Outcome, type RunOptions, runConformance } from '#assurance/conformance/run.ts';
import { exampleFile, quickClock } from '#tests/kit/conformance-run.ts';

const file = exampleFile();
let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  if (server) await once(server, 'close');
  server = undefined;
});

/** A gateway that does the same to every request. */
async function gateway(does: (response: ServerResponse, nth: number) => void): Promise<string> {
  let nth = 0;
  server = createServer((request, response) => {
    request.resume();
    nth += 1;
    does(response, nth);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function run(
  origin: string,
  more: Partial<RunOptions> = {},
): Promise<Outcome & { waited: readonly number[] }> {
  const { tools, waited } = quickClock();
  return { ...(await runConformance({ origin, file, ...tools, ...more })), waited };
}

function verdicts({ findings }: Outcome): string[] {
  return [
    ...new Set(
      findings.map(({ verdict, concern, got }) =>
        `${verdict} ${verdict === 'differs' ? `${concern}: ${got}` : ''}`.trim(),
      ),
    ),
  ].sort();
}

const envelope = (value: unknown) => JSON.stringify({ success: true, value });

describe('a gateway that does not do what a gateway does', () => {
  it('is not there: no call is blamed, and the run says so', async () => {
    const address = await gateway((response) => response.end());
    server?.close();
    server = undefined;
    const outcome = await run(address);
    expect(outcome.stopped).toContain('the gateway is gone: there is no connection to it (ECONNREFUSED)');
    expect(verdicts(outcome)).toEqual(['notAsked']);
    expect(outcome.requests).toBe(1);
    expect(outcome.waited).toEqual([1_000, 2_000, 4_000]);
  });

  it('goes away in the middle: what was found stays, the rest was not asked', async () => {
    const address = await gateway((response, nth) => {
      if (nth > 20) response.destroy();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end(envelope({}));
    });
    const outcome = await run(address);
    expect(outcome.stopped).toContain('is gone');
    expect(outcome.findings.some(({ verdict }) => verdict === 'works')).toBe(true);
    const last = outcome.findings.at(-1);
    expect([last?.verdict, last?.consequence]).toEqual([
      'notAsked',
      expect.stringContaining('the run ended before'),
    ]);
    expect(outcome.requests).toBeLessThan(30);
  });

  it('never answers: three requests, and no more', async () => {
    const address = await gateway(() => undefined);
    const outcome = await run(address, {
      timeout: () => {
        const late = new AbortController();
        setImmediate(() => late.abort());
        return late.signal;
      },
    });
    expect(outcome.stopped).toContain('does not answer in time');
    expect(outcome.requests).toBe(3);
    expect(verdicts(outcome)).toEqual(['differs times: no answer in time', 'notAsked']);
  });

  it('speaks HTML: each call that was asked, and nobody signs in', async () => {
    const address = await gateway((response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Hello</h1>');
    });
    const outcome = await run(address);
    expect(outcome.stopped).toBe('');
    expect(verdicts(outcome)).toContain('differs answer: HTML');
    const others = outcome.findings.filter(
      ({ verdict, concern }) => verdict === 'differs' && concern !== 'answer' && concern !== 'headers',
    );
    expect(others).toEqual([]);
    const signedIn = outcome.findings.filter(
      ({ call, account }) => call === 'wallet.balance' && account === 'member',
    );
    expect(signedIn.map(({ verdict }) => verdict)).toEqual(['notAsked']);
  });

  it('redirects for ever: it is not followed', async () => {
    const address = await gateway((response) => {
      response.writeHead(302, { Location: '/wps/system/status' }).end();
    });
    const outcome = await run(address, { only: ['system.status', 'games.hot', 'wallet.balance'] });
    const found = outcome.findings.filter(({ verdict }) => verdict === 'differs');
    expect(new Set(found.map(({ concern }) => concern))).toEqual(new Set(['answer']));
    expect(found.map(({ got }) => got)).toContain('a redirect to itself, without end');
    expect(found.map(({ got }) => got)).toContain('a redirect to another path');
    expect(outcome.requests).toBeLessThan(20);
  });

  it('is under maintenance: the run ends and says so', async () => {
    const address = await gateway((response) => {
      const body = JSON.stringify({ success: false, code: 'MAINTENANCE', message: 'later' });
      response.writeHead(503, { 'Content-Type': 'application/json' }).end(body);
    });
    const outcome = await run(address);
    expect(outcome.stopped).toBe('the gateway says that it is under maintenance');
    expect(verdicts(outcome)).toEqual(['notAsked']);
  });

  it('asks to wait: it is waited for, and asked once more', async () => {
    const address = await gateway((response, nth) => {
      if (nth % 2 === 1) response.writeHead(429, { 'Retry-After': '7' }).end();
      else
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
          .end(envelope({ domainList: [] }));
    });
    const outcome = await run(address, { only: ['downloads.domainRoute'] });
    expect(outcome.waited).toEqual([7_000]);
    expect(verdicts(outcome)).toEqual(['works']);
  });

  it('sends deep and strange JSON: the run goes on', async () => {
    const strange = [
      `{"success":true,"value":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      '{"success":true,"value":{"__proto__":{"x":1},"constructor":null}}',
      'null',
      '[]',
      '"a text"',
      '{"success":null}',
      '\u0000\u0001',
    ];
    const address = await gateway((response, nth) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(strange[nth % strange.length]);
    });
    const outcome = await run(address, { only: ['system.*', 'games.*', 'session.*'] });
    expect(outcome.stopped).toBe('');
    expect(
      outcome.findings.filter(({ consequence }) => consequence.includes('the run itself failed')),
    ).toEqual([]);
    expect(outcome.findings.filter(({ verdict }) => verdict === 'differs').length).toBeGreaterThan(10);
  });
});

describe('a run that may not go on', () => {
  it('ends at its bound, and what it found stays', async () => {
    const address = await gateway((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(envelope({}));
    });
    const outcome = await run(address, { manners: { rate: Number.POSITIVE_INFINITY, most: 10 } });
    expect(outcome.requests).toBe(10);
    expect(outcome.stopped).toContain('--most');
  });

  it('is interrupted: it ends after the step at hand', async () => {
    const address = await gateway((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(envelope({}));
    });
    const end = new AbortController();
    const outcome = await run(address, {
      signal: end.signal,
      tell: ({ done }) => (done === 5 ? end.abort() : undefined),
    });
    expect(outcome.stopped).toBe('it was interrupted');
    expect(outcome.requests).toBeLessThan(15);
  });
});
