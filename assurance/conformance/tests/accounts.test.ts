import { describe, expect, it } from 'vitest';
import { BadFile, labelled, readAccounts, secretsOf } from '#assurance/conformance/accounts.ts';
import { exampleFile } from '#tests/kit/conformance-run.ts';

const sound = {
  merchant: 'vestibulo',
  languages: ['ES'],
  seal: { suite: 'jwe' },
  accounts: [{ kind: 'member', user: 'marker-user', password: 'marker-password' }],
};

function refusalOf(file: unknown): string {
  try {
    readAccounts(typeof file === 'string' ? file : JSON.stringify(file));
    return 'taken';
  } catch (error) {
    if (error instanceof BadFile) return error.message;
    throw error;
  }
}

describe('the accounts file', () => {
  it('takes the least, and fills in what may be left out', () => {
    expect(readAccounts(JSON.stringify(sound))).toMatchObject({ inputs: {}, write: {}, maySacrifice: [] });
  });

  it.each([
    ['merchant', { ...sound, merchant: 7 }],
    ['languages', { ...sound, languages: [] }],
    ['languages[0]', { ...sound, languages: [''] }],
    ['seal', { ...sound, seal: { suite: 'rot13' } }],
    [
      'seal.encryptionKey',
      { ...sound, seal: { suite: 'aes-cbc-hmac', encryptionKey: 'short', macKey: 'short' } },
    ],
    ['appOrigin', { ...sound, appOrigin: 'app.example' }],
    ['accounts', { ...sound, accounts: {} }],
    ['accounts[0].kind', { ...sound, accounts: [{ ...sound.accounts[0], kind: 'admin' }] }],
    ['accounts[0].user', { ...sound, accounts: [{ kind: 'member', password: 'x' }] }],
    ['accounts[0]: Needs a password or a token', { ...sound, accounts: [{ kind: 'member', user: 'x' }] }],
    [
      'accounts[0]: has fields that nobody knows: pasword',
      { ...sound, accounts: [{ ...sound.accounts[0], pasword: 'x' }] },
    ],
    ['inputs.wallet.balances', { ...sound, inputs: { 'wallet.balances': {} } }],
    ['inputs.wallet.proof', { ...sound, inputs: { 'wallet.proof': 'x' } }],
    ['captcha', { ...sound, captcha: 1234 }],
    ['write.transfer.amount', { ...sound, write: { transfer: { vendor: 'X', amount: '-1' } } }],
    ['write.transfer.vendor', { ...sound, write: { transfer: { amount: '1' } } }],
    ['write.withdraw.amount', { ...sound, write: { withdraw: { amount: 20 } } }],
    ['write.deposit.methodId', { ...sound, write: { deposit: { amount: '1' } } }],
    [
      'write.payoutAccount.kind',
      { ...sound, write: { payoutAccount: { kind: 'CASH', institution: 'x', number: '1' } } },
    ],
    ['write.line.amount', { ...sound, write: { line: { amount: 'all' } } }],
    ['write.invitation.name', { ...sound, write: { invitation: {} } }],
    ['write.favourite', { ...sound, write: { favourite: 'RNG-1' } }],
    ['write.launch.vassalage', { ...sound, write: { launch: { gameId: 'x' } } }],
    ['write.feedback.text', { ...sound, write: { feedback: { text: '' } } }],
    ['write.mobile.number', { ...sound, write: { mobile: { countryDialingCode: '51' } } }],
    ['write.mail.email', { ...sound, write: { mail: { username: 'x' } } }],
    ['write.newPassword', { ...sound, write: { newPassword: 7 } }],
    ['write.freePlay', { ...sound, write: { freePlay: 'yes' } }],
    ['write.convert.points', { ...sound, write: { convert: { points: 0, amount: '1' } } }],
    ['write.mission.id', { ...sound, write: { mission: {} } }],
    ['write: has fields that nobody knows: everything', { ...sound, write: { everything: true } }],
    ['maySacrifice[0].password', { ...sound, maySacrifice: [{ user: 'x' }] }],
    ['the file: has fields that nobody knows: gateway', { ...sound, gateway: 'https://gateway.example' }],
    ['the file: expected object', []],
    ['no JSON', '{ "merchant": '],
  ])('names what is wrong: %s', (place, file) => {
    const said = refusalOf(file);
    expect(said).toContain(place);
    expect(said).not.toContain('marker');
  });

  it('names every wrong field at once', () => {
    const said = refusalOf({ ...sound, merchant: 7, languages: [], captcha: 1 });
    for (const field of ['merchant', 'languages', 'captcha']) expect(said).toContain(`  ${field}: `);
  });

  it('calls accounts by their kind, and knows all that no report may hold', () => {
    const file = exampleFile();
    expect(labelled(file.accounts).map(({ label }) => label)).toContain('member 2');
    const secrets = secretsOf(file);
    for (const secret of ['Clave-2026!', '246810', 'member1', 'Otra-Clave-2026!', '987654321', 'friend6']) {
      expect(secrets).toContain(secret);
    }
    expect(secrets).not.toContain('member');
  });
});
