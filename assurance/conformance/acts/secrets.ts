import { createHash, randomBytes } from 'node:crypto';
import type { CallName } from '#contract/calls.ts';
import { notAsked } from '../finding.ts';
import { type Act, type Actor, ask, cannot, note, of, wants } from './acting.ts';

/** A picture of 64 x 64 grey points. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAZklEQVR4AaXBAQEAAAiDMCT5oxuC7UYjkUQSSSSRRBJJJJFEEkkkkUQSSSSRRBJJJJFEEkkkkUQSSSSRRBJJJJFEEkkkkUQSSSSRRBJJJJFEEkkkkUQSSSSRRBJJJJFEEkkkkUQSPUB0AQBZRu4IAAAAAElFTkSuQmCC',
  'base64',
);

const proof: Act = {
  calls: ['wallet.openProof', 'wallet.sendProof', 'wallet.proof', 'wallet.dropProof'],
  by: 'member',
  unless: () => null,
  async run(actor) {
    const sha256 = createHash('sha256').update(picture).digest('hex');
    const opened = await ask(actor, 'wallet.openProof', { size: picture.length, type: 'image/png', sha256 });
    const founds = of('wallet.openProof', opened.founds);
    const { proofId } = (opened.value ?? {}) as { proofId?: string };
    if (proofId === undefined) return founds;
    const sent = await ask(actor, 'wallet.sendProof', {
      proofId,
      offset: 0,
      piece: picture.toString('base64'),
    });
    founds.push(...of('wallet.sendProof', sent.founds));
    const state = (sent.value as { state?: string } | undefined)?.state;
    if (state === 'READY')
      founds.push(...of('wallet.proof', (await ask(actor, 'wallet.proof', { proofId })).founds));
    else
      founds.push({
        ...notAsked('status', 'needs a picture that `wallet.sendProof` took'),
        call: 'wallet.proof',
      });
    const dropped = await ask(actor, 'wallet.dropProof', { proofId });
    note(
      actor,
      'wallet.dropProof',
      'a picture was handed in',
      dropped.envelope?.success ? 'undone' : 'NOT undone',
    );
    return [...founds, ...of('wallet.dropProof', dropped.founds)];
  },
};

async function changeTo(actor: Actor, oldPassword: string, newPassword: string) {
  const call: CallName = 'password.change';
  const asked = await ask(actor, call, { oldPassword, newPassword, confirmNewPassword: newPassword });
  const { token } = (asked.value ?? {}) as { token?: string };
  if (token !== undefined) actor.stage.redaction.add(token);
  return { asked, token };
}

/** There and back in a session of its own, since each change ends all others. */
const password: Act = {
  calls: ['password.change'],
  by: 'member',
  unless: wants('newPassword'),
  async run(actor) {
    const { newPassword = '' } = actor.write;
    const old = actor.who.account?.password;
    if (old === undefined) return cannot('the acting account has no `password` in the file');
    const there = await changeTo(actor, old, newPassword);
    if (there.token === undefined) return there.asked.founds;
    const back = await changeTo({ ...actor, token: there.token }, newPassword, old);
    const undone =
      back.token === undefined ? 'NOT undone: the account has `write.newPassword` now' : 'undone';
    note(actor, 'password.change', 'the password was changed', undone);
    actor.stage.renew(actor.who, back.token ?? there.token);
    return [...there.asked.founds, ...back.asked.founds];
  },
};

const mail: Act = {
  calls: ['password.forgotByEmail'],
  by: 'member',
  unless: wants('mail'),
  async run(actor) {
    const asked = await actor.stage.put({ name: 'password.forgotByEmail', input: actor.write.mail ?? {} });
    if (asked.envelope?.success)
      note(actor, 'password.forgotByEmail', 'a mail was sent', 'not undone: its link expires');
    return asked.founds;
  },
};

const freePlay: Act = {
  calls: ['session.freePlay'],
  by: 'member',
  unless: wants('freePlay'),
  async run(actor) {
    const random = randomBytes(32).toString('base64url');
    const input = { os: 'conformance', platform: 'W', random, gatewayVersion: 3 };
    const asked = await actor.stage.put({ name: 'session.freePlay', input });
    const { token } = (asked.value ?? {}) as { token?: string };
    if (token === undefined) return asked.founds;
    actor.stage.redaction.add(token);
    await actor.stage.asker.ask({ name: 'session.logout', input: { token }, token });
    note(actor, 'session.freePlay', 'a demo account was made', 'not undone: the gateway throws it away');
    return asked.founds;
  },
};

/** Acts about pictures, passwords and accounts. The change of the password is the last: it ends other sessions. */
export const secretActs: readonly Act[] = [proof, mail, freePlay, password];
