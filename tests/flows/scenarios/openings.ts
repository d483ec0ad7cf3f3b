/** Where a machine lives in the running product, and who has to be signed in for it to be there. */
export type Opening = {
  readonly machine: string;
  /** An account of the sandbox's seed; null for a visitor. */
  readonly who: string | null;
  readonly path: string;
  /** What the sandbox does for the person first; `{reference}` in the path is what came of it. */
  readonly prepare?: 'withdrawal' | 'paid withdrawal' | 'deposit' | 'authenticator';
  /** A resident by its name in the system, or an actor that the page makes for itself. */
  readonly where: { readonly system: string } | { readonly page: true };
  /** The input of the model that is like the one it really gets; the first when not given. */
  readonly input?: string;
  /** The product goes on by itself as far as this state: from there the way begins. */
  readonly settled?: string;
  /** What the product has told it by itself by then: names of events of the model. */
  readonly told?: readonly string[];
  /** Another machine’s scenario that must stand first; who is in and which page is open are as it says. */
  readonly after?: string;
};

/** What the world says to a machine as soon as it has begun, by names of events of its model: its ways begin with it. */
export const toldAtOnce: Readonly<Record<string, readonly string[]>> = {
  register: ['the world tells of an invitation'],
};

const page = { page: true } as const;
const member = 'member1';
const vip = 'vip5';

const ofPage = (machine: string, path: string, more: Partial<Opening> = {}): Opening => ({
  machine,
  who: member,
  path,
  where: page,
  ...more,
});
const resident = (machine: string, more: Partial<Opening> = {}): Opening => ({
  machine,
  who: null,
  path: '/',
  where: { system: machine },
  ...more,
});
const signedIn = (who: string, settled: string): Opening =>
  resident('session', { who, input: 'a stored token', settled });

/** The openings of the machines that no other machine starts; those of the others follow from their parents. */
export const openings: readonly Opening[] = [
  resident('app'),
  resident('status'),
  resident('language'),
  resident('contact'),
  resident('catalog'),
  resident('signOut', { who: member }),
  resident('launch', { who: member, path: '/game', told: ['a member is signed in'] }),
  resident('launch'),
  resident('session', { input: 'a visitor', settled: 'visitor' }),
  signedIn(member, 'present.signedIn.member'),
  signedIn('agent1', 'present.signedIn.agent'),
  signedIn('demo4', 'present.signedIn.demo'),
  signedIn('default1', 'present.restricted'),
  signedIn('newip1', 'present.unverified'),
  resident('session', { who: member, input: 'a stored token' }),
  resident('smsCode', { where: { system: 'loginCode' }, after: 'login/form.editing' }),
  ofPage('favourite', '/rng'),
  ofPage('search', '/rng', { who: null }),
  ofPage('profile', '/member/securityCenter/profile', { who: 'member2' }),
  ofPage('avatar', '/member/securityCenter/avatar'),
  ofPage('change', '/member/securityCenter/password', { input: 'by wish' }),
  ofPage('withdrawPassword', '/member/securityCenter/withdrawPassword'),
  ofPage('binding', '/member/securityCenter/email', { input: 'an address' }),
  ofPage('authenticator', '/member/securityCenter/authenticator'),
  ofPage('removal', '/member/securityCenter/authenticator', { prepare: 'authenticator' }),
  ofPage('others', '/member/securityCenter/signIns'),
  ofPage('transfer', '/member/transferFund'),
  ofPage('collect', '/member/transferFund'),
  ofPage('line', '/member/transferUpline', { who: 'agent1' }),
  ofPage('deposit', '/member/depositv2'),
  ofPage('upload', '/member/depositv2', { after: 'deposit/form.editing' }),
  ofPage('standing', '/member/depositv2/{reference}', { prepare: 'deposit' }),
  ofPage('withdraw', '/member/withdraw'),
  ofPage('payoutAccount', '/member/withdraw'),
  ofPage('givenBack', '/member/withdraw'),
  ofPage('cancellation', '/member/withdraw/{reference}', { prepare: 'withdrawal', who: vip }),
  ofPage('receipt', '/member/withdraw/{reference}', {
    prepare: 'paid withdrawal',
    who: vip,
    input: 'paid out',
  }),
  ofPage('export', '/member/personalHistoryCopy'),
];
