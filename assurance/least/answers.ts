/**
 * What each call of a provider's gateway answers: the 59 calls that section 7 of the specification names with a path,
 * with the fields it names, and nothing more. It is not a nice provider: ids are numbers, an amount is a number here and
 * a string there, a flag is 0 or "0", a moment is epoch seconds or a text in UTC, and what is optional is often null.
 * It was written from the specification alone and is never mended by looking at the product's own schemas.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { type Contract, type Game, type People, type Person, somebody } from './people.ts';

export interface Ask {
  /** The query and the body together: a relay takes its fields from either. */
  fields: Record<string, unknown>;
  /** Of the token that came with the call, where one came. */
  person: Person | undefined;
  token: string;
  people: People;
  now: number;
  address: string;
  ip: string;
}

export interface Call {
  methods: string;
  token: boolean;
  sealed: boolean;
  answer(ask: Ask, person: Person): unknown;
}

const words = {
  signIn: ['Not logged in, please login', 'No ha iniciado sesión, por favor ingrese'],
  credentials: ['Wrong username or password', 'Usuario o contraseña incorrectos'],
  captcha: ['Captcha check failed', 'El captcha no es correcto'],
  code: ['Invalid verification code', 'Código de verificación inválido'],
  noCode: ['Missing verification code', 'Falta el código de verificación'],
  codeEnded: ['Verification code expired, send again', 'El código ha caducado, envíelo de nuevo'],
  phone: ['Invalid phone number format', 'El formato del teléfono no es válido'],
  noPhone: ['Missing phone number', 'Falta el número de teléfono'],
  often: ['Too many requests, try again after 5 minutes', 'Demasiadas solicitudes, intente en 5 minutos'],
  nobody: ['Username/Email does not exist', 'El usuario o el correo no existe'],
  taken: ['The username is taken', 'El usuario ya existe'],
  rules: ['A field is missing or breaks its rule', 'Falta un campo o no cumple su regla'],
  confirmation: ['Incorrect confirmation input', 'La confirmación no coincide'],
  oldPassword: ['The old password is not correct', 'La contraseña anterior no es correcta'],
  invitation: ['Invalid invitation code', 'Código de invitación inválido'],
  payment: ['Wrong withdraw password', 'La contraseña de retiro no es correcta'],
  points: ['Not enough points', 'No tiene puntos suficientes'],
  closed: ['This is not open to you now', 'No está disponible para usted ahora'],
  unknown: ['No such record', 'El registro no existe'],
  game: ['Game under maintenance', 'Juego en mantenimiento'],
  feedback: ['Content between 1 and 140 characters', 'El contenido debe tener entre 1 y 140 caracteres'],
  seal: ['Invalid request', 'Solicitud inválida'],
  broken: ['Unknown error', 'Error desconocido'],
} satisfies Record<string, [string, string]>;

type Word = keyof typeof words;

export class Refusal extends Error {
  readonly word: Word;
  readonly value: unknown;
  constructor(word: Word, value: unknown) {
    super(word);
    this.word = word;
    this.value = value;
  }
}

export function refuse(word: Word, value: unknown = null): never {
  throw new Refusal(word, value);
}

/** Spanish is the default (spec 9). */
export function say(word: Word, language: string | undefined): string {
  return words[word][language?.toUpperCase().startsWith('EN') ? 0 : 1] ?? word;
}

/** The first of these fields that says something: the specification names few fields of the acts. */
function text(fields: Record<string, unknown>, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if ((typeof value === 'string' && value.trim()) || typeof value === 'number') return String(value).trim();
  }
  return '';
}

const digits = (value: string) => value.replace(/\D/g, '');
const money = (amount: number) => amount.toFixed(2);
const cents = (amount: number) => Math.round(amount * 100) / 100;
const seconds = (at: number) => Math.floor(at / 1000);
const stamp = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
/** A number may come with its dialing code or without it. */
const sameNumber = (one: string, other: string) =>
  one !== '' && other !== '' && (one.endsWith(other) || other.endsWith(one));

// ---- who is asking ----

const memberInfo = (person: Person) => ({
  id: person.id,
  account: person.account,
  nickname: person.nickname,
  type: person.type,
  toUpline: person.type === 1 ? 1 : 0,
  clubLabel:
    person.rankLevel === null ? null : { labelName: `Club ${person.rankLevel}`, rankLevel: person.rankLevel },
  memberLabel: person.type === 4 ? null : [{ labelName: 'VIP' }],
  userName: person.account,
});

/** A token ends half an hour after its last use; firstTimeLogin is said once. */
export const tokenLasts = 30 * 60_000;

function signedIn({ people, now }: Ask, person: Person) {
  const token = randomUUID().replaceAll('-', '');
  people.tokens.set(token, { person, ends: now + tokenLasts });
  const firstTimeLogin = person.firstTime ? 1 : 0;
  person.firstTime = false;
  return {
    token,
    firstTimeLogin,
    passwordExpired: person.passwordExpired ? '1' : '0',
    ...memberInfo(person),
  };
}

function login(ask: Ask) {
  const { fields, people } = ask;
  const name = text(fields, 'username', 'mobileNum');
  const failures = people.failedLogins.get(name) ?? 0;
  if (failures >= 3 && !people.captchas.delete(text(fields, 'captcha'))) refuse('captcha', { captcha: 1 });
  const bySms = fields.type === 'sms';
  const person = people.members.find(({ account, mobileNum }) =>
    bySms ? sameNumber(mobileNum ?? '', digits(name)) : account === name,
  );
  try {
    if (bySms) takeCode(ask, digits(name), text(fields, 'password'));
    if (!person || (!bySms && person.password !== fields.password)) refuse('credentials');
  } catch (refusal) {
    people.failedLogins.set(name, failures + 1);
    if (refusal instanceof Refusal && failures >= 2) refuse(refusal.word, { captcha: 1 });
    throw refusal;
  }
  people.failedLogins.delete(name);
  return signedIn(ask, person);
}

/** A demo account for each free play: what one visitor plays, another does not see. */
function freePlay(ask: Ask) {
  const id = 70_000 + ask.people.members.length;
  const person = somebody(id, `demo${id}`, {
    type: 4,
    password: randomUUID(),
    paymentPassword: null,
    balance: 1000,
  });
  ask.people.members.push(person);
  return signedIn(ask, person);
}

function sendCode({ fields, people, now }: Ask) {
  const number = digits(text(fields, 'mobileNum', 'mobileNo'));
  if (!number) refuse('noPhone');
  if (number.length < 7 || number.length > 15) refuse('phone');
  const sent = (people.codes.get(number)?.sent ?? []).filter((at) => now - at < 5 * 60_000);
  if (sent.length >= 5) refuse('often');
  const code = String(randomInt(100_000, 1_000_000));
  people.codes.set(number, { code, ends: now + 5 * 60_000, sent: [...sent, now] });
  return { expiredMinutes: 5 };
}

function takeCode({ people, now }: Ask, number: string, code: string) {
  if (!code) refuse('noCode');
  const [key, sent] = [...people.codes].find(([to]) => sameNumber(to, number)) ?? [];
  if (!key || sent?.code !== code) refuse('code');
  if (sent.ends < now) refuse('codeEnded');
  people.codes.delete(key);
}

/** Every rule that is enabled, as a form would be checked; the captcha counts only where its rule is on. */
function checkRules(
  { people }: Ask,
  fields: Record<string, unknown>,
  names = Object.keys(people.registerRules),
) {
  for (const name of names) {
    const rule = people.registerRules[name];
    if (!rule) continue;
    const value = text(fields, name);
    if (!value && rule.required === '0') continue;
    const fits = rule.acceptedPattern === '*' || new RegExp(rule.acceptedPattern).test(value);
    if (!fits || value.length < Number(rule.minLength) || value.length > Number(rule.maxLength))
      refuse('rules');
    if (name === 'captcha' && !people.captchas.delete(value)) refuse('captcha');
  }
}

function register(ask: Ask, byMobile: boolean) {
  const { fields, people } = ask;
  const mobileNum = digits(text(fields, 'mobileNum', ...(byMobile ? ['username'] : [])));
  const account = byMobile ? mobileNum : text(fields, 'username');
  checkRules(ask, { ...fields, username: account, mobileNum });
  const password = text(fields, 'password');
  if (fields.confirmPassword != null && fields.confirmPassword !== password) refuse('confirmation');
  const invitation = text(fields, 'affiliateCode');
  if (invitation && !people.affiliateCodes.includes(invitation)) refuse('invitation');
  if (people.members.some((member) => member.account === account)) refuse('taken');
  if (byMobile) takeCode(ask, mobileNum, text(fields, 'verificationCode'));
  const person = somebody(90_100 + people.members.length, account, {
    password,
    mobileNum: mobileNum || null,
    email: text(fields, 'email') || null,
    nickname: text(fields, 'payeeName') || null,
    paymentPassword: text(fields, 'paymentPassword') || null,
  });
  people.members.push(person);
  return signedIn(ask, person);
}

function changePassword(ask: Ask, person: Person) {
  const { oldPassword, newPassword, confirmNewPassword } = ask.fields;
  if (oldPassword !== person.password) refuse('oldPassword');
  if (newPassword !== confirmNewPassword) refuse('confirmation');
  setPassword(ask, person);
  return null;
}

function setPassword(ask: Ask, person: Person) {
  const password = text(ask.fields, 'newPassword');
  checkRules(ask, { password }, ['password']);
  person.password = password;
  person.passwordExpired = false;
}

/** Spec 4 signs the person in after this without a word about how, so the answer is that of a login. */
function passwordByPhone(ask: Ask) {
  const number = digits(text(ask.fields, 'mobileNum'));
  const person = ask.people.members.find(({ mobileNum }) => sameNumber(mobileNum ?? '', number));
  if (!person) refuse('nobody');
  takeCode(ask, number, text(ask.fields, 'verificationCode'));
  setPassword(ask, person);
  return signedIn(ask, person);
}

function passwordByEmail({ fields, people }: Ask) {
  const { username, email } = fields;
  if (!people.members.some((member) => member.account === username && member.email === email))
    refuse('nobody');
  return null;
}

// ---- the system ----

const toggles = [
  'mobileRegistration',
  'registrationSms',
  'mobilePasswordRegistration',
  'usernameRegistration',
  'freePlay',
  'forcedPasswordChange',
  'mobileCodeLogin',
  'directRegistration',
];
/** Spec 3 names the fields of a node but no module's id: these are the words of spec 6. */
const whitelabel = () => ({
  modId: 'WEB',
  enabled: '1',
  childrenNodes: toggles.map((modId) => ({ modId, enabled: '1', childrenNodes: null })),
});

const resources = (address: string) => [
  { resourceType: 'APP', url: `${address}/play/700`, qrCodeUrl: null, labelNameEn: 'App', labelNameCn: null },
];

function systemStatus({ people, address, ip }: Ask) {
  const { maintenance, restricted, maintenanceEnd } = people.system;
  return {
    info: {
      whitelabel: whitelabel(),
      registerRules: people.registerRules,
      resources: resources(address),
      customerService: [
        { csType: 'LIVECHAT', path: `${address}/play/300` },
        { csType: 'TELEGRAM', path: null },
      ],
      analytics: { gtagId: null },
      imageCDNs: null,
      launchGameCDNs: [address],
    },
    location: { ip, country: 'CO' },
    maintenance: maintenance ? 1 : 0,
    regionRestriction: restricted ? '1' : '0',
    maintenanceEnd: maintenanceEnd === null ? null : seconds(maintenanceEnd),
  };
}

function feedback({ fields, people }: Ask) {
  const said = text(fields, 'content', 'feedback', 'comment', 'message');
  if (!said || said.length > 140) refuse('feedback');
  people.feedback.push(said);
  return null;
}

function affiliate({ fields, people }: Ask) {
  const code = text(fields, 'code', 'affiliateCode');
  if (!people.affiliateCodes.includes(code)) refuse('invitation');
  return { code, domain: text(fields, 'domain') || null };
}

function captcha({ people }: Ask) {
  const shown = String(randomInt(1000, 10_000));
  people.captchas.add(shown);
  return pictureOf(shown);
}

/** A grey PNG of digits, three points wide and five high, in base64 without a "data:" before it. */
function pictureOf(shown: string): string {
  const drawn =
    '111101101101111 010110010010111 111001111100111 111001111001111 101101111001001 111100111001111 111100111101111 111001001001001 111101111101111 111101111001111'.split(
      ' ',
    );
  const scale = 6;
  const width = (shown.length * 4 + 1) * scale;
  const height = 7 * scale;
  const points = Buffer.alloc((width + 1) * height, 230);
  for (let y = 0; y < height; y += 1) {
    points[y * (width + 1)] = 0;
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor(x / scale) - 1, Math.floor(y / scale) - 1];
      const digit = drawn[Number(shown[Math.floor(column / 4)])];
      const inside = column % 4 < 3 && row >= 0 && row < 5;
      if (inside && digit?.[row * 3 + (column % 4)] === '1') points[y * (width + 1) + 1 + x] = 40;
    }
  }
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.length, 0);
    around.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(points)),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}

function announcements({ fields, people, person, now }: Ask) {
  const asked = String(fields.types ?? 'B,PL,PU,PR,H').split(/[^A-Z]+/);
  const listed = (type: string, list: unknown[]) => (asked.includes(type) ? list : null);
  const status = (id: number, soon: boolean) =>
    soon ? 'coming soon' : (person?.promotions.get(id) ?? 'Join');
  return {
    banners: listed('B', [{ groupName: 'HOME', url: `data:image/png;base64,${pictureOf('50')}` }]),
    player: listed('PL', [
      { id: 1, title: 'Nuevo horario', content: 'Pagos a toda hora.', date: seconds(now) },
    ]),
    popup: listed('PU', [{ id: 2, title: 'Aviso', content: '<b>Juegue con calma.</b>', date: stamp(now) }]),
    promotion: listed(
      'PR',
      people.promotions.map(({ id, title, content, soon }) => ({
        id,
        title,
        content,
        date: soon ? null : stamp(now),
        status: status(id, soon),
      })),
    ),
  };
}

// ---- games ----

const lotteries = (people: People) => people.games.filter(({ gameType }) => gameType.endsWith('LOTT'));

const menuItem = ({ gameId, gameName, gameType, vassalage, code }: Game) => ({
  gameId,
  gameName,
  code,
  defaultPlayType: null,
  accountTypeName: gameType === 'ELOTT' ? 'ELOTT' : 'SEA',
  gameType,
  isGame: null,
  vassalage,
});

const lotteryMenus = ({ people }: Ask) =>
  ['LOTT', 'ELOTT'].map((gameGroupCode) => ({
    gameGroupCode,
    labelName: gameGroupCode === 'LOTT' ? 'Loterías' : null,
    gameMenus: lotteries(people)
      .filter(({ gameType }) => gameType === gameGroupCode)
      .map(menuItem),
  }));

/** What a list shows of a game: the word of its maintenance is the provider's own. */
const listed = ({ underMaintenance: _, ...game }: Game) => game;

const inOrder = (people: People, ids: number[]) =>
  ids.flatMap((id) => people.games.filter(({ gameId }) => gameId === id));

/** A filter that isn't sent filters nothing; twenty a page, as spec 3 names only the number of pages. */
function gameList({ fields, people }: Ask, person: Person) {
  const gameType = text(fields, 'gameType');
  const vassalage = text(fields, 'vassalage');
  const name = text(fields, 'gameName').toLowerCase();
  const classified = text(fields, 'gameClassify');
  const own = { FAV: person.favourites, RECENT: person.recent }[classified];
  const found = people.games.filter(
    (game) =>
      (!gameType || gameType === 'ALL' || game.gameType === gameType) &&
      (!vassalage || game.vassalage === vassalage) &&
      game.gameName.toLowerCase().includes(name) &&
      (classified !== 'HOT' || game.isHot === 1) &&
      (!own || own.includes(game.gameId)) &&
      (game.minBet ?? 0) >= Number(text(fields, 'minBet')) &&
      (game.minLineNum ?? 0) >= Number(text(fields, 'minLineNum')),
  );
  const page = Math.max(1, Number(text(fields, 'page', 'pageNo', 'pageNum')) || 1);
  return {
    games: found.slice((page - 1) * 20, page * 20).map(listed),
    totalPages: Math.ceil(found.length / 20),
  };
}

/** Spec 4 moves the cockfight cards out of the sports, so that is where a provider sends them. */
function lanes({ people }: Ask) {
  const titles = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
  return titles.map((title) => {
    const cards = people.vendors.filter(
      ({ gameType }) => (gameType === 'COCKFIGHT' ? 'SPORTS' : gameType) === title,
    );
    return { title, cards, gameClassify: cards.length > 1 ? [{ name: 'ALL', vendors: cards }] : null };
  });
}

function gameTypesOf({ fields, people }: Ask) {
  const vassalage = text(fields, 'vassalage');
  return [
    ...new Set(
      people.vendors.filter((one) => !vassalage || one.vassalage === vassalage).map((one) => one.gameType),
    ),
  ];
}

function launch({ fields, people, address }: Ask, person: Person) {
  const wanted = text(fields, 'gameId', 'roomId', 'gameCode');
  const vendor = text(fields, 'vassalage') || (fields.launchMode === 'LOTT' ? 'TCG_SEA' : '');
  const game = people.games.find(({ gameId, code, vassalage }) =>
    wanted ? String(gameId) === wanted || code === wanted : vassalage === vendor,
  );
  if (!game) refuse('unknown');
  if (game.underMaintenance) refuse('game');
  person.recent = [game.gameId, ...person.recent.filter((id) => id !== game.gameId)];
  const url = `${address}/play/${game.gameId}`;
  if (game.gameType === 'PVP') return { content: url };
  return game.gameType === 'LIVE' ? { game_url: null, game_url2: url } : { game_url: url, game_url2: null };
}

/** A draw every five minutes, the same whenever it is asked again; its moment is written as the call writes it. */
function draws({ fields, people, now }: Ask, moment: (at: number) => unknown) {
  const wanted = text(fields, 'gameId', 'gameCode', 'code');
  const games = lotteries(people).filter(
    ({ gameId, code }) => !wanted || String(gameId) === wanted || code === wanted,
  );
  const count = Math.min(100, Number(text(fields, 'count')) || 20);
  const every = 5 * 60_000;
  return Array.from({ length: games.length && count }, (_, place) => {
    const game = games[place % games.length];
    const numero = Math.floor(now / every) - Math.floor(place / games.length);
    const drawn = [3, 5, 7, 11, 13].map((factor) => (numero * factor + (game?.gameId ?? 0)) % 10);
    return {
      gameId: game?.gameId,
      code: game?.code,
      gameName: game?.gameName,
      numero: String(numero),
      winningNumber: drawn.join(','),
      openTime: moment(numero * every),
    };
  });
}

// ---- missions, promotions, contracts, points ----

const winners = [
  { rank: 1, account: 'lu***a', gameName: 'Big Slot 1', amount: '15200.00' },
  { rank: 2, account: 'pe***o', gameName: null, amount: 830.5 },
];

const missions = ({ people }: Ask, person: Person) =>
  people.missions.map(({ id, title, target, reward, ends }) => {
    const done = person.missionsDone.includes(id);
    return {
      id,
      title,
      target,
      progress: done ? target : 0,
      reward,
      status: done ? '1' : '0',
      endTime: stamp(ends),
    };
  });

function promotionOf({ fields, people }: Ask) {
  const wanted = text(fields, 'promotionId', 'id');
  const promotion = people.promotions.find(({ id }) => String(id) === wanted);
  return promotion ?? refuse('unknown');
}

function join(ask: Ask, person: Person) {
  const { id, soon } = promotionOf(ask);
  if (soon || person.promotions.has(id)) refuse('closed');
  person.promotions.set(id, 'Claim');
  return { status: 'Claim' };
}

function requestReward(ask: Ask, person: Person) {
  const { id, bonus } = promotionOf(ask);
  if (person.promotions.get(id) !== 'Claim') refuse('closed');
  person.promotions.set(id, 'Claimed');
  person.balance += bonus;
  return { status: 'Claimed' };
}

function claimRaffle(_: Ask, person: Person) {
  if (person.rafflesLeft < 1) refuse('closed');
  person.rafflesLeft -= 1;
  person.balance += 7.5;
  return { amount: '7.50' };
}

/** Spec 7 shows no fields: without an act it is a reading, with Accept, Reject or Terminate (spec 4) it is that act. */
const contract = (kind: Contract['kind']) =>
  relay((ask, person) => {
    const own = person.contracts.filter((one) => one.kind === kind);
    const act = text(ask.fields, 'action', 'operation', 'status', 'type').toLowerCase();
    const wanted = text(ask.fields, 'contractId', 'id');
    if (act) {
      const one = own.find(({ id }) => !wanted || String(id) === wanted);
      if (!one) refuse('unknown');
      if (act.startsWith('accept') && one.status === 'NEW') one.status = 'ACCEPTED';
      else if (act.startsWith('reject') && one.status === 'NEW') one.status = 'REJECTED';
      else if (act.startsWith('terminate') && one.status === 'ACCEPTED') one.status = 'TERMINATED';
      else refuse('closed');
    }
    return own.map(({ id, status, terms }) => ({ id, status, ...terms }));
  });

/** Whether a salary or a dividend is there for the account, a flag each and no two alike. */
function consolidated(_: Ask, person: Person) {
  const has = (kind: Contract['kind']) => person.contracts.some((one) => one.kind === kind);
  return {
    dailysalreqtype: has('daily') ? 1 : 0,
    divtypereq: has('dividend') ? '1' : '0',
    contracthoursalreq: has('hourly') ? 1 : null,
    realtimesalreqtype: has('realTime') ? '1' : null,
  };
}

/** "passwordCheck" stands before the names of these calls: the withdraw password comes first. */
function checkPayment({ fields }: Ask, person: Person) {
  const given = text(fields, 'paymentPassword', 'withdrawPassword', 'password');
  if (!person.paymentPassword || given !== person.paymentPassword) refuse('payment');
}

function spend(person: Person, points: number, type: string, now: number) {
  if (!(points > 0)) refuse('rules');
  if (points > person.points) refuse('points');
  person.points = cents(person.points - points);
  const referenceNumber = `P${seconds(now)}${person.pointMoves.length}`;
  person.pointMoves.unshift({
    referenceNumber,
    time: seconds(now),
    type,
    points: money(-points),
    remark: null,
  });
  return referenceNumber;
}

function redeem(ask: Ask, person: Person) {
  const { fields, people, now } = ask;
  checkPayment(ask, person);
  if (!text(fields, 'address', 'receivingAddress') || !text(fields, 'mobileNum', 'mobileNo')) refuse('rules');
  const wanted = text(fields, 'rewardId', 'id');
  const reward = people.rewards.find(({ id }) => String(id) === wanted);
  if (!reward) refuse('unknown');
  const quantity = Number(text(fields, 'quantity') || '1');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > reward.quantity) refuse('rules');
  const { type, name, amount } = reward;
  const points = Number(reward.points) * quantity;
  const referenceNumber = spend(person, points, 'REDEEM', now);
  reward.quantity -= quantity;
  person.redeemed.unshift({
    referenceNumber,
    applyTime: stamp(now),
    type,
    name,
    quantity,
    points: money(points),
    amount,
    status: 'In Process',
    remark: null,
  });
  return { referenceNumber };
}

/** A hundred points are one of money: `ratio` below. */
function convert(ask: Ask, person: Person) {
  checkPayment(ask, person);
  const points = Number(text(ask.fields, 'points', 'point', 'amount', 'quantity'));
  const referenceNumber = spend(person, points, 'CONVERT', ask.now);
  person.balance = cents(person.balance + points * 0.01);
  return { referenceNumber };
}

const pointConfig = {
  ratio: '0.01',
  LIVE: '0.70',
  SPORTS: 1,
  FISH: 1.2,
  RNG: '1.20',
  PVP: '1.00',
  COCKFIGHT: 1,
};

// ---- the calls ----

const open = (methods: string, answer: (ask: Ask) => unknown): Call => ({
  methods,
  token: false,
  sealed: false,
  answer,
});
const member = (methods: string, answer: Call['answer']): Call => ({
  methods,
  token: true,
  sealed: false,
  answer,
});
const sealed = (call: Call): Call => ({ ...call, sealed: true });
/** A relay is asked with a query or with a JSON body, whatever it does. */
function relay(answer: Call['answer']): Call {
  return member('GET POST', answer);
}
const openRelay = (answer: (ask: Ask) => unknown) => open('GET POST', answer);

export const calls: Record<string, Call> = {
  '/wps/session/login': sealed(open('POST', login)),
  '/wps/session/login/freeplay': open('POST', freePlay),
  '/wps/verification/sms/noLogin': open('POST', sendCode),
  '/wps/verification/sms/register': open('POST PUT GET', sendCode),
  '/wps/system/whitelabel': open('GET', whitelabel),
  '/wps/system/setting/register': open('GET', ({ people }) => people.registerRules),
  '/wps/member/info': member('GET', (_, person) => memberInfo(person)),
  '/wps/member/info/icon': member('GET', (_, { nickname }) => (nickname ? '3' : null)),
  '/wps/relay/MCSFE_getPlayerAvatar': relay((_, { nickname }) =>
    nickname ? { avatar: '3', avatarType: 'STATIC' } : null,
  ),
  '/wps/member/register': sealed(open('PUT', (ask) => register(ask, false))),
  '/wps/member/register/mobile': sealed(open('PUT', (ask) => register(ask, true))),
  '/wps/member/password': sealed(member('POST', changePassword)),
  '/wps/member/password/verification': sealed(open('POST', passwordByPhone)),
  '/wps/member/password/email': open('POST', passwordByEmail),
  '/wps/agent/affiliate': open('GET', affiliate),
  '/wps/captcha': open('GET', captcha),
  '/wps/system/status': open('GET', systemStatus),
  '/wps/system/domainRoute': open('GET', ({ address }) => ({
    domainList: [{ speed: 42, resourceType: 'WEB' }],
    resources: resources(address),
  })),
  '/wps/system/helpCenter': open('GET', ({ now }) => [
    { id: 11, title: 'Cómo depositar', content: '<p>Desde el centro de miembros.</p>', date: stamp(now) },
  ]),
  '/wps/feedback': open('PUT', feedback),
  '/wps/session/logout': member('DELETE', ({ people, token }) => {
    people.tokens.delete(token);
    return null;
  }),

  '/wps/v2/wallets/balance': member('GET', (_, { balance }) => ({ sumBalance: cents(balance) })),
  // It brings home what the vendors hold, which the sum of the wallets does not show.
  '/wps/relay/GCS_walletTransfer': relay(() => null),
  '/wps/relay/GCS_merchantWallet': relay(() => ({ isSingle: '0' })),
  '/wps/member/info/funds/consolidated': member('GET', consolidated),
  '/wps/relay/CSP_unreadCount': relay((_, { unread }) => unread),

  '/lgw/games/game_menus': open('GET', lotteryMenus),
  '/lgw/vn/games/game_menu': open('GET', lotteryMenus),
  '/lgw/vn/games/game_menu/recent': member('GET', ({ people }, { recent }) =>
    inOrder(people, recent)
      .filter(({ code }) => code)
      .map(menuItem),
  ),
  '/wps/relay/GCSGAME_hotGamesV2': openRelay(({ people, fields }) => {
    const vassalage = text(fields, 'vassalage');
    const hot = people.games.filter((game) => game.isHot && (!vassalage || game.vassalage === vassalage));
    return { list: hot.map(listed) };
  }),
  '/wps/relay/GCSGAME_gameList': relay(gameList),
  '/wps/relay/GCSGAME_getVassGameType': relay(gameTypesOf),
  '/wps/relay/GCSGAME_newGameVendor': openRelay((ask) => ({ data: { lanes: lanes(ask) } })),
  '/wps/relay/GCSGAME_getRankList': openRelay(() => winners),
  '/wps/relay/MCSFE_getListAnnouncements': openRelay(announcements),
  '/wps/relay/MCSFE_getFavoriteGames': relay((_, { favourites }) => favourites),
  '/wps/relay/MCSFE_getFavoriteGamesList': relay(({ people }, { favourites }) =>
    inOrder(people, favourites).map(listed),
  ),
  '/wps/relay/GCS_recentGame': relay(({ people }, { recent }) => inOrder(people, recent).map(listed)),
  '/wps/relay/GLS2_roomList': relay(({ people }) =>
    people.games
      .filter(({ gameType }) => gameType === 'PVP')
      .map(({ gameId, gameName, nodeId, vassalage }) => ({
        roomId: gameId,
        gameName,
        nodeId,
        vassalage,
        minBet: '1.00',
      })),
  ),
  '/wps/game/launchGame': member('POST', launch),
  '/lgw/games/popular': open('GET', ({ people, fields }) =>
    lotteries(people)
      .slice(0, Number(text(fields, 'count')) || 20)
      .map(menuItem),
  ),
  '/lgw/vn/numeros/opened/game': open('GET', (ask) => draws(ask, seconds)),
  '/lotto/lgw/games/opened/numero': member('GET', (ask) => draws(ask, stamp)),

  '/wps/relay/MCSFE_getMissionSummaryDetails': relay(missions),
  '/wps/relay/MCSFE_getMissionLeaderboard': relay(() => winners),
  '/wps/relay/MCSFE_signUpPromotionJoin': relay(join),
  '/wps/relay/MCSFE_signUpRequestReward': relay(requestReward),
  '/wps/relay/MCS2_claimRafflePromotion': relay(claimRaffle),
  '/wps/relay/MCS2_processDividendReq': contract('dividend'),
  '/wps/relay/MCS2_processDailySalContract': contract('daily'),
  '/wps/relay/MCS2_processContractHourSalary': contract('hourly'),
  '/wps/relay/MCSFE_processRealTimeSalaryContract': contract('realTime'),

  '/wps/relay/MCS2_getPointBalance': relay((_, { points }) => ({ currentPoints: money(points) })),
  '/wps/relay/MCS2_getPointReward': relay(({ people }) => people.rewards),
  '/wps/relay/passwordCheck/MCS2_redeemPointReward': relay(redeem),
  '/wps/relay/MCS2_getRedeemPointList': relay((_, { redeemed }) => redeemed),
  '/wps/relay/MCS2_getPointConfig': relay(() => pointConfig),
  '/wps/relay/ODSFE2_MemTransDet': relay((_, { pointMoves }) => pointMoves),
  '/wps/relay/passwordCheck/MCS2_convertPoint': relay(convert),
};
