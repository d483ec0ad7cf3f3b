import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { defaultConfiguration } from '#contract/configuration.ts';
import { Preview } from '#contract/system/preview.ts';
import { defaultRules } from './default-rules.ts';
import type { Settings } from './settings.ts';

/**
 * Keys that open the customer-service paths. They are not secret: every page has them (contract/configuration.ts). They
 * are fixed, so that a page opened before a restart of the sandbox still works.
 */
function sandboxKey(use: string): string {
  return createHash('sha256').update(`vestibulo sandbox ${use}`).digest('base64');
}

const downloads = 'https://downloads.vestibulo.example';

function resource(resourceType: string, address: string, labelNameEn: string) {
  return { resourceType, url: address, qrCodeUrl: address, labelNameEn, labelNameCn: null };
}

/** A file that people install: its size in bytes, and a SHA-256 that is as invented as the file. */
function file(resourceType: string, address: string, labelNameEn: string, size: number) {
  const sha256 = createHash('sha256').update(address).digest('hex');
  return { ...resource(resourceType, address, labelNameEn), sha256, size };
}

export const defaultSettings: Settings = {
  ...defaultConfiguration,
  preview: z.parse(Preview, undefined),
  hosts: {
    games: [],
    images: [],
    support: ['t.me'],
    downloads: ['downloads.vestibulo.example', 't.me'],
    payments: [],
    verification: [],
    sites: [],
  },
  supportKeys: {
    encryptionKey: sandboxKey('support encryption'),
    macKey: sandboxKey('support mac'),
  },
  identityProviders: null,
  inspect: true,
  origin: 'http://localhost:8080',
  gameOrigin: '',
  siteOrigins: [],
  closedGames: [],
  whitelabel: {
    MOBILEREG: true,
    REGSMS: true,
    MOBILEPWDREG: true,
    USERNAMEREG: true,
    FREEPLAY: true,
    PWDEXPIRE: true,
    SMSLOGIN: true,
    DIRECTREG: true,
    CHNGPASSVERIF3: true,
    SMSIDP: false,
    LINETRANSFER: true,
  },
  whitelabelApart: false,
  registerRules: defaultRules,
  passwordRule: { patternId: 'password', minLength: 8, maxLength: 32 },
  resources: [
    resource('IOS', `${downloads}/ios`, 'iOS'),
    file('MOBILECONFIG', `${downloads}/profile.mobileconfig`, 'iOS profile', 4_812),
    file('ANDROID', `${downloads}/vestibulo.apk`, 'Android', 38_214_656),
    resource('TELEGRAM', 'https://t.me/vestibulo', 'Telegram'),
  ],
  domains: null,
  customerService: [
    // The chat's address is the game host's, which is known once it listens (server.ts).
    { csType: 'LIVECHAT', path: '', waitMinutes: 3 },
    { csType: 'VIP', path: '', waitMinutes: 1 },
    {
      csType: 'TELEGRAM',
      path: 'https://t.me/vestibulo',
      hours: { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '22:00' },
      waitMinutes: 15,
    },
  ],
  slider: { login: false, sms: false, register: true, reset: false, hosted: null },
  analytics: null,
  imageCDNs: [],
  picturesApart: false,
  launchGameCDNs: [],
  maintenance: { on: false, end: null },
  restriction: { on: false, ip: '203.0.113.7', country: 'CL' },
  money: {
    single: false,
    transfer: { min: '1.00', max: '50000.00' },
    line: { min: '10.00', max: '5000.00', perDay: '20000.00' },
    withdrawal: { min: '20.00', max: '20000.00', perDay: '50000.00', feePercent: '1', feeFixed: '0.50' },
    turnover: 1,
    receiptMinutes: 30,
    cashierMinutes: 15,
    closedMethods: [],
    proofsPerDay: 30,
  },
  limits: {
    captchaAfter: 3,
    lockAfter: 5,
    lockWindowMinutes: 30,
    lockMinutes: 5,
    loginCaptchaPerAddressHour: 30,
    loginFailuresPerAddressHour: 100,
    idleMinutes: 30,
    absoluteHours: 12,
    smsPerMinute: 1,
    smsPerHour: 5,
    smsPerDay: 20,
    smsPerAddressHour: 60,
    smsPerDayOfAll: 2_000,
    freePlayPerAddressHour: 20,
    freePlayOfAll: 1_000,
    codeMinutes: 10,
    codeTries: 5,
    captchaMinutes: 2,
    captchasPerAddressHour: 120,
    sliderMinutes: 2,
    slidersPerAddressHour: 120,
    sliderWordsPerAddressHour: 10,
    resetMinutes: 30,
    resetsPerHour: 3,
    resetsPerTabHour: 10,
    resetsPerAddressHour: 60,
    affiliatesPerMinute: 20,
    registersPerAddressHour: 60,
    jackpotOneIn: 200_000,
    auditBatchesPerMinute: 240,
    policyReportsPerMinute: 30,
    clientReportsPerMinute: 30,
    feedbackPerDay: 10,
    visitorFeedbackPerAddressHour: 10,
    agentRegistersPerHour: 60,
    chatsPerAddressHour: 30,
    supportLooksPerAddressMinute: 60,
    chatLinesPerMinute: 20,
  },
  agreement: { version: '2.0', updatedAt: '2026-02-01T05:00:00.000Z' },
  zone: 'America/Lima',
  boards: { rivals: 120, finalHours: 2 },
  referral: {
    version: 2,
    minDeposit: '20.00',
    depositDays: 7,
    minBets: '100.00',
    betDays: 30,
    holdHours: 48,
    reward: '10.00',
    perMonth: 5,
    inTotal: 50,
  },
  agents: { masked: false, openInvitations: 20 },
  contracts: { answerDays: 7, reviewHours: 24, expiresDays: 30 },
  smsCountries: ['56', '54', '51', '52', '57', '34'],
  protection: { market: 'BASE', register: { answer: 'allowed', left: null } },
};
