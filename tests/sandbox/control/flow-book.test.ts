import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stately } from '#assurance/stately/command.ts';
import { markdownView } from '#sandbox/control/pages/markdown.ts';
import { writtenBook } from '../../kit/flow-book.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const { folder, remove } = await writtenBook();
afterAll(() => remove());
const sandbox = sandboxOfFile({ book: folder });

const read = async (path: string) => (await sandbox.ask(path)).text();

const download = async (path: string) => {
  const answer = await sandbox.ask(path);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('the flow book at /sandbox/flows', () => {
  it('lists the chapters in both languages, and every link leads to a page', async () => {
    for (const language of ['es', 'en']) {
      const text = await read(`/sandbox/flows/${language}`);
      expect(text).toContain(`<html lang="${language}">`);
      const links = new Set([...text.matchAll(/href="(\/sandbox\/flows[^"]*)"/g)].map(([, to = '']) => to));
      // The index itself is a file too, in the folder of its language.
      expect(links.size).toBeGreaterThanOrEqual(readdirSync(join(folder, language)).length);
      for (const to of links) expect((await sandbox.ask(to)).status, to).toBe(200);
    }
  });

  it('says how to write it where it is missing', async () => {
    const bare = await startSandbox({ empty: true });
    expect(await (await bare.ask('/sandbox/flows')).text()).toContain('npm run flows:book');
    expect(await (await bare.ask('/sandbox/scenarios')).text()).toContain('npm run flows:book');
    expect((await bare.ask('/sandbox/flows/es/login')).status).toBe(404);
    await bare.close();
  });

  it('shows a chapter with its picture and its tables', async () => {
    const text = await read('/sandbox/flows/es/login');
    expect(text).toContain('<h1>Iniciar sesión</h1>');
    expect(text).toMatch(/<span class="picture"><svg [^>]*role="img"/);
    expect(text).toMatch(/<a href="#form" tabindex="-1"><g data-state="form">.*Formulario/);
    expect(text).toContain('id="form"');
    expect(text).toContain('href="/sandbox/scenarios?language=es#login"');
    expect(text).toMatch(/<td data-column="Qué sucede">La persona envía el formulario/);
    expect(text).not.toContain('| ---');
  });

  it('leads from a question to the section that answers it', async () => {
    const text = await read('/sandbox/flows/es/questions');
    const [, to = ''] = /href="([^"]*)">¿Qué pasa si el miembro no responde a tiempo\?</.exec(text) ?? [];
    expect(to).toBe('/sandbox/flows/es/receipt#estados');
    expect(await read(to)).toContain('<h2 id="estados">');
  });

  it('serves a picture as what it is, and lets it run nothing', async () => {
    const { status, headers } = await sandbox.ask('/sandbox/flows/pictures/login.es.svg');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['es', 'Descargar para Stately', 'solo para mirar'],
    ['en', 'Download for Stately', 'to be looked at only'],
  ])(
    'offers, in %s, the file for Stately that the command writes, and says what it is for',
    async (language, link, why) => {
      const text = await read(`/sandbox/flows/${language}/login`);
      expect(text).toContain(`<a href="/sandbox/flows/stately/login.ts">${link}</a>: ${why}`);
      const file = join(folder, 'command', 'login.ts');
      expect((await stately(['login', '--to', file])).status).toBe(0);
      const { status, headers, bytes } = await download('/sandbox/flows/stately/login.ts');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="login.ts"');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(bytes.equals(readFileSync(file))).toBe(true);
    },
  );

  it.each([
    ['mermaid/login.mmd', 'text/plain; charset=utf-8', 'stateDiagram-v2'],
    ['json/login.json', 'application/json; charset=utf-8', '"id": "login"'],
  ])('offers %s to be kept', async (file, type, holds) => {
    expect(await read('/sandbox/flows/es/login')).toContain(`href="/sandbox/flows/${file}"`);
    const answer = await sandbox.ask(`/sandbox/flows/${file}`);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file.split('/')[1]}"`);
    expect(await answer.text()).toContain(holds);
  });

  it.each([
    '/sandbox/flows/fr',
    '/sandbox/flows/stately/nothing.ts',
    '/sandbox/flows/stately/login.svg',
    '/sandbox/flows/stately/..%2F..%2Fpackage.json',
    '/sandbox/flows/es/nothing',
    '/sandbox/flows/pictures/nothing.svg',
    '/sandbox/flows/es/..%2F..%2Fpackage',
    '/sandbox/flows/pictures/..%2F..%2F..%2Fpackage.json',
  ])('has no page %s', async (path) => {
    expect((await sandbox.ask(path)).status).toBe(404);
  });
});

describe('the Markdown of the book', () => {
  const shown = (text: string) =>
    markdownView(text, (to) => `/at/${to}`)
      .html.replace(/>\n</g, '><')
      .trim();

  it('becomes headings, paragraphs, lists and tables', () => {
    expect(shown('# One\n\n## Two\n\nthree\n\n- four\n- five')).toBe(
      '<h1>One</h1><h2 id="two">Two</h2><p>three</p><ul><li>four</li><li>five</li></ul>',
    );
    expect(shown('| A | B |\n| --- | --- |\n| a\\|b |  |')).toContain(
      '<tr><td data-column="A">a|b</td><td data-column="B"></td></tr>',
    );
  });

  it('keeps code, links, pictures and what is escaped', () => {
    expect(shown('<sub>`x`</sub> `y` **z** [a](b.md) \\*<br>')).toBe(
      '<p><small><code>x</code></small> <code>y</code> <strong>z</strong> <a href="/at/b.md">a</a> *<br></p>',
    );
    expect(shown('![a](b.svg)')).toContain('<img src="/at/b.svg" alt="a">');
    const drawn = markdownView('![a](b.svg)', (to) => to, new Map([['b.svg', '<svg></svg>']]));
    expect(drawn.html).toBe('<p><span class="picture"><svg></svg></span></p>\n');
  });

  it('takes no markup from the text', () => {
    expect(shown('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    const nasty = 'a <img src=x onerror=alert(1)> <sub onclick=alert(1)>b</sub> <!-- c -->';
    for (const text of [
      nasty,
      `# ${nasty}`,
      `- ${nasty}`,
      `| A |\n| --- |\n| ${nasty} |`,
      `[${nasty}](b.md)`,
    ]) {
      expect(shown(text)).not.toMatch(/<(img|sub|small|!--)[^>]/);
      expect(shown(text)).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
    expect(shown('![" onerror="alert(1)](b.svg"x)')).not.toContain('" onerror');
  });
});
