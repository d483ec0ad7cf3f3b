import { importsOf } from './imports.ts';
import { code, filesOf, type Tree } from './tree.ts';

/** Writes moments by the reader's clock. */
const readers = 'src/i18n/dates.ts';

/** Who may: messages, notices, feedback, and what is no sheet; all else is by the merchant's (decision: whose hours). */
const mayUse = [
  /^src\/views\/(help|inbox|notices|support|system)\//,
  // The notice of the greeting, and an announcement to agents.
  /^src\/views\/session\/greeting-dialog\.tsx$/,
  /^src\/views\/agent\/announcement-page\.tsx$/,
  // Where and when one signed in oneself.
  /^src\/views\/member\/(sign-ins|overview)\.tsx$/,
];

/** Sheets of money, play and promotions that go by the reader's clock. */
export function readersHours(tree: Tree): string[] {
  return filesOf(tree, code)
    .filter(([path]) => path.startsWith('src/') && !mayUse.some((may) => may.test(path)))
    .filter(([path, text]) => importsOf(path, text).some(({ file }) => file === readers))
    .map(([path]) => `${path}: its moments go by the reader’s clock, not the merchant’s`);
}
