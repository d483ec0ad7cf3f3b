import type { CallName } from '#contract/calls.ts';
import { differs, type Found, notAsked, works } from '../finding.ts';
import { Unknown } from '../plan/knows.ts';
import type { Who } from '../plan/people.ts';
import type { Stage } from '../plan/stage.ts';
import type { Step } from '../plan/step.ts';

const others = 'Members see what belongs to somebody else; the product has no way to know.';

/** Lists whose rows belong to one person alone: where they are, and what names a row. */
const lists: readonly (readonly [call: CallName, list: string, id: string])[] = [
  ['wallet.withdrawals', 'withdrawals', 'reference'],
  ['wallet.deposits', 'deposits', 'reference'],
  ['wallet.bets', 'bets', 'roundId'],
  ['wallet.movements', 'movements', 'id'],
  ['wallet.bonuses', 'bonuses', 'id'],
  ['promotions.rewards', 'rewards', 'id'],
  ['inbox.page', 'messages', 'id'],
  ['support.cases', 'cases', 'reference'],
  ['points.redemptions', 'redemptions', 'reference'],
  ['member.signIns', '', 'id'],
];

/** Reads of one thing by its name, and the list where somebody else's are found. */
const things: readonly (readonly [call: CallName, list: CallName, field: string])[] = [
  ['wallet.withdrawal', 'wallet.withdrawals', 'reference'],
  ['wallet.depositState', 'wallet.deposits', 'reference'],
  ['inbox.message', 'inbox.page', 'id'],
  ['support.case', 'support.cases', 'reference'],
  ['promotions.rows', 'promotions.rewards', 'id'],
];

const refusals = {
  status: 404,
  codes: ['NOT_FOUND'],
  concern: 'privacy',
  otherwise: others,
} as const;

async function namesIn(stage: Stage, call: CallName, who: Who): Promise<string[] | null> {
  const [, list = '', id = ''] = lists.find(([name]) => name === call) ?? [];
  const { absent } = await stage.seatOf(who);
  if (absent) return null;
  try {
    const { value } = await stage.read(call, who);
    if (value === undefined) return null;
    const rows = (list === '' ? value : (value as Record<string, unknown>)[list]) as Record<
      string,
      unknown
    >[];
    return rows.map((row) => String(row[id]));
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

/** Two people must not have the same row in a list of their own. */
async function apart(stage: Stage, call: CallName, people: readonly Who[]): Promise<readonly Found[]> {
  const seen = new Map<string, string>();
  let lists = 0;
  for (const who of people) {
    const names = await namesIn(stage, call, who);
    if (names === null) continue;
    lists += names.length > 0 ? 1 : 0;
    if (names.some((name) => seen.has(name))) {
      return [
        differs('privacy', 'rows that belong to whoever asks', 'the same row for two accounts', others),
      ];
    }
    for (const name of names) seen.set(name, who.label);
  }
  return lists < 2
    ? [notAsked('privacy', 'needs two accounts with rows in this list')]
    : [works('privacy', 'rows that belong to whoever asks')];
}

/** What belongs to one person must be unknown to another. */
async function closed(
  stage: Stage,
  [call, list, field]: (typeof things)[number],
  people: readonly Who[],
): Promise<readonly Found[]> {
  for (const owner of people) {
    const [theirs] = (await namesIn(stage, list, owner)) ?? [];
    const reader = people.find(({ label }) => label !== owner.label);
    if (theirs === undefined || !reader) continue;
    const { token, absent } = await stage.seatOf(reader);
    if (absent) continue;
    const language = stage.file.languages[0];
    const input = { [field]: theirs, page: 1, language };
    const { founds, envelope } = await stage.put(
      { name: call, input, token },
      { wanted: refusals, named: true },
    );
    // Refused under another name is refused.
    if (envelope && !envelope.success) return [works('privacy', 'somebody else’s is refused')];
    return founds.filter(({ concern }) => concern === 'privacy');
  }
  return [notAsked('privacy', `needs a row of \`${list}\`, and a second account`)];
}

/** Answers about the caller must be about the caller, whose name the file says. */
async function own(stage: Stage, call: CallName, people: readonly Who[]): Promise<readonly Found[]> {
  let asked = 0;
  for (const who of people) {
    const { absent } = await stage.seatOf(who);
    if (absent || who.account?.user === undefined) continue;
    const { value } = await stage.read(call, who);
    const account = (value as { account?: unknown } | undefined)?.account;
    if (typeof account !== 'string') continue;
    asked += 1;
    if (account.toLowerCase() !== who.account.user.toLowerCase()) {
      return [differs('privacy', 'the account that signed in', 'another account', others)];
    }
  }
  return asked === 0
    ? [notAsked('privacy', 'needs an answer that names its account')]
    : [works('privacy', 'the account that signed in')];
}

/** The steps about answers that belong to one person; `people` are those who have lists of their own. */
export function privacySteps(people: readonly Who[]): Step[] {
  const members = people.filter(({ kind }) => kind === 'member' || kind === 'vip' || kind === 'agent');
  const account = 'member';
  return [
    ...(['member.info', 'member.profile'] as const).map((call): Step => {
      return { id: `own ${call}`, calls: [call], account, run: (stage) => own(stage, call, members) };
    }),
    ...lists.map(([call]): Step => {
      return { id: `apart ${call}`, calls: [call], account, run: (stage) => apart(stage, call, members) };
    }),
    ...things.map((thing): Step => {
      return {
        id: `closed ${thing[0]}`,
        calls: [thing[0]],
        account,
        run: (stage) => closed(stage, thing, members),
      };
    }),
  ];
}
