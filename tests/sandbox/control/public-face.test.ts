import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls as contract } from '#contract/calls.ts';
import type { AskerKind, ListedCall } from '#sandbox/control/call-list.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { act } from '../../kit/promotions.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';

let folder: string;
let box: TestSandbox;

/** A build as far as serving it goes: its page, and a file of its own. */
async function built(name: string): Promise<string> {
  const dist = path.join(folder, name);
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  const page = `<title>${name}</title><script type="application/json" id="configuration"></script>`;
  await writeFile(path.join(dist, 'app.html'), page);
  await writeFile(path.join(dist, 'assets', `${name}.js`), `export const build = '${name}';`);
  return dist;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibulo-builds-'));
  box = await startSandbox({ dist: await built('first') });
});
afterAll(async () => {
  await box.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a second build', () => {
  const served = async () => {
    const page = await (await box.ask('/', { headers: { Accept: 'text/html' } })).text();
    const files = ['first', 'second'].map((name) => box.ask(`/assets/${name}.js`));
    const statuses = (await Promise.all(files)).map(({ status }) => status);
    return [page.match(/<title>(\w+)/)?.[1], ...statuses];
  };

  it('takes the place of the first while the server runs, and a reset takes it back', async () => {
    expect(await served()).toEqual(['first', 200, 404]);
    expect((await act(box, 'deploy', { dist: await built('second') })).status).toBe(200);
    expect(await served()).toEqual(['second', 404, 200]);
    await box.reset();
    expect(await served()).toEqual(['first', 200, 404]);
  });

  it('has to be there: otherwise the first stays', async () => {
    expect((await act(box, 'deploy', { dist: path.join(folder, 'nowhere') })).status).toBe(400);
    expect(await served()).toEqual(['first', 200, 404]);
  });
});

describe('the list of calls', () => {
  const listed = async () => {
    const { value } = (await (await box.ask('/sandbox/calls')).json()) as { value: ListedCall[] };
    return value;
  };

  it('has every call of the contract with its method, path and marks', async () => {
    const all = await listed();
    expect(all.map(({ name }) => name)).toEqual(Object.keys(contract));
    const transfer = all.find(({ name }) => name === 'wallet.transfer');
    expect(transfer).toMatchObject({
      method: contract['wallet.transfer'].method,
      path: contract['wallet.transfer'].path,
      marks: { token: true, keyed: true },
    });
  });

  /** The gateway's refusals of who asks, whatever they ask for. */
  const refusals = [
    'SESSION_ENDED',
    'MUST_CHANGE_PASSWORD',
    'MUST_VERIFY',
    'REAL_ACCOUNT_NEEDED',
    'FORBIDDEN',
  ];
  const people: Readonly<Record<Exclude<AskerKind, 'visitor'>, string>> = {
    member: 'member1',
    agent: 'agent1',
    demo: 'demo4',
    mustChange: 'default1',
    mustVerify: 'newip1',
    away: 'member2',
  };
  /** They end the session that asks them. */
  const ending = ['session.logout', 'password.change', 'member.endOthers'];

  it.each(['visitor', ...Object.keys(people)] as AskerKind[])(
    'says of each call what the gateway does with it: %s',
    async (who) => {
      await box.reset();
      const come = async () => {
        if (who === 'visitor') return {};
        const token = await signIn(box.address, people[who]);
        if (who === 'away')
          await askCall(box.address, 'protection.break', { hours: 24, months: null }, { token });
        return { token };
      };
      const asking = await come();
      for (const { name, mayAsk } of await listed()) {
        if (ending.includes(name)) continue;
        const { body } = await askCall(box.address, name, {}, asking);
        const rule = (body.value as { rule?: string } | null | undefined)?.rule;
        const refused = refusals.includes(body.code ?? '') || rule === 'onBreak';
        expect([name, !refused]).toEqual([name, mayAsk.includes(who)]);
      }
    },
  );
});
