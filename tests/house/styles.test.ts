import { describe, expect, it } from 'vitest';
import { paperFaults, styleFaults } from './styles.rule.ts';
import { filesOf, planted, readTree } from './tree.ts';

describe('styles', () => {
  const sheet = (text: string) => planted({ 'src/ui/cover.module.css': text });

  it('no rule has the page styled again with each row that a list draws', () => {
    expect(filesOf(readTree(), /^src\/.*\.css$/).length).toBeGreaterThan(50);
    expect(styleFaults(readTree())).toEqual([]);
  });

  it.each([
    ['body:has(> .cover[open]) > :not(.cover) {}', 'asks the whole page what it has'],
    [':root[data-theme="dark"]:has(dialog) {}', 'asks the whole page what it has'],
    ['.prose {\n  & > * + * {}\n}', 'knows an element only by the kind of the one before it'],
    ['.notice:has(> button + button) > p {}', 'knows an element only by the kind of the one before it'],
    ['@media (width > 1px) {\n  h2 ~ p {}\n}', 'knows an element only by the kind of the one before it'],
  ])('a planted fault is found: %s', (text, says) => {
    expect(styleFaults(sheet(text))).toEqual([expect.stringContaining(says)]);
  });

  it('a class may have something after it, a block may ask what it has, and numbers may be added', () => {
    const fine =
      '.face + span {}\n.a ~ .b {}\n.field:has(button) {}\n.row {\n  width: calc(1em + var(--a));\n}\n.ball:nth-child(n + 5) {}';
    expect(styleFaults(sheet(`/* h1 + h2 {} */\n${fine}`))).toEqual([]);
  });

  it('what stays at its place in the window says what becomes of it on paper', () => {
    expect(paperFaults(readTree())).toEqual([]);
  });

  it.each([
    '.bar {\n  position: fixed;\n}',
    '@media (width > 1px) {\n  .bar {\n    & p {\n      position: sticky;\n    }\n  }\n}\n@media print {\n  .barge {}\n}',
  ])('what is printed over the rows is found: %s', (text) => {
    expect(paperFaults(sheet(text))).toHaveLength(1);
    expect(
      paperFaults(sheet(`${text}\n@media print {\n  .row,\n  .bar {\n    display: none;\n  }\n}`)),
    ).toEqual([]);
  });
});
