/**
 * The people, games and announcements of a provider's gateway that speaks the specification and nothing more. All of it
 * is in memory and gone when the gateway closes; a test may read it and change it. It was written from the
 * specification alone and is never mended by looking at the product's own schemas: where the two differ, that is what
 * it is here to show.
 */

export interface Contract {
  id: number;
  kind: 'dividend' | 'daily' | 'hourly' | 'realTime';
  status: 'NEW' | 'ACCEPTED' | 'REJECTED' | 'TERMINATED';
  terms: Record<string, unknown>;
}

interface Rule {
  acceptedPattern: string;
  patternId: number;
  minLength: number | string;
  maxLength: number | string;
  required: '0' | '1';
}

/** A member with nothing but a name; what `given` says stands instead. */
export function somebody(id: number, account: string, given: Partial<Person> = {}): Person {
  return { ...nobody(), id, account, ...given };
}

const nobody = () => ({
  id: 0,
  account: '',
  nickname: null as string | null,
  /** 1 is an agent, 4 a demo account, 0 a member: spec 9 gives no number to a plain member. */
  type: 0,
  password: 'Lluvia2024',
  /** What the redeeming of points asks for; the specification says withdraw password and paymentPassword. */
  paymentPassword: '246810' as string | null,
  email: null as string | null,
  mobileNum: null as string | null,
  rankLevel: null as number | string | null,
  firstTime: false,
  passwordExpired: false,
  balance: 0,
  points: 0,
  unread: 0,
  favourites: [] as number[],
  recent: [] as number[],
  /** By the id of the promotion; what is not here was not yet joined. */
  promotions: new Map<number, 'Claim' | 'Claimed'>(),
  rafflesLeft: 0,
  missionsDone: [] as number[],
  contracts: [] as Contract[],
  redeemed: [] as Record<string, unknown>[],
  pointMoves: [] as Record<string, unknown>[],
});

export type Person = ReturnType<typeof nobody>;
export type People = ReturnType<typeof somePeople>;
export type Game = People['games'][number];

/** One contract of each kind, all new, so that each can be accepted, rejected and then terminated. */
function fourContracts(from: number): Contract[] {
  const offered = (place: number, kind: Contract['kind'], terms: Contract['terms']): Contract => ({
    id: from + place,
    kind,
    status: 'NEW',
    terms,
  });
  return [
    offered(0, 'dividend', {
      period: 'Monthly',
      rate: '12.50',
      periodValidBet: 50000,
      periodProfitAndLoss: '-2000.00',
      activeMemberCount: 5,
    }),
    offered(1, 'daily', { period: 'Daily', rate: 0.8, dailyBetAmount: '10000.00', activeMemberCount: null }),
    offered(2, 'hourly', { period: null, rate: '0.35', hourlyBetAmount: 1500.5, activeMemberCount: 2 }),
    offered(3, 'realTime', {
      period: null,
      profitSalaryRate: 0.2,
      lossSalaryRate: '0.40',
      singleBet: '100.00',
    }),
  ];
}

/** Vendors and their games: every category of spec 9, and slots enough for a second page. */
function someGames() {
  const vendor = (accountTypeId: number, vassalage: string, displayName: string, gameType: string) => ({
    accountTypeId,
    vassalage,
    displayName,
    isHot: accountTypeId % 3 === 1 ? '1' : '0',
    gameType,
  });
  const vendors = [
    vendor(1, 'TCG_SEA', 'Loterías del Sur', 'LOTT'),
    vendor(2, 'TCG_ELOTT', 'E-Lotto', 'ELOTT'),
    vendor(3, 'LUZ', 'Luz en Vivo', 'LIVE'),
    vendor(4, 'GOL', 'Gol', 'SPORTS'),
    vendor(5, 'DS88', 'Gallera 88', 'COCKFIGHT'),
    vendor(6, 'MAR', 'Mar Abierto', 'FISH'),
    vendor(7, 'BGS', 'Big Slots', 'RNG'),
    vendor(8, 'REY', 'Rey de Oros', 'RNG'),
    vendor(9, 'DUO', 'Duo', 'PVP'),
    vendor(10, 'IMES', 'Arena', 'ESPORTS'),
  ];
  const names: Record<string, string[]> = {
    TCG_SEA: ['Río Rojo 5', 'Delta 3', 'Mil Números'],
    TCG_ELOTT: ['Minuto 5'],
    LUZ: ['Ruleta Dorada', 'Bacará Azul'],
    GOL: ['Gol'],
    DS88: ['Gallera 88'],
    MAR: ['Pez Dragón', 'Red de Plata'],
    BGS: Array.from({ length: 26 }, (_, place) => `Big Slot ${place + 1}`),
    REY: ['Oros y Copas', 'La Mina'],
    DUO: ['Mesa de Póker', 'Mesa de Dominó'],
    IMES: ['Arena'],
  };
  const games = vendors.flatMap(({ accountTypeId, vassalage, gameType }) =>
    (names[vassalage] ?? []).map((gameName, place) => {
      const slot = gameType === 'RNG';
      return {
        gameId: accountTypeId * 100 + place,
        gameName,
        gameType,
        vassalage,
        nodeId: accountTypeId,
        isHot: place === 0 ? 1 : 0,
        minBet: slot ? (2 * (place + 1)) / 10 : null,
        minLineNum: slot ? 10 : null,
        /** A lottery is launched by its code. */
        code: gameType.endsWith('LOTT') ? `${vassalage}_${place + 1}` : null,
        underMaintenance: gameName === 'La Mina',
      };
    }),
  );
  return { vendors, games };
}

export function somePeople(now: number) {
  const day = 86_400_000;
  const members = [
    somebody(90001, 'marina01', {
      nickname: 'Marina',
      email: 'marina@example.com',
      mobileNum: '3001112233',
      rankLevel: '5',
      balance: 1234.5,
      points: 1320.5,
      unread: 3,
      favourites: [700, 300],
      recent: [701],
      rafflesLeft: 1,
      missionsDone: [51],
      contracts: fourContracts(8100),
    }),
    somebody(90002, 'primera02', { mobileNum: '3001112244', firstTime: true, rankLevel: 1, balance: 50 }),
    somebody(90003, 'caducada03', { email: 'caducada@example.com', passwordExpired: true, balance: 10.25 }),
    somebody(90004, 'agente04', {
      nickname: 'Agente',
      type: 1,
      mobileNum: '3001112255',
      rankLevel: 3,
      balance: 80000,
      points: 10,
      contracts: fourContracts(8200),
    }),
  ];
  const rule = (
    patternId: number,
    min: number | string,
    max: number | string,
    required: '0' | '1',
  ): Rule => ({
    acceptedPattern: '*',
    patternId,
    minLength: min,
    maxLength: max,
    required,
  });
  /** By the field's name in the registration user (spec 3); null is a field that isn't enabled. */
  const registerRules: Record<string, Rule | null> = {
    username: { ...rule(1, '6', '14', '1'), acceptedPattern: '^[a-zA-Z0-9]+$' },
    password: rule(2, 6, 16, '1'),
    payeeName: rule(3, 2, 60, '0'),
    email: rule(4, 6, 60, '0'),
    mobileNum: { ...rule(5, 7, '15', '0'), acceptedPattern: '^[0-9]+$' },
    verificationCode: rule(6, 0, 255, '0'),
    affiliateCode: rule(7, 4, 12, '0'),
    paymentPassword: null,
    captcha: null,
    recommenderId: null,
    qqNum: null,
    line: null,
    whatsapp: null,
    facebook: null,
    wechat: null,
    idNumber: null,
  };
  return {
    members,
    tokens: new Map<string, { person: Person; ends: number }>(),
    /** What was sent by SMS, by the digits of the number as it was asked: a test reads its code here. */
    codes: new Map<string, { code: string; ends: number; sent: number[] }>(),
    /** The texts of the captchas that were shown and not yet used. */
    captchas: new Set<string>(),
    failedLogins: new Map<string, number>(),
    /** The switches of /wps/system/status; maintenanceEnd is in epoch milliseconds. */
    system: { maintenance: false, restricted: false, maintenanceEnd: null as number | null },
    ...someGames(),
    registerRules,
    affiliateCodes: ['SUR2024'],
    feedback: [] as string[],
    promotions: [
      { id: 31, title: 'Bono de bienvenida', content: '<p>50 al inscribirse.</p>', bonus: 50, soon: false },
      { id: 32, title: 'Lluvia de premios', content: '<p>Muy pronto.</p>', bonus: 10, soon: true },
    ],
    missions: [
      { id: 51, title: 'Primera apuesta', target: 1, reward: '5.00', ends: now + 7 * day },
      { id: 52, title: 'Diez giros', target: 10, reward: 12.5, ends: now + 30 * day },
    ],
    rewards: [
      { id: 71, type: 'CASH', name: 'Bono de 5', quantity: 100, points: '500.00', amount: 5 },
      { id: 72, type: 'GIFT', name: 'Camiseta', quantity: 2, points: '1200', amount: null },
    ],
  };
}
