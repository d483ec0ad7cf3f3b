import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { identities, members } from '#sandbox/db/schema.ts';
import { askCall, type Came } from '../../kit/ask-call.ts';
import { proofOf } from '../../kit/issuer-visit.ts';
import { memberOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

async function register(
  email = 'nora@norte.example',
  more: Record<string, unknown> = {},
  provider = 'norte',
): Promise<Came> {
  const proof = await proofOf(box.address, provider, email);
  return askCall(box.address, 'registration.registerIdentity', { ...proof, ...more });
}

const all = () => box.sandbox.db.read.select().from(members);
const nora = async () => {
  const [link] = await box.sandbox.db.read
    .select({ member: members })
    .from(identities)
    .innerJoin(members, eq(members.id, identities.memberId))
    .where(eq(identities.subject, 'norte-1004'));
  return link?.member;
};

describe('registering with an identity provider', () => {
  it('creates an account with a generated name, links it, and signs its owner in', async () => {
    const { status, body } = await register();
    const { token, userName } = body.value as { token: string; userName: string };
    expect([status, userName]).toEqual([200, expect.stringMatching(/^norte-[a-z0-9]{10}$/)]);
    const info = await askCall(box.address, 'member.info', {}, { token });
    expect(info.body.value).toMatchObject({ account: userName, type: 0 });
    expect(await nora()).toMatchObject({ account: userName, uplineId: null, mustChange: false });
  });

  it('signs in an identity that registered before, and creates nothing', async () => {
    const first = (await register()).body.value as { userName: string };
    const before = (await all()).length;
    const { userName } = (await register()).body.value as { userName: string };
    expect([userName, (await all()).length]).toEqual([first.userName, before]);
    expect((await register('lucia@norte.example')).body.value).toMatchObject({ userName: 'member1' });
  });

  it('makes one account for one identity, also of several tries at once', async () => {
    const proofs = [];
    for (let n = 0; n < 4; n += 1) proofs.push(await proofOf(box.address, 'norte', 'nora@norte.example'));
    const before = (await all()).length;
    const came = await Promise.all(
      proofs.map((proof) => askCall(box.address, 'registration.registerIdentity', proof)),
    );
    const names = new Set(came.map(({ body }) => (body.value as { userName: string }).userName));
    expect([names.size, (await all()).length]).toEqual([1, before + 1]);
  });

  it('AFF-01 puts an invited member into the agent’s line, and refuses a wrong invitation', async () => {
    const before = (await all()).length;
    expect((await register(undefined, { affiliateCode: 'NORTE-0000000000' })).body.code).toBe(
      'AFFILIATE_WRONG',
    );
    expect((await all()).length).toBe(before);
    expect((await register(undefined, { affiliateCode: 'NORTE-7Q4K2M8PXV' })).status).toBe(200);
    const agent = await memberOf(box, 'agent1');
    expect((await nora())?.uplineId).toBe(agent?.id);
  });

  it('is refused where the brand does not register by identity', async () => {
    box.sandbox.settings.patch({ whitelabel: { DIRECTREG: false } });
    expect((await register()).body.code).toBe('FUNCTION_DISABLED');
    box.sandbox.settings.patch({ whitelabel: { DIRECTREG: true }, brand: { entrance: 'agent' } });
    expect((await register()).body.code).toBe('NOT_AGENT');
    expect(await nora()).toBeUndefined();
  });

  it('turns a blocked member away, and accepts a token once', async () => {
    expect((await register('oscar@norte.example')).body.code).toBe('ACCOUNT_DISABLED');
    const proof = await proofOf(box.address, 'sur', 'bruno@sur.example');
    expect((await askCall(box.address, 'registration.registerIdentity', proof)).status).toBe(200);
    expect((await askCall(box.address, 'registration.registerIdentity', proof)).body.code).toBe(
      'IDENTITY_REFUSED',
    );
    expect((await askCall(box.address, 'session.identity', proof)).body.code).toBe('IDENTITY_REFUSED');
  });
});
