import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const site = 'https://play.example';

const box = sandboxOfFile();
afterEach(() => box.sandbox.settings.reset());

const allow = () => box.sandbox.settings.patch({ siteOrigins: [site] });

/** What a browser asks before it sends a page's call to another origin. */
function asked(path: string, origin: string, method = 'POST', named = 'authorization,content-type') {
  return fetch(`${box.address}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': named,
    },
  });
}

const list = (value: string | null) => (value ?? '').toLowerCase().split(/,\s*/);

describe('sites on other origins', () => {
  it('a listed site may ask every call in its method, with every header that the product sends', async () => {
    allow();
    for (const { path, method } of Object.values(calls)) {
      const { status, headers: head } = await asked(path, site, method);
      expect([path, status, head.get('access-control-allow-origin')]).toEqual([path, 204, site]);
      expect(list(head.get('access-control-allow-methods'))).toContain(method.toLowerCase());
      const sent = [...Object.values(headers), 'Content-Type'].map((name) => name.toLowerCase());
      expect(list(head.get('access-control-allow-headers'))).toEqual(sent);
    }
  });

  it('its page may read an answer, a refusal too, with the time and how long to wait', async () => {
    allow();
    for (const path of ['/wps/system/status', '/wps/none', calls['wallet.balance'].path]) {
      const { headers: head } = await fetch(`${box.address}${path}`, { headers: { origin: site } });
      expect([path, head.get('access-control-allow-origin')]).toEqual([path, site]);
      expect(list(head.get('access-control-expose-headers'))).toEqual(['request-id', 'retry-after', 'date']);
      expect(head.get('access-control-allow-credentials')).toBeNull();
      expect(list(head.get('vary'))).toContain('origin');
    }
  });

  it.each(['https://play.example.evil.test', 'http://play.example', 'https://play.example:444', 'null'])(
    '%s, which is not listed, may neither ask nor read',
    async (origin) => {
      allow();
      const preflight = await asked('/wps/system/status', origin, 'GET');
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null]);
      const answer = await fetch(`${box.address}/wps/system/status`, { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('without a list nobody is allowed, and the control API never is', async () => {
    expect(
      (await asked('/wps/system/status', site, 'GET')).headers.get('access-control-allow-origin'),
    ).toBeNull();
    allow();
    const control = await fetch(`${box.address}/sandbox/clock`, { headers: { origin: site } });
    expect(control.headers.get('access-control-allow-origin')).toBeNull();
    expect((await asked('/sandbox/clock', site)).headers.get('access-control-allow-origin')).toBeNull();
  });
});
