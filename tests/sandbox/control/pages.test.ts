import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { tabs } from '#sandbox/control/pages/control-tabs.ts';
import { people } from '#sandbox/db/people.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import { html } from '#sandbox/kit/html.ts';
import { sentinels } from '#sandbox/kit/sentinels.ts';
import { writtenBook } from '../../kit/flow-book.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const book = await writtenBook();
afterAll(() => book.remove());
const sandbox = sandboxOfFile({ book: book.folder });

const page = async (path: string) => {
  const response = await sandbox.ask(path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const say = (path: string, body: unknown) =>
  sandbox.ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What a page may not hold under a policy without inline script and style. */
const inline = /<script(?![^>]* src=)|<style|\son\w+=|\sstyle=|href="javascript:/i;

const ofControl = Object.keys(tabs).map((tab) => `/sandbox?tab=${tab}&language=es`);

describe.each(['/sandbox', ...ofControl, '/sandbox/api', '/sandbox/flows'])('the page %s', (path) => {
  it('runs only the script and the styles of this server', async () => {
    const { status, headers, text } = await page(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(inline);
  });

  it('is neither sniffed nor cached', async () => {
    const { headers } = await page(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('links only to what exists', async () => {
    const { text } = await page(path);
    const own = [...text.matchAll(/(?:href|src|data-act)="(\/sandbox[^"?#]*)"/g)].map(([, to = '']) => to);
    expect(own.length).toBeGreaterThan(3);
    for (const to of new Set(own)) {
      const { status } = await sandbox.ask(to, { method: 'HEAD' });
      if (status === 200) continue;
      // A call that only acts has no page: the reader must at least know the method.
      expect((await say(to, { nothing: 1 })).status, to).not.toBe(404);
    }
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const jumps = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(jumps.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('the reader of the contract', () => {
  it('lists every call with its method, path and marks', async () => {
    const { text } = await page('/sandbox/api');
    for (const [name, { method, path }] of Object.entries(calls)) {
      expect(text).toContain(`id="${name}"`);
      expect(text, name).toMatch(new RegExp(`>${method}</span>\\s*<code class="path">${path}<`));
    }
    const login = text.slice(text.indexOf('id="session.login"'), text.indexOf('id="session.firstLogin"'));
    expect(login).toMatch(/sealed[\s\S]*username[\s\S]*token[\s\S]*LOGIN_REFUSED/);
  });

  it('serves the document itself', async () => {
    const { text } = await page('/sandbox/api.json');
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.1', paths: { '/wps/session/login': {} } });
  });
});

describe('the control page', () => {
  const tab = async (name: string, language = 'en') =>
    (await page(`/sandbox?tab=${name}&language=${language}`)).text;

  it('shows everyone with their money, and what is switched on', async () => {
    const shown = await tab('people');
    for (const { account } of people) expect(shown).toContain(`<th scope="row">${account}</th>`);
    expect(await tab('settings')).toMatch(/name="whitelabel.SMSLOGIN" checked/);
  });

  it('says in its own language what each person, and each value that goes wrong, is there for', async () => {
    const pages = { en: await tab('people'), es: await tab('people', 'es') };
    const faults = { en: await tab('faults'), es: await tab('faults', 'es') };
    const said = (text: string) => `<td>${text}</td>`;
    for (const [en, es] of people.map(({ about }) => about)) {
      expect(pages.en).toContain(said(en));
      expect(pages.es).toContain(said(es));
    }
    for (const [en, es] of sentinels.map(({ shows }) => shows)) {
      expect(faults.en).toContain(said(en));
      expect(faults.es).toContain(said(es));
    }
  });

  it('says what each feature is, in its own language', async () => {
    const [english, spanish] = [await tab('settings'), await tab('settings', 'es')];
    expect(english).toContain('>Sign-in with a code by SMS (SMSLOGIN)<');
    expect(spanish).toContain('>Inicio de sesión con código por SMS (SMSLOGIN)<');
    for (const id of Object.keys(defaultSettings.whitelabel)) expect(english).toContain(` (${id})<`);
  });

  it('shows what has been set, armed and moved', async () => {
    await say('/sandbox/config', { whitelabel: { SMSLOGIN: false }, maintenance: { end: '"><b>soon' } });
    await say('/sandbox/faults', [{ call: 'session.login', kind: '500', times: 'always' }]);
    await say('/sandbox/clock', { ms: 600_000 });
    const settings = await tab('settings');
    expect(settings).toMatch(/name="whitelabel.SMSLOGIN">/);
    expect(settings).toContain('value="&quot;&gt;&lt;b&gt;soon"');
    expect(await tab('faults')).toMatch(/<code>session.login<\/code> 500, from arrival 1, always/);
    expect(await tab('start')).toContain('10 min ahead of');
    await say('/sandbox/reset', {});
  });

  it('shows the tab that its address names, and the first for a name that it does not know', async () => {
    const current = async (name: string) =>
      /aria-current="page">(?!Control)([^<]+)</.exec(await tab(name))?.[1];
    expect(await current('money')).toBe('Money');
    expect(await current('constructor')).toBe('Start');
  });

  it.each(Object.entries(tabs))(
    'says the tab %s in Spanish where its address asks for it',
    async (name, [, title]) => {
      const shown = await tab(name, 'es');
      expect(shown).toContain('<html lang="es">');
      expect(shown).toMatch(new RegExp(`aria-current="page">${title}<`));
      expect(shown).toContain(`href="/sandbox?tab=${name}&amp;language=en" lang="en"`);
      expect(shown.match(/>(Save|Account|What now|Approve|Reject|Amount)</g)).toBeNull();
    },
  );

  it('takes a hostile recipient as text', async () => {
    const { text } = await page(`/sandbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toMatch(inline);
  });

  it.each(['/sandbox', '/sandbox/api', '/sandbox/api.json', '/sandbox/control.mjs'])(
    'does not exist for another machine: %s',
    async (path) => {
      const status = await new Promise((resolve, reject) => {
        const asked = request(
          `${sandbox.address}${path}`,
          { headers: { Host: 'evil.example' } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        );
        asked.on('error', reject).end();
      });
      expect(status).toBe(404);
    },
  );

  it('is in no build without a control API', async () => {
    const closed = await startSandbox({ control: false });
    expect((await closed.ask('/sandbox')).status).toBe(404);
    await closed.close();
  });
});

describe('markup', () => {
  it('escapes every value but markup of its own', () => {
    const inner = html`<b>${'<i>'}</b>`;
    expect(html`<p title="${'"'}">${[inner, 1, null, false]}</p>`.html).toBe(
      '<p title="&quot;"><b>&lt;i&gt;</b>1</p>',
    );
  });
});
