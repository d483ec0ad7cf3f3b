import { beforeAll, describe, expect, it } from 'vitest';
import { readMapping } from '#assurance/conformance/mapping.ts';
import { signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const mapping = readMapping('docs/conformance/mapping.example.json');
const site = 'https://casino.example';
const balanceAt = '/api/v3/wps/v2/wallets/balance';

const box = sandboxOfFile({ settings: { mapping, siteOrigins: [site] } });
let token: string;

beforeAll(async () => {
  token = await signIn(box.address, 'member1');
});

async function asked(path: string, headers: Record<string, string> = {}) {
  const answer = await box.ask(path, { headers });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

describe('the sandbox with a mapping', () => {
  it('answers at its own paths, to its own headers, in its own words', async () => {
    const { status, body } = await asked(balanceAt, { 'X-Session': token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['ok', 'data']);
    expect(body.data).toHaveProperty('saldo');
    expect(body.data).not.toHaveProperty('sumBalance');
  });

  it('takes no header by the name that the contract gives it', async () => {
    const { status, body } = await asked(balanceAt, { Authorization: token });
    expect(status).toBe(401);
    expect(body).toMatchObject({ ok: false, error: 'E401' });
    expect(body).toHaveProperty('text');
  });

  it('says which headers of its own make an answer another one', async () => {
    const { headers } = await asked('/api/v3/wps/system/countryCodes?lang=ES', { 'X-Language': 'ES' });
    const vary = headers.get('Vary') ?? '';
    expect(vary).toContain('X-Session');
    expect(vary).not.toContain('Authorization');
  });

  it('lets listed sites send its headers', async () => {
    const answer = await box.ask(balanceAt, {
      method: 'OPTIONS',
      headers: { Origin: site, 'Access-Control-Request-Method': 'GET' },
    });
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('X-Session');
  });

  it('does not know a path of nobody, and still speaks the contract at the contract’s paths', async () => {
    expect((await asked('/api/v3/wps/none')).status).toBe(404);
    const { body } = await asked('/wps/v2/wallets/balance', { Authorization: token });
    expect(body).toMatchObject({ success: true, value: { sumBalance: expect.any(String) } });
  });
});
