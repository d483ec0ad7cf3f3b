import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anchorOf } from '#sandbox/control/pages/markdown.ts';
import { proofs } from '../walk/liveness.ts';
import { edgesFolder, transitionId } from '../walk/transitions.ts';
import { auditFaults } from './audit-page.ts';
import { makeBook, writeBook } from './book.ts';
import { type Facts, findFacts } from './facts.ts';
import { areas, proofsInSpanish } from './labels.ts';
import reasons from './unaudited.json' with { type: 'json' };
import { hasSection } from './vocabulary.ts';

/** Milliseconds: every picture is laid out again. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const book = await makeBook();
const all = await findFacts();

describe('the flow book', () => {
  it('has no file in docs/edges of a machine that is gone', () => {
    const known = all.map(({ id }) => `${id}.txt`);
    expect(readdirSync(edgesFolder).filter((file) => !known.includes(file))).toEqual([]);
  });

  it('is the same every time it is made', async () => {
    expect(await makeBook()).toEqual(book);
  });

  it('is written into a folder, and removes the other files there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'book-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeBook(new Map([['en/c.md', 'of before']]), folder);
    writeBook(
      new Map([
        ['en/a.md', 'one'],
        ['es/a.md', 'uno'],
      ]),
      folder,
    );
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    expect(files).toEqual(['en', 'en/a.md', 'es', 'es/a.md']);
    expect(readFileSync(join(folder, 'es/a.md'), 'utf8')).toBe('uno');
  });

  it('shows no picture that a page would make too small to read', () => {
    const shown = [...book]
      .filter(([name]) => name.startsWith('es/'))
      .flatMap(([, page]) => [...page.matchAll(/!\[[^\]]*\]\(..\/(pictures\/[^)]+)\)/g)]);
    const widthOf = (name = '') => Number(/ width="(\d+)"/.exec(book.get(name) ?? '')?.[1]);
    expect(shown.length).toBeGreaterThan(all.length);
    // Letters of 11 px are 10 or more on a page of 1160 px.
    expect(shown.filter(([, name]) => !(widthOf(name) <= 1250)).map(([, name]) => name)).toEqual([]);
    expect(widthOf('pictures/inbox.es.svg')).toBeGreaterThan(1250);
  });

  it('has every machine on the audit record, or says why it is not', () => {
    expect(auditFaults(all, reasons)).toEqual([]);
  });

  it('finds a machine without a reason, with a needless one or with one that is gone, and a reason of nobody', () => {
    const factsOf = (name: string, unaudited?: string) => {
      const facts = all.find(({ id }) => id === name) as Facts;
      const { unaudited: _, ...words } = facts.words;
      return { ...facts, words: { ...words, ...(unaudited ? { unaudited } : {}) } };
    };
    const because = { es: 'Porque sí.', en: 'Because.' };
    const faultsOf = (login?: string, status?: string) =>
      auditFaults([factsOf('login', login), factsOf('status', status)], { because });
    expect(faultsOf(undefined, 'because')).toEqual([]);
    const without = 'status is not on the audit record, and has no reason';
    expect(faultsOf()).toEqual([without, 'because is nobody’s reason']);
    expect(faultsOf('because', 'gone')).toEqual([
      'login is on the audit record, and has a reason not to be',
      without,
    ]);
  });

  it('names every proof in Spanish, and every area', () => {
    expect(Object.keys(proofsInSpanish)).toEqual(proofs.map(({ name }) => name));
    expect(all.filter(({ area }) => !(area in areas)).map(({ area }) => area)).toEqual([]);
  });
});

describe.each(all.map((facts) => [facts.id, facts] as const))('the picture of %s', (id, facts) => {
  const picture = book.get(`pictures/${id}.svg`) ?? '';

  it('shows every state and every transition at least once, and no others', () => {
    const marked = (mark: string) =>
      [...picture.matchAll(new RegExp(`data-${mark}="([^"]*)"`, 'g'))].map(([, name = '']) =>
        name.replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      );
    expect(marked('state').sort()).toEqual(facts.nodes.map(({ path }) => path.join('.') || '(root)').sort());
    expect(new Set(marked('transition'))).toEqual(new Set(facts.transitions.map(transitionId)));
  });

  it('uses presentation attributes only, and runs nothing', () => {
    expect(/<style|\sstyle=|<script|\son\w+=|href=/.exec(picture)?.[0]).toBeUndefined();
  });

  it('leads from its boxes to sections of the chapter, in each language', () => {
    for (const language of ['es', 'en']) {
      const page = book.get(`${language}/${facts.chapter}.md`) ?? '';
      const heads = [...page.matchAll(/^#+ (.*)$/gm)].map(([, head = '']) => anchorOf(head));
      const shown = [...page.matchAll(/\]\(..\/(pictures\/[^)]+)\)/g)].map(([, name = '']) => name);
      const boxes = shown.flatMap((name) => [...(book.get(name) ?? '').matchAll(/href="#([^"]*)"/g)]);
      expect(boxes.length > 0, language).toBe(facts.nodes.some((node) => node.parent && hasSection(node)));
      expect(boxes.map(([, to = '']) => to).filter((to) => !heads.includes(to))).toEqual([]);
    }
  });

  it('draws every arrow', () => {
    expect(/\sd=""|NaN|undefined/.exec(picture)?.[0]).toBeUndefined();
  });
});
