import { beforeEach, expect, it } from 'vitest';
import { askCall } from '../../kit/ask-call.ts';
import { memberOf } from '../../kit/members.ts';
import { register, rulesWith, tokenIn } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

/** One valid text for each field that spec 3 mentions only as a label. */
const texts = {
  fullname: 'Ana María Núñez Salas',
  nickname: 'La Nuñe',
  birthday: '1990-02-28',
  nationality: 'PE',
  placeOfBirth: 'Arequipa secreta',
  address: 'Calle de los Secretos 123, Lima',
  occupation: 'Relojera de precisión',
  sourceOfIncome: 'Sueldo de relojera',
  telegram: 'ana_reloj',
  zalo: '84900111222',
} as const;
type Field = keyof typeof texts;
const fields = Object.keys(texts) as Field[];
const demanded = { enabled: true, required: true };
const allDemanded = Object.fromEntries(fields.map((field) => [field, demanded]));

async function begin(begins?: number): Promise<void> {
  await box.reset({ begins });
  box.sandbox.settings.patch({ slider: { register: false }, registerRules: rulesWith(allDemanded) });
}

beforeEach(() => begin());

const demand = (rules: Parameters<typeof rulesWith>[0]) =>
  box.sandbox.settings.patch({ registerRules: rulesWith(rules) });

const refused = (field: string) => ({ status: 422, body: { code: 'FIELD_REFUSED', value: { field } } });

it('everything that the rules demand registers a member, and is kept with the account', async () => {
  const came = await register(box, texts);
  expect(came.status).toBe(200);
  const { nickname, birthday, ...details } = texts;
  expect(await memberOf(box, 'nuevo01')).toMatchObject({ nickname, birthday, details });
  const profile = await askCall(box.address, 'member.profile', {}, { token: tokenIn(came) });
  expect(profile.body.value).toMatchObject({ nickname, birthday });
});

it('no field is ever in the log, whether accepted or refused', async () => {
  const from = box.logged.length;
  await register(box, texts);
  await register(box, { ...texts, username: 'nuevo02', birthday: '2020-12-24' });
  const text = box.logged.slice(from).join('\n');
  expect(text).toContain('registration.register');
  for (const secret of [...Object.values(texts).filter((one) => one !== 'PE'), '2020-12-24'])
    expect(text).not.toContain(secret);
});

it.each(fields)('REG-01 a registration without %s is refused while the rules demand it', async (field) => {
  expect(await register(box, { ...texts, [field]: ' ' })).toMatchObject(refused(field));
  expect(await memberOf(box, 'nuevo01')).toBeUndefined();
});

it.each(fields)('a %s is not kept while the rules do not ask for it', async (field) => {
  demand({ ...allDemanded, [field]: { enabled: false } });
  expect((await register(box, texts)).status).toBe(200);
  const kept = await memberOf(box, 'nuevo01');
  const { nickname, birthday, details } = kept ?? {};
  expect(Object.values({ nickname, birthday, ...details })).not.toContain(texts[field]);
});

it.each([
  ['fullname', 'Ana'],
  ['nickname', 'x'.repeat(33)],
  ['nickname', '\u200b\u200b'],
  ['birthday', '1990-02-30'],
  ['birthday', '28-02-1990'],
  ['birthday', '1890-01-01'],
  ['nationality', 'ZZ'],
  ['nationality', 'pe'],
  ['placeOfBirth', 'x'],
  ['address', 'x'.repeat(201)],
  ['occupation', 'a\0b'],
  ['sourceOfIncome', 'x'],
  ['telegram', 'ana reloj'],
  ['zalo', 'ana'],
])('REG-01 a %s of %j is refused by name', async (field, text) => {
  expect(await register(box, { ...texts, [field]: text })).toMatchObject(refused(field));
});

it('a rule that accepts anything does not make an invalid country, day or nickname valid', async () => {
  const anything = { ...demanded, patternId: 'length', acceptedPattern: '*', minLength: 0, maxLength: 255 };
  demand({ ...allDemanded, nationality: anything, birthday: anything, nickname: anything });
  expect(await register(box, { ...texts, nationality: 'Atlantis' })).toMatchObject(refused('nationality'));
  expect(await register(box, { ...texts, birthday: 'yesterday' })).toMatchObject(refused('birthday'));
  expect(await register(box, { ...texts, nickname: '\u200b' })).toMatchObject(refused('nickname'));
});

it('too young a person is refused to the day, by the gateway’s clock and the one configured age', async () => {
  await begin(Date.parse('2027-06-01T12:00:00Z'));
  expect(await register(box, { ...texts, birthday: '2009-06-02' })).toMatchObject(refused('birthday'));
  expect((await register(box, { ...texts, birthday: '2009-06-01' })).status).toBe(200);
  box.sandbox.settings.patch({ brand: { minimumAge: 21 } });
  const more = { ...texts, username: 'nuevo02', birthday: '2009-06-01' };
  expect(await register(box, more)).toMatchObject(refused('birthday'));
});

it.each([
  ['2027-06-01T12:00:00Z', '2009-06-01'],
  ['2028-02-29T12:00:00Z', '2010-02-28'],
])('the rules of %s announce %s as the latest birthday', async (now, latestBirthday) => {
  await begin(Date.parse(now));
  const { body } = await askCall(box.address, 'registration.settings', {});
  expect(body.value).toMatchObject({ latestBirthday });
});

it('a birthday whose rule wants the month first is kept as a date', async () => {
  demand({ ...allDemanded, birthday: { ...demanded, patternId: 'dateMdy' } });
  expect((await register(box, { ...texts, birthday: '02-28-1990' })).status).toBe(200);
  expect(await memberOf(box, 'nuevo01')).toMatchObject({ birthday: '1990-02-28' });
});

it('without a nickname the member is called by the account’s name', async () => {
  demand({});
  expect((await register(box)).status).toBe(200);
  expect(await memberOf(box, 'nuevo01')).toMatchObject({ nickname: 'nuevo01', birthday: null, details: {} });
});
