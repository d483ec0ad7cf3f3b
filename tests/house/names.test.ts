import { describe, expect, it } from 'vitest';
import { areaFaults, namingFaults } from './names.rule.ts';
import { planted, readTree } from './tree.ts';

const tree = readTree();

describe('names', () => {
  it('files follow the naming rules, and only pages have a default export', () => {
    expect(namingFaults(tree)).toEqual([]);
  });

  it('an area has the same name in every folder', () => {
    expect(areaFaults(tree)).toEqual([]);
  });

  it('well-named files have no fault', () => {
    const sound = planted({
      'machines/points/redeem.machine.ts': 'export const a = 1;',
      'src/views/points/redeem-page.tsx': 'export default function RedeemPage() { return null; }',
      'contract/points.ts': "export { a } from './call.ts';\nexport const b = 1;",
      'contract/calls.ts': '',
      'vite.config.ts': 'export default {};',
      'sandbox/README.md': '',
      'src/app/global.css': '',
      'locales/es/shell.json': '{}',
      'src/views/shell/frame.tsx': '',
    });
    expect([...namingFaults(sound), ...areaFaults(sound)]).toEqual([]);
  });

  it.each([
    ['src/ui/Dialog.tsx', '', 'kebab-case'],
    ['src/ui/dialog_box.tsx', '', 'kebab-case'],
    ['src/UI/dialog.tsx', '', 'kebab-case'],
    ['src/ui/utils.ts', '', 'says nothing'],
    ['src/lib/dialog.ts', '', 'says nothing'],
    ['machines/kit/types.ts', '', 'says nothing'],
    ['src/ui/index.ts', '', 'says nothing'],
    ['src/ui/blocks.ts', "export { a } from './a.ts';\nexport * from './b.ts';", 'barrel'],
    ['src/ui/dialog.tsx', 'export default function Dialog() {}', 'default export'],
    ['src/views/points/redeem.tsx', 'const a = 1; export { a as default };', 'default export'],
    ['src/app/points-page.tsx', 'export default 1;', 'default export'],
  ])('a fault planted in %s is found: %s', (path, text, fault) => {
    expect(namingFaults(planted({ [path]: text }))).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    'contract/wallets.ts',
    'machines/point/redeem.machine.ts',
    'src/views/auth/login.tsx',
    'locales/es/login.json',
    'locales/en/words.json',
    'sandbox/money/handlers.ts',
    'sandbox/money.ts',
    'tests/machines/login/login.rules.test.ts',
  ])('%s is after no area', (path) => {
    expect(areaFaults(planted({ [path]: '' }))).toEqual([expect.stringContaining('is no area')]);
  });
});
