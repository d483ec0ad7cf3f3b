import type { CallName } from '#contract/calls.ts';
import { inEnvelope, inValue, type Spoil } from '#tests/kit/spoiling-proxy.ts';
import type { Planted } from './planted.ts';

type Fields = Record<string, unknown>;

function without(value: Fields, name: string): Fields {
  const { [name]: _, ...rest } = value;
  return rest;
}

function renamed(value: Fields, name: string, other: string): Fields {
  return { ...without(value, name), [other]: value[name] };
}

/** A difference in the value of one call. */
function value(name: string, call: CallName, change: (value: never) => unknown, got: RegExp): Planted {
  return { name, spoils: () => ({ [call]: inValue(change) }), only: [call], found: [[call, 'schema']], got };
}

/** A difference of the envelope of one call. */
function envelope(name: string, call: CallName, spoil: Spoil, got: RegExp): Planted {
  return { name, spoils: () => ({ [call]: spoil }), only: [call], found: [[call, 'envelope']], got };
}

const wholly = (change: (envelope: Fields) => unknown) =>
  inEnvelope((said) => (said.success === true ? change(said) : said));
const refusals = (change: (envelope: Fields) => unknown) =>
  inEnvelope((said) => (said.success === false ? change(said) : said));

/** Fields that are missing, renamed, or of another type, and values in another place. */
export const valueDifferences: readonly Planted[] = [
  value(
    'a field is missing',
    'wallet.balance',
    (all) => without(all, 'sumBalance'),
    /^sumBalance is missing/,
  ),
  value(
    'a field has another name',
    'wallet.balance',
    (all) => renamed(all, 'sumBalance', 'balance'),
    /sumBalance is missing \(beside it: `balance`\)/,
  ),
  value(
    'money is a number',
    'wallet.balance',
    ({ sumBalance }: Fields) => ({ sumBalance: Number(sumBalance) }),
    /sumBalance.*expected string/,
  ),
  value(
    'money has a decimal comma',
    'wallet.balance',
    ({ sumBalance }: Fields) => ({ sumBalance: String(sumBalance).replace('.', ',') }),
    /^sumBalance/,
  ),
  value(
    'a value is one level deeper',
    'member.info',
    (all) => ({ data: all }),
    /id is missing \(beside it: `data`\)/,
  ),
  value(
    'a level is left out',
    'games.vendors',
    ({ data }: Fields) => data,
    /^data is missing \(beside it: `lanes`\)/,
  ),
  value('a number is a text', 'notices.unread', (count) => String(count), /expected number/),
  value(
    'the number of pages is missing',
    'games.list',
    (all) => without(all, 'totalPages'),
    /^totalPages is missing/,
  ),
  value(
    'a field of one row is missing',
    'games.list',
    (all: { games: Fields[] }) => ({
      ...all,
      games: all.games.map((one, n) => (n === 3 ? without(one, 'vassalage') : one)),
    }),
    /games\[\]\.vassalage is missing/,
  ),
  value(
    'a word has other capitals',
    'member.avatar',
    (all: Fields) => ({ ...all, avatarType: String(all.avatarType).toLowerCase() }),
    /^avatarType/,
  ),
  value(
    'a part that may be lost is a text',
    'system.status',
    (all: { info: Fields }) => ({ ...all, info: { ...all.info, registerRules: 'none' } }),
    /info\.registerRules/,
  ),
  value(
    'a yes or no is a digit',
    'system.status',
    (all: Fields) => ({ ...all, maintenance: '0' }),
    /^maintenance/,
  ),
  value('a list is null', 'wallet.funds', (all: Fields) => ({ ...all, vendors: null }), /^vendors/),
  value(
    'a list stands where an object should',
    'lotteries.menus',
    ({ gameMenus }: Fields) => gameMenus,
    /the value: .*expected object/,
  ),
  value(
    'an object stands where a list should',
    'help.centre',
    (articles) => ({ articles }),
    /the value: .*expected array/,
  ),
  value(
    'numbers of a list are texts',
    'system.countries',
    (all: { digits: number[] }[]) => all.map((one) => ({ ...one, digits: one.digits.map(String) })),
    /\[\]\.digits\[\]/,
  ),
  value(
    'a status is a word that the contract lacks',
    'wallet.bonuses',
    (all: Fields) => ({
      ...all,
      bonuses: [{ id: 'x', name: 'x', amount: '1.00', status: 'WON', at: Date.UTC(2026, 0, 1) }],
    }),
    /bonuses\[\]\.status/,
  ),
  value('null is left out', 'member.profile', (all) => without(all, 'birthday'), /^birthday is missing/),
  {
    name: 'an answer has no value',
    spoils: () => ({ 'protection.standing': wholly((said) => without(said, 'value')) }),
    only: ['protection.standing'],
    found: [['protection.standing', 'schema']],
    got: /the envelope has no value/,
  },
  {
    name: 'the value has another name',
    spoils: () => ({ 'points.balance': wholly((said) => renamed(said, 'value', 'data')) }),
    only: ['points.balance'],
    found: [['points.balance', 'schema']],
    got: /the envelope has no value \(beside it: `data`\)/,
  },
  {
    name: 'the answer to signing in lacks a field',
    spoils: () => ({ 'session.login': inValue((all) => without(all, 'firstTimeLogin')) }),
    only: ['session.login', 'wallet.balance', 'member.info', 'points.*'],
    found: [['session.login', 'schema']],
    got: /^firstTimeLogin is missing/,
  },
  {
    name: 'the token has another name',
    spoils: () => ({ 'session.login': inValue((all) => renamed(all, 'token', 'accessToken')) }),
    only: ['session.*', 'wallet.balance'],
    found: [['session.login', 'schema']],
    got: /^token is missing/,
  },
];

/** Envelopes of another form. */
export const envelopeDifferences: readonly Planted[] = [
  envelope(
    'a value has no envelope',
    'games.ranks',
    wholly((said) => said.value),
    /the value alone/,
  ),
  envelope(
    'success is a text',
    'games.jackpots',
    wholly((said) => ({ ...said, success: 'true' })),
    /success: .*expected boolean/,
  ),
  envelope(
    'success is a number called code',
    'notices.unread',
    wholly((said) => ({ code: 0, value: said.value })),
    /success: .*code: /,
  ),
  envelope(
    'the envelope is one level deeper',
    'games.hot',
    wholly((said) => ({ response: said })),
    /one level deeper, in `response`/,
  ),
  envelope(
    'an answer is a list of envelopes',
    'wallet.merchant',
    wholly((said) => [said]),
    /a list/,
  ),
  envelope(
    'the code of a refusal is a number',
    'wallet.balance',
    refusals((said) => ({ ...said, code: 401 })),
    /code: .*expected string/,
  ),
  envelope(
    'a refusal has no code',
    'wallet.balance',
    refusals((said) => without(said, 'code')),
    /no code/,
  ),
  envelope(
    'a refusal has a code of the gateway’s own',
    'member.icon',
    refusals((said) => ({ ...said, code: 'USER_NOT_LOGIN' })),
    /USER_NOT_LOGIN/,
  ),
  envelope(
    'a refusal has no message',
    'member.avatar',
    refusals((said) => without(said, 'message')),
    /without a message/,
  ),
  envelope(
    'a message is an object',
    'points.config',
    refusals((said) => ({ ...said, message: { es: 'no' } })),
    /message: /,
  ),
];
