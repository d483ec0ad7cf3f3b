import type { CallName } from '#contract/calls.ts';
import type { Wanted } from '../judge.ts';

type Fields = Readonly<Record<string, unknown>>;
type Asking = {
  readonly input: (knows: { language: string; merchant: string }) => Fields;
  readonly wanted?: Wanted;
};

function refusal(codes: readonly string[], status = 422): Wanted {
  return { status, codes, concern: 'status', otherwise: 'What is made up is taken for true.' };
}

/** A name that no member has. */
const nobody = 'nobody-9f3c1b7e';

/** Calls that change nothing though they are no GET. */
export const harmless: Partial<Record<CallName, Asking>> = {
  'system.language': { input: ({ language }) => ({ language }) },
  'session.stay': { input: () => ({}) },
  'password.ticket': { input: () => ({ ticket: nobody }) },
  'inbox.readAll': { input: () => ({ upTo: 0 }) },
};

/** Acts with something made up: they must be refused, and nothing happens. */
export const refusedByNature: Partial<Record<CallName, Asking>> = {
  'session.login': {
    input: () => ({ username: nobody, password: 'x', type: 'username' }),
    wanted: refusal(['LOGIN_REFUSED', 'SLIDER_NEEDED']),
  },
  'session.identity': {
    input: () => ({ provider: nobody, idToken: 'x', nonce: 'x' }),
    wanted: refusal(['IDENTITY_REFUSED']),
  },
  'registration.registerIdentity': {
    input: () => ({ provider: nobody, idToken: 'x', nonce: 'x' }),
    wanted: refusal(['IDENTITY_REFUSED', 'FUNCTION_DISABLED']),
  },
  'verification.sliderAnswer': {
    input: () => ({ id: nobody, moved: 1 }),
    wanted: refusal(['SLIDER_WRONG']),
  },
  'password.resetByTicket': {
    input: () => ({ ticket: nobody, newPassword: 'Conformance-2026!' }),
    wanted: refusal(['TICKET_EXPIRED']),
  },
  'system.audit': {
    input: () => ({ chain: nobody, entries: [] }),
    wanted: refusal(['INPUT_INVALID'], 400),
  },
};

const message = 'needs a code that only a person receives';
const slider = 'needs a solved captcha or slider, and would make an account';
const final = 'it can’t be undone, and a test account would be lost by it';
const proof = 'needs a payment that arrived, and says so for good';

/** Acts that no run makes, and why. */
export const neverAsked: Partial<Record<CallName, string>> = {
  'registration.register': slider,
  'registration.registerMobile': slider,
  'password.resetByPhone': message,
  'member.bind': message,
  'member.sendBindingCode': 'it sends a message to whatever contact is named',
  'member.beginAuthenticator': 'needs an authenticator that nobody uses',
  'member.confirmAuthenticator': 'needs the codes of an authenticator',
  'member.removeAuthenticator': 'needs the codes of an authenticator',
  'member.setWithdrawPassword': final,
  'member.endOthers': 'it ends sessions of whoever uses the account',
  'verification.addressCode': 'it sends a message to the owner of the account',
  'verification.addressAnswer': message,
  'session.firstLogin': 'it happens once in the life of an account',
  'wallet.collect': 'it moves all money of the account, and nothing puts it back',
  'wallet.confirmReceipt': proof,
  'wallet.reportReceipt': proof,
  'inbox.answer': 'needs a message that asks something, and answers it for good',
  'promotions.join': 'it binds the account to terms',
  'promotions.claim': 'needs a reward that can be claimed, and claims it for good',
  'promotions.raffle': 'needs a ticket that won, and claims it for good',
  'promotions.leave': 'it gives up what was earned',
  'missions.claim': 'needs a mission that is done, and claims it for good',
  'points.redeem': 'it orders something that somebody would send',
  'agent.register': 'it makes an account',
  'support.reopen': 'needs a comment that was answered',
  'contracts.dividend': 'needs an offer, and a partner who answers it',
  'contracts.daily': 'needs an offer, and a partner who answers it',
  'contracts.hourly': 'needs an offer, and a partner who answers it',
  'contracts.realTime': 'needs an offer, and a partner who answers it',
  'protection.limitsLater': 'it happens once in the life of an account',
  'protection.limit': 'a limit that was lowered can’t be put back at once',
  'protection.askRegister': 'it asks the register of all operators about a person',
  'protection.openSession': 'a session of play has consequences for the next one',
  'protection.acknowledge': 'needs a session of play',
  'protection.checkEvery': 'needs a session of play',
  'protection.endSession': 'needs a session of play',
  'protection.break': final,
  'protection.exclude': final,
  'protection.return': 'needs somebody who is excluded',
};
