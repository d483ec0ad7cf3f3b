import { afterEach, describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import type { CallName, Gateway } from '#contract/calls.ts';
import { inviteMachine } from '#machines/agent/invite.machine.ts';
import { inviteDraft } from '#machines/agent/invite.rules.ts';
import { teamRegistrationMachine } from '#machines/agent/team-registration.machine.ts';
import { personDraft } from '#machines/agent/team-registration.rules.ts';
import { offerMachine } from '#machines/contracts/offer.machine.ts';
import { offerDraft } from '#machines/contracts/offer.rules.ts';
import { connect } from '#machines/kit/connect.ts';
import { actDraft, type Draft, type Kept } from '#machines/kit/draft.rules.ts';
import { bindingMachine } from '#machines/member/binding.machine.ts';
import { bindingDraft } from '#machines/member/binding.rules.ts';
import { profileMachine } from '#machines/member/profile.machine.ts';
import { profileDraft } from '#machines/member/profile.rules.ts';
import { convertMachine } from '#machines/points/convert.act.ts';
import { redeemMachine } from '#machines/points/redeem.act.ts';
import { limitMachine } from '#machines/protection/limit.machine.ts';
import { limitDraft } from '#machines/protection/limit.rules.ts';
import { feedbackMachine } from '#machines/support/feedback.machine.ts';
import { feedbackDraft } from '#machines/support/feedback.rules.ts';
import { visitorFeedbackMachine } from '#machines/support/visitor-feedback.machine.ts';
import { visitorDraft } from '#machines/support/visitor-feedback.rules.ts';
import { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { depositDraft } from '#machines/wallet/deposit.rules.ts';
import { lineTransferMachine } from '#machines/wallet/line-transfer.act.ts';
import { transferMachine } from '#machines/wallet/transfer.act.ts';
import { uploadMachine } from '#machines/wallet/upload.machine.ts';
import { uploadDraft } from '#machines/wallet/upload.rules.ts';
import { withdrawMachine } from '#machines/wallet/withdraw.act.ts';
import { followForm } from '#src/actors/drafts.ts';
import { createDrafts } from '#src/app/world/drafts.ts';
import { createSafeStore } from '#src/app/world/safe-store.ts';
import { dailyLimit } from '../kit/models/limits.ts';
import { profile } from '../kit/models/profile.ts';
import { memoryStorage } from './memory-storage.ts';

/** Typed in every field that takes a secret, and never to be found in a storage. */
const secret = 'Se-Cre-To-86';
const ana = { id: 'm-1', account: 'ana', nickname: 'Ana', kind: 'member' as const };
const opened = { key: 'k'.repeat(32), kept: false };
const draft = {
  kind: 'DAILY',
  fields: { period: 'DAY', carry: '', feeRate: '', activeFrom: '7' },
  tiers: [{ id: 1, typed: {} }],
};
const picture = { type: 'image/png', size: 90_000 };

/** A form, what a person does in it, and what of its context shows that it was filled in. */
type Form = {
  readonly machine: AnyStateMachine;
  readonly draft: Draft<never, Kept>;
  readonly input?: object;
  readonly does: readonly Kept[];
  readonly shows: (context: never) => unknown;
};

type FieldsOf = { readonly fields: object };

function form<Context, Event extends Kept>(
  machine: AnyStateMachine,
  drafted: Draft<Context, Event>,
  does: readonly object[],
  shows: (context: Context) => unknown,
  input?: object,
): Form {
  return {
    machine,
    draft: drafted as never,
    does: does as Kept[],
    shows: shows as never,
    ...(input && { input }),
  };
}

const typed = (field: string, value: string) => ({ type: 'field.changed', field, value });
const withheld = { type: 'secret.typed', typed: secret };

const forms: readonly Form[] = [
  form(
    feedbackMachine,
    feedbackDraft,
    [{ type: 'text.typed', text: 'No carga', characters: 8 }],
    ({ text, characters }) => [text, characters],
    { ...opened, call: 'support.sendFeedback', about: '' },
  ),
  form(
    visitorFeedbackMachine,
    visitorDraft,
    [
      { type: 'text.typed', text: 'No carga', characters: 8 },
      { type: 'email.typed', email: 'ana@example.com' },
    ],
    ({ text, characters, email }) => [text, characters, email],
    { key: opened.key },
  ),
  form(
    depositMachine,
    depositDraft,
    [
      { type: 'method.picked', methodId: 'wallet' },
      { type: 'amount.typed', typed: '50' },
      { type: 'voucher.typed', typed: secret },
    ],
    ({ methodId, typed: amount }) => [methodId, amount],
    opened,
  ),
  form(
    withdrawMachine,
    actDraft as Draft<FieldsOf, Kept>,
    [typed('accountId', 'a-1'), typed('typed', '20'), withheld],
    ({ fields }) => fields,
    opened,
  ),
  form(
    transferMachine,
    actDraft as Draft<FieldsOf, Kept>,
    [
      { type: 'field.changed', field: 'way', value: { wallet: 'TRESCONDOR', direction: 'out' } },
      typed('typed', '7'),
    ],
    ({ fields }) => fields,
    opened,
  ),
  form(
    lineTransferMachine,
    actDraft as Draft<FieldsOf, Kept>,
    [{ type: 'field.changed', field: 'to', value: ana }, typed('typed', '7'), withheld],
    ({ fields }) => fields,
    opened,
  ),
  form(
    convertMachine,
    actDraft as Draft<FieldsOf, Kept>,
    [typed('typedPoints', '300'), withheld],
    ({ fields }) => fields,
    opened,
  ),
  form(
    redeemMachine,
    actDraft as Draft<FieldsOf, Kept>,
    [typed('quantity', '2'), typed('address', 'Av. Larco 1'), typed('mobile', '987654321'), withheld],
    ({ fields }) => fields,
    { ...opened, id: 'r-1', language: 'ES' },
  ),
  form(
    inviteMachine,
    inviteDraft,
    [
      { type: 'name.typed', text: 'Feria', characters: 5 },
      { type: 'kind.picked', kind: 'agent' },
      { type: 'rate.typed', contract: 'DAILY', text: '2', rate: 200, problem: null },
    ],
    ({ name, kind, typedRates }) => [name, kind, typedRates],
    opened,
  ),
  form(
    teamRegistrationMachine,
    personDraft,
    [typed('account', 'nueva'), { type: 'kind.picked', kind: 'agent' }, withheld],
    ({ fields, kind }) => [fields, kind],
    opened,
  ),
  form(
    offerMachine,
    offerDraft,
    [
      { type: 'offer.opened', draft },
      { type: 'tier.changed', tier: 1, field: 'rate', value: '3' },
      { type: 'tier.added' },
    ],
    ({ draft: of }) => of,
    { ...opened, to: ana, draft },
  ),
  form(profileMachine, profileDraft, [typed('nickname', 'Anita')], ({ fields }) => fields.nickname, {
    today: '2031-05-14',
    minimumAge: 18,
  }),
  form(
    bindingMachine,
    bindingDraft,
    [
      { type: 'country.picked', dialing: { code: '51', digits: [9] } },
      typed('target', '987654321'),
      typed('code', secret),
      typed('password', secret),
    ],
    ({ fields, dialing }) => [fields.target, dialing],
    { kind: 'mobile' },
  ),
  form(limitMachine, limitDraft, [{ type: 'value.typed', typed: '40' }], ({ typed: value }) => value, {
    ...opened,
    limit: dailyLimit,
    raise: 0,
  }),
  form(
    uploadMachine,
    uploadDraft,
    [
      { type: 'file.chosen', file: picture },
      { type: 'file.read', file: picture, sha256: 'a'.repeat(64), preview: 'data:,x' },
    ],
    ({ file, sha256 }) => [file, sha256],
  ),
];

const answers: Partial<Record<CallName, unknown>> = { 'member.profile': profile };
const gateway = (async (name: CallName) =>
  answers[name] ?? new Promise(() => undefined)) as unknown as Gateway;

const leave: (() => void)[] = [];
afterEach(() => {
  for (const one of leave.splice(0)) one();
});

/** Opens a form in a tab, over what its storage holds. */
function open({ machine, draft: drafted, input }: Form, session: Storage, account = 'member1') {
  const drafts = createDrafts(createSafeStore(() => session));
  const actor = createActor(connect(machine, gateway), { input });
  actor.start();
  const left = followForm(actor as never, machine.id, drafted, drafts);
  leave.push(() => actor.stop());
  drafts.here(account);
  return { actor, drafts, left };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Does what a person does in it, each when the form takes it. */
async function fillIn(one: Form, session: Storage) {
  const page = open(one, session);
  await settled();
  for (const event of one.does) page.actor.send(event);
  return page;
}

const named = forms.map((one) => [one.machine.id, one] as const);

describe('a form after a reload of the tab', () => {
  it.each(named)('%s is as it was left, and its secrets were stored nowhere', async (_, one) => {
    const session = memoryStorage({});
    const before = await fillIn(one, session);
    const filled = one.shows(before.actor.getSnapshot().context as never);
    expect(JSON.stringify(session.all())).not.toContain(secret);
    const after = open(one, session);
    await settled();
    expect(one.shows(after.actor.getSnapshot().context as never)).toEqual(filled);
    expect(JSON.stringify(after.actor.getSnapshot().context)).not.toContain(secret);
  });

  it.each(named)('%s is untouched for another account', async (_, one) => {
    const session = memoryStorage({});
    await fillIn(one, session);
    const untouched = open(one, memoryStorage({}), 'member2');
    const other = open(one, session, 'member2');
    await settled();
    const shown = (page: typeof other) => one.shows(page.actor.getSnapshot().context as never);
    expect(shown(other)).toEqual(shown(untouched));
  });

  it.each(named)('%s keeps nothing as long as nobody types, and once it is left', async (_, one) => {
    const session = memoryStorage({});
    const page = open(one, session);
    await settled();
    expect(session.getItem('drafts')).toBeNull();
    for (const event of one.does) page.actor.send(event);
    expect(session.getItem('drafts')).not.toBeNull();
    page.left();
    expect(session.getItem('drafts')).toBeNull();
  });
});

describe('a form of an account whose session has ended', () => {
  it('keeps nothing in the storage, and goes on for its own account alone', async () => {
    const session = memoryStorage({});
    const [one] = forms as [Form];
    const { actor, drafts } = await fillIn(one, session);
    drafts.setAside();
    actor.send({ type: 'text.typed', text: 'otra cosa', characters: 9 });
    drafts.here('member2');
    expect(session.getItem('drafts')).toBeNull();
    drafts.here('member1');
    expect(session.getItem('drafts')).toContain('otra cosa');
  });
});

describe('an act that was under way at the reload', () => {
  it('is no draft of the next one once it turns out to be done', async () => {
    const session = memoryStorage({});
    const one = forms.find(({ machine }) => machine === transferMachine) as Form;
    await fillIn(one, session);
    const record = { from: 'MAIN', to: 'TRESCONDOR', amount: '7.00' };
    const told = (async (name: CallName) =>
      name === 'wallet.outcome'
        ? { state: 'done', value: record }
        : new Promise(() => undefined)) as unknown as Gateway;
    const drafts = createDrafts(createSafeStore(() => session));
    const actor = createActor(connect(transferMachine, told), { input: { ...opened, kept: true } });
    actor.start();
    leave.push(() => actor.stop());
    followForm(actor as never, transferMachine.id, one.draft, drafts);
    drafts.here('member1');
    await settled();
    await settled();
    actor.send({ type: 'again.asked', key: 'n'.repeat(32) });
    expect(one.shows(actor.getSnapshot().context as never)).toEqual({
      way: { wallet: '', direction: 'in' },
      typed: '',
    });
    expect(session.getItem('drafts')).toBeNull();
  });
});

describe('a visitor’s comment that was under way at the reload', () => {
  const text = 'No carga';

  /** The page of a visitor with the form in it, and what it sent; its key is new each time the page is loaded. */
  function page(session: Storage, key: string) {
    const sent: unknown[] = [];
    const never = (async (_: CallName, input: unknown) => {
      sent.push(input);
      return new Promise(() => undefined);
    }) as unknown as Gateway;
    const drafts = createDrafts(createSafeStore(() => session));
    const actor = createActor(connect(visitorFeedbackMachine, never), { input: { key } });
    actor.start();
    leave.push(() => actor.stop());
    followForm(actor as never, visitorFeedbackMachine.id, visitorDraft as never, drafts);
    drafts.here('');
    return { actor, sent };
  }

  it('is not known to have arrived, and is sent again as it was, under its own key', async () => {
    const session = memoryStorage({});
    const before = page(session, 'a'.repeat(32));
    before.actor.send({ type: 'text.typed', text, characters: 8 });
    before.actor.send({ type: 'submitted' });
    await settled();
    const { actor, sent } = page(session, 'b'.repeat(32));
    expect(actor.getSnapshot().matches('unsure')).toBe(true);
    actor.send({ type: 'sent.again' });
    await settled();
    expect(sent).toEqual([{ key: 'a'.repeat(32), text }]);
    expect(sent).toEqual(before.sent);
  });
});
