import { describe, expect, it } from 'vitest';
import { filesOf, planted, readTree } from './tree.ts';
import { literalFaults, viewFaults } from './views.rule.ts';

const tree = readTree();
const view = (text: string) => planted({ 'src/views/points/redeem-page.tsx': text });

describe('views', () => {
  it('take every word from a language file', () => {
    expect(literalFaults(tree)).toEqual([]);
  });

  it('ask no machine which state it is in', () => {
    expect(viewFaults(tree)).toEqual([]);
  });

  it('the guard has really read them', () => {
    expect(filesOf(tree, /^src\/views\/.*\.tsx$/).length).toBeGreaterThan(8);
  });

  it('a sound view has no fault', () => {
    const sound = view(`export type Props = { cost: number };
      export function Redeem({ cost }: Props) {
        return <p className="big" title={t('points.redeem.title')} id={\`cost-\${cost}\`}>
          {t('points.redeem.cost')} · {cost} &nbsp; 18+ {cost > 0 ? '–' : '+'}
        </p>;
      }`);
    expect([...literalFaults(sound), ...viewFaults(sound)]).toEqual([]);
  });

  it.each([
    '<p>Canjear</p>',
    '<p>{cost} puntos</p>',
    "<p>{'Canjear'}</p>",
    '<p>{`Cuesta ${cost}`}</p>',
    "<p>{open ? 'Abierto' : t('a.b.c')}</p>",
    "<p>{open && 'Abierto'}</p>",
    '<p>ñ</p>',
    '<img alt="Tienda" />',
    '<input placeholder="Nombre" />',
    "<button aria-label={'Cerrar'} />",
    '<p title={`Cuesta ${cost}`} />',
  ])('a literal word planted in a view is found: %s', (jsx) => {
    expect(literalFaults(view(`export const A = () => ${jsx};`))).toHaveLength(1);
  });

  it.each([
    ['matches', "export const A = () => snapshot.matches('open');"],
    ['matches', "export const A = () => useSelector(actor, ({ matches }) => matches('open'));"],
  ])('a planted fault is found: %s', (fault, text) => {
    expect(viewFaults(view(text))).toEqual([expect.stringContaining(fault)]);
  });
});
