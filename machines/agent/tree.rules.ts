import { memberId } from '#contract/agent/member-id.ts';
import type { TeamMember } from '#contract/agent/team.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { accountOf } from '#contract/typed.ts';

/** People of one page of a branch (contract/agent/team.ts). */
export const pageSize = 100;

/** A branch of the tree: everybody directly below somebody, by their id; '' is the caller's, and `?` with a text is a search. */
export type Branch = string;

/** The branch of a search, which is flat; another one without a text. */
export function searched(text: string, without: Branch): Branch {
  const asked = accountOf(text);
  return asked === '' ? without : `?${asked}`;
}

/** Whether a branch is a search. */
export function isSearch(branch: Branch): boolean {
  return branch.startsWith('?');
}

/** The id of the person whose team an address asks for; the caller's own team without. */
export function underIn(search: string): Branch {
  const id = new URLSearchParams(search).get('under') ?? '';
  return memberId.test(id) ? id : '';
}

/** One page of a branch. */
export type PageOf = { readonly branch: Branch; readonly page: number };

/** The answer for a page, or why there is none. */
type Leaf = { readonly answer: CallOutput<'agent.tree'> } | { readonly failure: Failure };

/** What was read so far, by `keyOf` a page. */
export type Known = ReadonlyMap<string, Leaf>;

function keyOf({ branch, page }: PageOf): string {
  return `${page} ${branch}`;
}

/** The answer for a page, if it was read. */
export function answerIn(known: Known, of: PageOf): CallOutput<'agent.tree'> | undefined {
  const leaf = known.get(keyOf(of));
  return leaf && 'answer' in leaf ? leaf.answer : undefined;
}

/** Why a page could not be read. */
export function failureIn(known: Known, of: PageOf): Failure | undefined {
  const leaf = known.get(keyOf(of));
  return leaf && 'failure' in leaf ? leaf.failure : undefined;
}

/** The question for a page. All pages of a branch are of the moment of the first. */
export function treeInput({ branch, page }: PageOf, known: Known): CallInput<'agent.tree'> {
  const first = page > 1 ? answerIn(known, { branch, page: 1 }) : undefined;
  const whose = branch === '' ? {} : isSearch(branch) ? { search: branch.slice(1) } : { under: branch };
  return { ...whose, page, size: pageSize, ...(first ? { asOf: first.asOf } : {}) };
}

/** What came of reading a page: an answer, a failure, or neither yet. */
export type Came = PageOf & {
  readonly answer?: CallOutput<'agent.tree'> | undefined;
  readonly failure?: Failure | undefined;
};

/** Somebody who left takes what is below along; any other failure leaves what was read before. */
function leafOf({ answer, failure }: Came, before: Leaf | undefined): Leaf | undefined {
  if (failure && (failure.code === 'MEMBER_UNKNOWN' || !answer)) {
    return before && 'answer' in before && failure.code !== 'MEMBER_UNKNOWN' ? before : { failure };
  }
  return answer ? { answer } : before;
}

function same(one: Leaf | undefined, other: Leaf | undefined): boolean {
  if (!one || !other) return one === other;
  if ('answer' in one) return 'answer' in other && one.answer === other.answer;
  return 'failure' in other && one.failure === other.failure;
}

/** What is known after some pages were read; the very same when nothing is new. */
export function learnPages(known: Known, came: readonly Came[]): Known {
  const news = came.flatMap((one) => {
    const before = known.get(keyOf(one));
    const leaf = leafOf(one, before);
    return leaf && !same(leaf, before) ? [[keyOf(one), leaf] as const] : [];
  });
  return news.length === 0 ? known : new Map([...known, ...news]);
}

/** A line of the tree: a person, the place of one who is on the way, or a page that could not be read. */
export type TreeLine = PageOf & {
  readonly key: string;
  /** 1 is the outermost. */
  readonly depth: number;
  /** The place within the branch, counted from 1, of so many. */
  readonly place: number;
  readonly of: number;
} & (
    | {
        readonly kind: 'person';
        readonly person: TeamMember;
        readonly opens: boolean;
        readonly open: boolean;
      }
    | { readonly kind: 'waiting' }
    | { readonly kind: 'failed'; readonly failure: Failure }
  );

type Tree = { readonly known: Known; readonly open: ReadonlySet<string> };

/** How many lines an unread page takes. */
function sizeOf(page: number, total: number): number {
  return Math.min(pageSize, total - (page - 1) * pageSize);
}

function pageLines(tree: Tree, of: PageOf, depth: number, total: number, into: TreeLine[]): void {
  const { branch, page } = of;
  const before = (page - 1) * pageSize;
  const at = (n: number) => ({ branch, page, depth, place: before + n + 1, of: total });
  const failure = failureIn(tree.known, of);
  if (failure) {
    into.push({ kind: 'failed', key: `failed ${keyOf(of)}`, ...at(0), failure });
    return;
  }
  const answer = answerIn(tree.known, of);
  if (!answer) {
    for (let n = 0; n < sizeOf(page, total); n += 1)
      into.push({ kind: 'waiting', key: `${keyOf(of)} ${n}`, ...at(n) });
    return;
  }
  answer.rows.forEach((person, n) => {
    const opens = person.direct > 0 && !isSearch(branch);
    const open = opens && tree.open.has(person.id);
    into.push({ kind: 'person', key: person.id, ...at(n), person, opens, open });
    if (open) branchLines(tree, person.id, depth + 1, person.direct, into);
  });
}

/** `expected` is how many there should be, until the branch itself was read. */
function branchLines(tree: Tree, branch: Branch, depth: number, expected: number, into: TreeLine[]): void {
  const total = answerIn(tree.known, { branch, page: 1 })?.total ?? expected;
  // A branch that could not be read has one line that says so.
  const pages = failureIn(tree.known, { branch, page: 1 }) ? 1 : Math.ceil(total / pageSize);
  for (let page = 1; page <= pages; page += 1) pageLines(tree, { branch, page }, depth, total, into);
}

/** Every line of a tree whose outermost branch is `root`, from the top to the foot. */
export function linesOf(root: Branch, tree: Tree): readonly TreeLine[] {
  const lines: TreeLine[] = [];
  branchLines(tree, root, 1, 0, lines);
  return lines;
}

/** The pages to read for some lines that are looked at: the first page of each branch before its others. */
export function pagesFor(root: Branch, lines: readonly TreeLine[], known: Known): readonly PageOf[] {
  const wanted = new Map<string, PageOf>();
  for (const { branch, page } of [{ branch: root, page: 1 }, ...lines]) {
    const first = { branch, page: 1 };
    const next = answerIn(known, first) ? { branch, page } : first;
    wanted.set(keyOf(next), next);
  }
  return [...wanted.values()];
}

/** The open branches after one was opened or closed. */
export function toggled(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(open);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** What a key does in the tree: it moves to another line, or opens or closes somebody's branch. */
export type Walk = { readonly to: number } | { readonly toggle: string };

/** What a key does at a line, as in any tree (ARIA, treegrid): null for nothing. */
export function walkTree(lines: readonly TreeLine[], at: number, key: string): Walk | null {
  const line = lines[at];
  if (!line) return null;
  const within = (to: number) => (to >= 0 && to < lines.length && to !== at ? { to } : null);
  if (key === 'ArrowDown') return within(at + 1);
  if (key === 'ArrowUp') return within(at - 1);
  if (key === 'Home') return within(0);
  if (key === 'End') return within(lines.length - 1);
  const [opens, open] = line.kind === 'person' ? [line.opens, line.open] : [false, false];
  const id = line.key;
  if (key === 'ArrowRight' && opens) return open ? within(at + 1) : { toggle: id };
  if (key !== 'ArrowLeft') return null;
  if (open) return { toggle: id };
  return within(lines.slice(0, at).findLastIndex(({ depth }) => depth < line.depth));
}
