import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountOf } from './account.ts';
import { asHtml } from './as-html.ts';
import { asMarkdown } from './as-markdown.ts';
import { asText } from './as-text.ts';
import { lineDiff, shortened } from './line-diff.ts';
import { diffOf, type Planted, parcelDiff, parcelFacts, parcelWords, versionOf } from './planted.ts';

const rule = { fee: 'function fee(a) {\n  return a * 2;\n}' };
const changed: Planted = {
  fault: { 'states/sending/invoke/onError/target': 'sent', 'states/editing/on/typed': undefined },
  written: { rules: { fee: rule.fee.replace('2', '3') } },
  own: { ...parcelWords, guards: { complete: { es: 'no falta <nada>', en: 'nothing | is missing' } } },
};
const diff = parcelDiff(changed, { written: { rules: rule } });
const came = diffOf(versionOf({}), versionOf({ parcel: { ...parcelFacts(), audited: true, money: true } }));
const gone = diffOf(versionOf({ parcel: parcelFacts() }), versionOf({}));

describe('the difference as text', () => {
  it('begins with both versions and the totals', () => {
    const lines = asText(accountOf(diff, 'es')).split('\n').slice(0, 11);
    expect(lines).toEqual([
      'Qué cambió en los flujos',
      'antes                   v1 = aaaaaaaa, 2026-11-27T08:00:00Z, The first | one',
      'ahora                   la carpeta de trabajo (3 archivos con cambios por confirmar en machines/ o contract/), sobre bbbbbbbb, 2026-11-27T08:00:00Z, Seen',
      'máquinas                0 nuevas, 0 quitadas, 1 cambiadas, 0 solo sus palabras, 0 iguales',
      'auditadas               ninguna',
      'mueven dinero           ninguna',
      'estados                 0 nuevos, 0 quitados, 0 cambiados',
      'transiciones            0 nuevas, 1 quitadas, 1 cambiadas',
      'condiciones y acciones  0 nuevas, 0 quitadas, 0 cambiadas',
      'reglas                  0 nuevas, 0 quitadas, 1 cambiadas',
      'frases del libro        1 cambiadas',
    ]);
  });

  it('says what was and what is, with the sentences of the book beside the names', () => {
    const text = asText(accountOf(diff, 'es'));
    expect(text).toContain('~ parcel: cambiada — Un paquete\n');
    expect(text).toContain(
      '  ~ transición sending · send error «el envío falla o no da respuesta»\n      lleva a\n        antes refused\n        ahora sent\n',
    );
    expect(text).toContain('  − transición editing · typed\n');
    expect(text).toContain('      -   return a * 2;\n      +   return a * 3;\n');
    expect(text).toContain('antes «hay una dirección»\n        ahora «no falta <nada>»');
  });

  it('lists the contents of a machine that came or went, in the language asked for', () => {
    const text = asText(accountOf(came, 'en'));
    expect(text).toContain('+ parcel: added [audited] [money] — A parcel\n');
    expect(text).toContain('  + state editing\n      tags: stable\n');
    expect(text).toContain(
      '  + transition editing · submitted if complete\n      happens: «The person sends it»\n      if: «there is an address»\n      leads to: sending\n',
    );
    expect(text).toContain('leads to: (stays) «stays»\n      does: keep «keeps the address»');
    expect(asText(accountOf(gone, 'en'))).toContain('− parcel: removed — A parcel\n');
    expect(asText(accountOf(gone, 'en'))).toContain('  − transition sending · send done\n');
  });

  it('says that a machine left the audit record, and that nothing changed', () => {
    const [before, after] = [parcelFacts(), parcelFacts({ fault: { 'states/late': {} } })];
    const left = diffOf(versionOf({ parcel: { ...before, audited: true } }), versionOf({ parcel: after }));
    expect(asText(accountOf(left, 'en'))).toContain('[audited] [no longer on the audit record]');
    expect(asText(accountOf(parcelDiff({}), 'en'))).toContain('\n\nThe flows are the same.');
  });
});

describe('the difference as Markdown', () => {
  it('has a table of the head, sections, and rules as blocks of a diff', () => {
    const text = asMarkdown(accountOf(diff, 'en'));
    expect(text).toContain('| before | v1 = aaaaaaaa, 2026-11-27T08:00:00Z, The first \\| one |');
    expect(text).toContain('## ~ `parcel` A parcel\n\nchanged\n');
    expect(text).toContain(
      '  ```diff\n    function fee(a) {\n  -   return a * 2;\n  +   return a * 3;\n    }\n  ```\n',
    );
    expect(asMarkdown(accountOf(came, 'en'))).toContain('added **\\[audited\\]** **\\[money\\]**');
  });

  it('lets no sentence and no source be markup', () => {
    const written = { rules: { fee: 'one `` ``` two' } };
    const text = asMarkdown(accountOf(parcelDiff({ ...changed, written }), 'es'));
    expect(text).toContain('«no falta \\<nada\\>»');
    expect(text).toContain('  ````diff\n  + one `` ``` two\n  ````');
  });
});

describe('the difference as a page', () => {
  const page = asHtml(accountOf(diff, 'es'));

  it('runs no script, loads nothing, and applies its own style sheet alone', () => {
    const style = page.slice(page.indexOf('<style>') + '<style>'.length, page.indexOf('</style>'));
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.replaceAll('&#39;', "'")).toContain(
      `content="default-src 'none'; style-src 'sha256-${hash}';`,
    );
    expect(page).not.toMatch(/<script|<link|<img|\ssrc=|\sstyle=|\son\w+=|url\(|@import/);
  });

  it('escapes what it is told', () => {
    expect(page).toContain('<q>no falta &lt;nada&gt;</q>');
    expect(page).not.toContain('<nada>');
  });

  it('has a sign beside every colour, and a style for dark screens and for paper', () => {
    expect(page).toContain('<span class="sign gone">−</span> <span class="what">transición</span>');
    expect(page).toContain('<del>−   return a * 2;</del><ins>+   return a * 3;</ins>');
    const coloured = [...page.matchAll(/class="sign \w+">(.)</g)].map(([, sign]) => sign);
    expect(new Set(coloured)).toEqual(new Set(['+', '−', '~']));
    expect(page.match(/class="sign/g)).toHaveLength(coloured.length);
    expect(page).toMatch(/light-dark\(/);
    expect(page).toMatch(/@media print/);
  });

  it('leads from its contents to each machine', () => {
    const two = diffOf(versionOf({}), versionOf({ parcel: parcelFacts(), letter: parcelFacts() }));
    const contents = asHtml(accountOf(two, 'en'));
    const links = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(['letter', 'parcel']);
    for (const id of links) expect(contents).toContain(`<section id="${id}"`);
  });
});

describe('the difference as data', () => {
  it('keeps its names', () => {
    expect(Object.keys(diff).toSorted()).toEqual([
      'audited',
      'common',
      'machines',
      'money',
      'only',
      'same',
      'shared',
      'totals',
      'versions',
    ]);
    expect(JSON.parse(JSON.stringify(diff))).toEqual(diff);
    expect(diff.machines[0]?.changes[0]).toEqual({
      what: 'transition',
      name: 'sending · send error',
      from: {
        facts: expect.objectContaining({ state: 'sending', event: 'send error', leads: 'refused' }),
        said: {
          event: { es: 'el envío falla o no da respuesta', en: 'the sending fails, or gives no answer' },
        },
      },
      to: { facts: expect.objectContaining({ leads: 'sent' }), said: expect.anything() },
    });
  });
});

describe('two texts line by line', () => {
  const signs = (from: string, to: string) => lineDiff(from, to).map(({ sign, text }) => `${sign}${text}`);

  it('have each common line once, and those that went before those that came', () => {
    expect(signs('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d']);
    expect(signs('', 'a\nb')).toEqual(['+a', '+b']);
    expect(signs('a', '')).toEqual(['-a']);
  });

  it('are shown with two lines around a change', () => {
    const text = 'a\nb\nc\nd\ne\nf\ng';
    const lines = shortened(lineDiff(text, text.replace('d', 'D')));
    expect(lines.map((line) => line.text)).toEqual(['…', 'b', 'c', 'd', 'D', 'e', 'f', '…']);
    expect(shortened(lineDiff('a\nb\nc\nd', 'a\nb\nc\nd\ne')).map((line) => line.text)).toEqual([
      '…',
      'c',
      'd',
      'e',
    ]);
  });
});
