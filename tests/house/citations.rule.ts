import { filesOf, type Tree } from './tree.ts';

/** The pages of the specification, by the number of their section. */
function sections(tree: Tree): ReadonlyMap<string, string> {
  const pages = filesOf(tree, /^docs\/product\/\d-[\w-]+\.md$/);
  return new Map(pages.map(([path, text]) => [path.charAt('docs/product/'.length), plain(text)]));
}

/** A text as it is read: without marks, on one line, in small letters. */
function plain(text: string): string {
  return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').toLowerCase();
}

const cited = /\bspec (\d+)((?:(?:, and|,| and) \d\b)*)/g;
/** What a citation in brackets names besides the section: `(spec 2, depositv2)`. */
const named = /\(spec (\d)(?:(?:, and|,| and) \d\b)*, ([^\d();:][^();:]*)[);:]/g;

const written =
  /^(?:machines|src|sandbox|contract|scripts|assurance|tests|docs\/decisions)\/.*\.(?:tsx?|mjs|md|css)$/;

/** Every citation of the specification that leads nowhere: to a section that is none, or to a name that it does not have. */
export function citationFaults(tree: Tree): string[] {
  const pages = sections(tree);
  return filesOf(tree, written).flatMap(([path, text]) => {
    if (path.startsWith('tests/house/citations')) return [];
    const numbers = [...text.matchAll(cited)].flatMap(([all, first = '', more = '']) =>
      [first, ...(more.match(/\d/g) ?? [])]
        .filter((one) => !pages.has(one))
        .map((one) => `${all}: no section ${one}`),
    );
    const names = [...text.matchAll(named)].flatMap(([, section = '', topic = '']) =>
      plain(topic)
        .split(/, and |, | and /)
        .filter((one) => pages.has(section) && !pages.get(section)?.includes(one.trim()))
        .map((one) => `spec ${section} has no “${one.trim()}”`),
    );
    return [...numbers, ...names].map((fault) => `${path}: ${fault}`);
  });
}
