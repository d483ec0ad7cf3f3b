import { describe, expect, it } from 'vitest';
import { besideFaults, translatedFaults } from './beside.rule.ts';
import { planted, readTree } from './tree.ts';

const view = (jsx: string, more = '') =>
  planted({
    'src/ui/card.tsx': `export function Card({ aside, children }) {
      return <section>{aside && <div>{aside}</div>}{children}</section>;
    }`,
    'src/ui/plate.tsx': 'export function Plate({ children }) { return <Card>{children}</Card>; }',
    'src/views/points/redeem-page.tsx': `${more} export const Page = ({ cost, open, rows }) => ${jsx};`,
  });

describe('text beside what comes and goes', () => {
  it('has an element of its own, or is all that its element holds', () => {
    expect(besideFaults(readTree())).toEqual([]);
  });

  it.each([
    "<p>{open ? t('a.b.c') : <b>{cost}</b>}</p>",
    "<p>{t('a.b.c', { cost })}</p>",
    "<p>{`${t('a.b.c')} · ${money(cost)}`}</p>",
    "<p>{open && <Icon />}<span>{t('a.b.c')}</span></p>",
    "<p><Icon /> {t('a.b.c')}</p>",
    '<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
    "<Card><p>{t('a.b.c')}</p></Card>",
  ])('sound: %s', (jsx) => {
    expect(besideFaults(view(jsx))).toEqual([]);
  });

  it.each([
    "<p>{open && <Icon />}{t('a.b.c')}</p>",
    '<p>{open && <Icon />} · </p>',
    "<p>{open && t('a.b.c')}<Icon /></p>",
    "<p><Icon /> {t('a.b.c', { cost })}</p>",
    '<p><Icon />{money(cost)}</p>',
    "<p>{t('a.b.c')} {money(cost)}</p>",
    "<ul>{t('a.b.c')}{rows.map((row) => <li key={row}>{row}</li>)}</ul>",
    "<><p /> {t('a.b.c')}</>",
    "<Card>{t('a.b.c')}</Card>",
    "<Plate>{t('a.b.c')}</Plate>",
    't(cost)',
  ])('a planted fault is found: %s', (jsx) => {
    expect(besideFaults(view(jsx)).length).toBeGreaterThan(0);
  });

  it('also where a name stands for the text', () => {
    const named = "const words = t('a.b.c', {});";
    expect(besideFaults(view('<p>{open && <Icon />}{words}</p>', named))).toHaveLength(1);
  });
});

describe('names, codes and amounts', () => {
  it('are not translated', () => {
    expect(translatedFaults(readTree())).toEqual([]);
  });

  it.each(['<bdi>{name}</bdi>', '<code>{code}</code>', '<dd>{money(cost)}</dd>'])(
    'a planted fault is found: %s',
    (jsx) => {
      expect(translatedFaults(view(jsx))).toHaveLength(1);
    },
  );

  it('what the shared elements show is fine', () => {
    expect(translatedFaults(view('<p><Name>{name}</Name> <AsIs>{money(cost)}</AsIs></p>'))).toEqual([]);
  });
});
