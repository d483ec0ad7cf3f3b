import type { CallName } from '#contract/calls.ts';
import { type Fields, type Knows, Unknown } from './knows.ts';

export type Made = (knows: Knows) => Fields | Promise<Fields>;

export const spoken: Made = ({ language }) => ({ language });
export const paged: Made = ({ language }) => ({ page: 1, language });
export const desktop: Made = ({ language }) => ({ platform: 'html5-desktop', language });
export const device: Made = ({ language }) => ({ device: 'WEB', language });
export const record: Made = ({ language }) => ({ language, page: 1, size: 20 });

export const team: Made = ({ language }) => ({ page: 1, size: 20, language });
export const report: Made = () => ({ page: 1, size: 20 });

/** Which field of `wallet.funds` says that an account may have a kind of contract. */
const contractFields = {
  DIVIDEND: 'divtypereq',
  DAILY: 'dailysalreqtype',
  HOURLY: 'contracthoursalreq',
  REALTIME: 'realtimesalreqtype',
} as const;

export const kind: Made = async (knows) => {
  const funds = await answered(knows, 'wallet.funds', 'a kind of contract', spoken);
  const [found] = Object.entries(contractFields).find(([, field]) => part(funds, field) === '1') ?? [];
  if (!found) throw new Unknown('needs an agent with contracts');
  return { kind: found };
};

/** The first of a list that satisfies, or the reason why there is none. */
function first(list: unknown, what: string, fits: (one: Fields) => unknown = (one) => one): Fields {
  const all = (Array.isArray(list) ? list : [list]) as (Fields | null | undefined)[];
  const found = all.find((one) => one && fits(one));
  if (!found) throw new Unknown(`needs ${what}, and there is none: name one under \`inputs\``);
  return found;
}

export function part(value: unknown, name: string): unknown {
  return (value as Fields | null)?.[name];
}

/** What an earlier call answered; without it there is no input, and the reason names that call. */
export async function answered(knows: Knows, call: CallName, what: string, input?: Made): Promise<unknown> {
  const answer = await knows.learnt(call, input && (await input(knows)));
  if (answer !== null) return answer;
  throw new Unknown(`needs ${what} from \`${call}\`, which did not answer as it should`);
}

/** An input whose field is taken from the first row of a list that another call answers. */
export function from(
  call: CallName,
  list: string,
  field: string,
  what: string,
  {
    as = field,
    input,
    more,
    fits,
  }: { as?: string; input?: Made; more?: Made; fits?: (one: Fields) => unknown } = {},
): Made {
  return async (knows) => {
    const answer = await answered(knows, call, what, input);
    return { [as]: first(part(answer, list), what, fits)[field], ...(more ? await more(knows) : {}) };
  };
}

export const announced: Made = ({ language }) => ({
  types: 'B,PL,PU,PR,H',
  platform: 'W',
  execution: 'B',
  language,
});
export const withBills: Made = async (knows) => ({ ...(await kind(knows)), side: 'AGENT', page: 1 });
export const daily: Made = ({ language }) => ({ board: 'DAILY', page: 1, language });

/** The first lottery of a menu, and the rest of an input. */
export function lottery(menu: CallName, more: Fields): Made {
  return async (knows) => {
    const answer = await answered(knows, menu, 'a lottery', device);
    const groups = part(answer, 'gameMenus');
    const games = (Array.isArray(groups) ? groups : []).flatMap((one) => part(one, 'games') as Fields[]);
    return { gameCode: first(games, 'a lottery', ({ isGame }) => isGame !== 'VASSALAGE').code, ...more };
  };
}

export async function pvpVendor(knows: Knows): Promise<Fields> {
  const answer = await answered(knows, 'games.vendors', 'a vendor of PVP', desktop);
  const lanes = part(part(answer, 'data'), 'lanes') as { title: string; cards: Fields[] }[] | undefined;
  const lane = lanes?.find(({ title }) => title === 'PVP');
  return { vassalage: first(lane?.cards, 'a vendor of PVP').vassalage, language: knows.language };
}
