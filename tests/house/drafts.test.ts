import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { findModels } from '#assurance/walk/find-proofs.ts';
import { nodesOf } from '#assurance/walk/transitions.ts';
import { withoutSecrets } from '#machines/kit/draft.rules.ts';
import { filesOf, planted, readTree, type Tree } from './tree.ts';

/** The charts of forms whose text is not kept over a reload, and why. */
const unkept: Readonly<Record<string, string>> = {
  authenticator: 'a password and codes alone',
  removal: 'a password alone',
  withdrawPassword: 'passwords alone',
  change: 'passwords alone',
  renewal: 'passwords alone',
  payoutAccount: 'its number is never kept, and the rest is one pick',
  declare: 'what a session of play may cost is said anew each time, by rule',
  login: '“Remember me” keeps what the person wants kept, sealed',
  forgot: 'a name or a number, and what follows is secret',
  break: 'a number of days at most, which is chosen anew',
  helpSearch: 'a search is no work',
};

/** Events by which a person types. */
const typing = /\.typed$|^field\.changed$|^tier\.changed$/;

function isTypedIn(machine: AnyStateMachine): boolean {
  return nodesOf(machine).some((node) => [...node.transitions.keys()].some((event) => typing.test(event)));
}

/** The names of the drafts that views follow. */
function followed(tree: Tree): ReadonlySet<string> {
  const found = filesOf(tree, /^src\/.*\.tsx?$/).flatMap(([, text]) => [
    ...text.matchAll(/useDraft\(\s*\w+,\s*(\w+Draft)\b/g),
  ]);
  return new Set(found.map(([, name = '']) => name));
}

const idIn = (text: string) => /\n {2}id: '(\w+)'/.exec(text)?.[1];

/** Where a draft is declared: beside the chart that takes it, whose id the file’s chart has. */
function declared(tree: Tree): ReadonlyMap<string, string> {
  const found = filesOf(tree, /^machines\/.*\.rules\.ts$/).flatMap(([path, text]) => {
    const name = /export function (\w+Draft)\(/.exec(text)?.[1];
    const chart = tree.get(path.replace('.rules.ts', '.machine.ts'));
    const id = chart && idIn(chart);
    return name && id ? [[id, name] as const] : [];
  });
  // The fields of an act that is made of the chart of all acts are one draft.
  const acts = filesOf(tree, /^machines\/.*\.act\.ts$/)
    .filter(([, text]) => text.includes(' = actForm('))
    .map(([, text]) => [idIn(text) ?? '', 'actDraft'] as const);
  return new Map([...found, ...acts]);
}

/** Charts that somebody types in and whose text is lost with a reload, without a reason; and reasons that are out of date. */
function draftFaults(tree: Tree, typedIn: readonly string[]): string[] {
  const drafts = declared(tree);
  const used = followed(tree);
  const lost = typedIn
    .filter((id) => !(id in unkept) && !used.has(drafts.get(id) ?? ''))
    .map((id) => `${id}: what is typed in it does not outlive a reload`);
  const idle = Object.keys(unkept).filter((id) => drafts.has(id) || !typedIn.includes(id));
  return [...lost, ...idle.map((id) => `${id}: needs no reason`)];
}

const typedIn = (await findModels())
  .filter(({ machine }) => isTypedIn(machine))
  .map(({ machine }) => machine.id);

describe('what is typed', () => {
  it('outlives a reload in every form, but for those with a reason', () => {
    expect(draftFaults(readTree(), [...new Set(typedIn)])).toEqual([]);
  });

  it('a form that forgets is found', () => {
    const tree = readTree();
    const path = 'src/views/support/feedback-page.tsx';
    const other = 'src/views/support/case-row.tsx';
    const without = (file: string) => (tree.get(file) ?? '').replaceAll('useDraft(', 'useNothing(');
    const faulty = planted({ ...Object.fromEntries(tree), [path]: without(path), [other]: without(other) });
    expect(draftFaults(faulty, ['feedback', 'newForm'])).toEqual(
      expect.arrayContaining([
        'feedback: what is typed in it does not outlive a reload',
        'newForm: what is typed in it does not outlive a reload',
      ]),
    );
  });

  it.each([
    { type: 'secret.typed', typed: 'x' },
    { type: 'voucher.typed', typed: 'x' },
    { type: 'code.typed', typed: 'x' },
    ...[
      'password',
      'oldPassword',
      'withdrawPassword',
      'paymentPassword',
      'captcha',
      'code',
      'verificationCode',
      'number',
      'cardNumber',
      'cvv',
      'iban',
      'clabe',
    ].map((field) => ({ type: 'field.changed', field, value: 'x' })),
    { type: 'form.opened', draft: { fields: { password: 'x' } } },
  ])('and is a secret is never kept, whatever a form says: $type $field', (event) => {
    expect(withoutSecrets([event])).toEqual([]);
  });

  it.each(['target', 'mobile', 'mobileNum', 'address', 'nickname', 'account', 'typed', 'email'])(
    'and is none is kept: %s',
    (field) => {
      const event = { type: 'field.changed', field, value: 'x' };
      expect(withoutSecrets([event])).toEqual([event]);
    },
  );
});
