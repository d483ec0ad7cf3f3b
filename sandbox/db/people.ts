/** The password of every seeded person. */
export const seedPassword = 'Clave-2026!';

/** The withdraw password of every seeded person. */
export const seedWithdrawPassword = '246810';

/** Days ago: when the books begin, and the people of the seed joined. */
export const booksBegan = 120;

/** A person who can sign in as soon as the sandbox has started. */
export type Person = {
  readonly account: string;
  /** What this person shows, for the README, the output of `npm start` and the control page. */
  readonly about: readonly [en: string, es: string];
  /** The account type of spec 6: 0 member, 1, 2, 41 and 42 agents, 4 demo. */
  readonly type: number;
  readonly nickname: string;
  /** Money in all wallets together, in minor units. */
  readonly money: number;
  readonly rankLevel: number;
  readonly unread: number;
  /** A mobile number for signing in by SMS: dialing code and national number. */
  readonly mobile?: readonly [dialing: string, number: string];
  readonly upline?: string;
  readonly mustChange?: true;
  readonly expired?: true;
  readonly firstLogin?: true;
  /** The only address from which this person signs in without a further check. */
  readonly knownAddress?: string;
  readonly disabled?: true;
  /** The code that invites others; a random one by default. */
  readonly affiliateCode?: string;
  /** The secret of this person's authenticator, in base32. */
  readonly totpSecret?: string;
  /** Days since they joined; `booksBegan` by default. */
  readonly joined?: number;
  /** The version of the agreement that this person accepted; the one in force by default. */
  readonly agreement?: string;
};

const member = { type: 0, rankLevel: 1, unread: 0, money: 0 };

function downline(account: string, upline: string, nickname: string, money: number): Person {
  return {
    ...member,
    account,
    upline,
    nickname,
    money,
    about: [`member in the line of ${upline}`, `miembro de la línea de ${upline}`],
  };
}

function friend(
  account: string,
  nickname: string,
  [en, es]: Person['about'],
  [joined, money]: readonly [number, number],
): Person {
  return {
    ...member,
    account,
    nickname,
    money,
    joined,
    about: [`invited by member1: ${en}`, `con invitación de member1: ${es}`],
  };
}

/** The people of the seed, uplines before their downlines. README lists them. */
export const people: readonly Person[] = [
  {
    ...member,
    account: 'member1',
    about: ['member with money, messages and a mobile number', 'miembro con dinero, mensajes y celular'],
    nickname: 'Lucía Andrade',
    money: 1_204_50,
    rankLevel: 2,
    unread: 3,
    mobile: ['51', '987654321'],
  },
  {
    ...member,
    account: 'member2',
    about: [
      'member with little money; number in Mexico; accepted an older agreement',
      'miembro con poco dinero; celular de México; aceptó un acuerdo anterior',
    ],
    agreement: '1.0',
    nickname: 'Mateo Rivas',
    money: 75_00,
    unread: 1,
    mobile: ['52', '5512345678'],
  },
  {
    ...member,
    account: 'vip5',
    about: [
      'member of rank 5: VIP service instead of live chat',
      'miembro de rango 5: servicio VIP en vez del chat',
    ],
    nickname: 'Valentina Soler',
    money: 98_430_75,
    rankLevel: 5,
    unread: 12,
    mobile: ['34', '612345678'],
  },
  {
    ...member,
    account: 'agent1',
    about: [
      'agent of type 1: contracts of all four kinds',
      'agente de tipo 1: contratos de las cuatro clases',
    ],
    type: 1,
    nickname: 'Agencia Norte',
    money: 25_000_00,
    rankLevel: 3,
    unread: 2,
    mobile: ['57', '3001234567'],
    affiliateCode: 'NORTE-7Q4K2M8PXV',
  },
  {
    ...member,
    account: 'agent2',
    about: ['agent of type 2: dividend and daily wages', 'agente de tipo 2: dividendo y salario diario'],
    type: 2,
    nickname: 'Agencia Sur',
    money: 18_300_00,
    rankLevel: 3,
    affiliateCode: 'SUR-9T3W6H2RCJ',
  },
  {
    ...member,
    account: 'agent41',
    about: [
      'agent of type 41: dividend and hourly salary',
      'agente de tipo 41: dividendo y salario por hora',
    ],
    type: 41,
    nickname: 'Agencia Costa',
    money: 7_450_20,
    rankLevel: 2,
  },
  {
    ...member,
    account: 'agent42',
    about: [
      'agent of type 42: daily wages and real-time salary',
      'agente de tipo 42: salario diario y salario en tiempo real',
    ],
    type: 42,
    nickname: 'Agencia Sierra',
    money: 6_120_00,
    rankLevel: 2,
  },
  downline('downline1a', 'agent1', 'Camila Ponce', 310_00),
  downline('downline1b', 'agent1', 'Diego Lara', 42_10),
  downline('downline2a', 'agent2', 'Renata Gil', 155_00),
  downline('downline41a', 'agent41', 'Bruno Vega', 88_80),
  downline('downline42a', 'agent42', 'Elena Mora', 12_00),
  {
    ...member,
    account: 'demo4',
    about: ['demo account: no centre, no money of its own', 'cuenta de prueba: sin centro ni dinero propio'],
    type: 4,
    nickname: 'Prueba',
    money: 1_000_00,
  },
  {
    ...member,
    account: 'default1',
    about: [
      'has the default password: must change it before anything else',
      'tiene la contraseña inicial: debe cambiarla antes que nada',
    ],
    nickname: 'Joaquín Prieto',
    money: 60_00,
    mustChange: true,
  },
  {
    ...member,
    account: 'expired1',
    about: [
      'the password has expired: must change it while PWDEXPIRE is on',
      'su contraseña venció: debe cambiarla mientras PWDEXPIRE esté encendida',
    ],
    nickname: 'Sofía Cano',
    money: 240_00,
    expired: true,
  },
  {
    ...member,
    account: 'first1',
    about: ['has never signed in before', 'nunca ha entrado antes'],
    nickname: 'Tomás Nieto',
    money: 20_00,
    unread: 1,
    firstLogin: true,
  },
  {
    ...member,
    account: 'newip1',
    about: [
      'known from 203.0.113.10 only: must verify when signing in from anywhere else',
      'conocida solo desde 203.0.113.10: debe verificarse al entrar desde otra dirección',
    ],
    nickname: 'Irene Salas',
    money: 500_00,
    knownAddress: '203.0.113.10',
    mobile: ['56', '961234567'],
    totpSecret: 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA',
  },
  {
    ...member,
    account: 'blocked1',
    about: [
      'blocked: turned away even with the right password',
      'bloqueado: no entra ni con la contraseña correcta',
    ],
    nickname: 'Óscar Peña',
    money: 33_00,
    disabled: true,
  },
  friend('friend1', 'Pilar Cano', ['has only registered', 'solo se registró'], [1, 0]),
  friend('friend2', 'Hugo Salcedo', ['has proved an e-mail address', 'confirmó un correo'], [2, 0]),
  friend(
    'friend3',
    'Abril Fuentes',
    ['has deposited, and must bet more', 'depositó, y debe apostar más'],
    [3, 34_00],
  ),
  friend(
    'friend4',
    'Rubén Tapia',
    ['has met all conditions: being checked', 'cumplió todas las condiciones: en revisión'],
    [6, 23_00],
  ),
  friend('friend5', 'Noelia Campos', ['has brought a reward', 'ya trajo un premio'], [45, 34_00]),
  friend('friend6', 'Ismael Bravo', ['made no deposit in time', 'no depositó a tiempo'], [20, 0]),
  friend(
    'friend7',
    'Teresa Lugo',
    ['registered where member1 was signed in', 'se registró donde member1 había entrado'],
    [10, 0],
  ),
];
