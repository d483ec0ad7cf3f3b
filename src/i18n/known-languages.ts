/** A language as pages and people know it. */
export type Language = {
  /** As pages and the platform know it. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  /** Given where it is written from the right. */
  readonly direction?: 'rtl';
};

const left = (tag: string, name: string): Language => ({ tag, name });
const right = (tag: string, name: string): Language => ({ tag, name, direction: 'rtl' });

/**
 * The language codes of a gateway (spec 9), each with its tag and its name in itself. They come only with a brand that
 * offers one without words here (decision: languages that have no words).
 */
export const knownLanguages: Readonly<Record<string, Language>> = {
  EN: left('en', 'English'),
  ES: left('es', 'Español'),
  CN: left('zh-Hans', '简体中文'),
  TW: left('zh-Hant', '繁體中文'),
  JA: left('ja', '日本語'),
  KO: left('ko', '한국어'),
  TH: left('th', 'ไทย'),
  VI: left('vi', 'Tiếng Việt'),
  ID: left('id', 'Bahasa Indonesia'),
  MS: left('ms', 'Bahasa Melayu'),
  TL: left('fil', 'Filipino'),
  KM: left('km', 'ខ្មែរ'),
  LO: left('lo', 'ລາວ'),
  MY: left('my', 'မြန်မာ'),
  HI: left('hi', 'हिन्दी'),
  BN: left('bn', 'বাংলা'),
  TA: left('ta', 'தமிழ்'),
  TE: left('te', 'తెలుగు'),
  NE: left('ne', 'नेपाली'),
  UR: right('ur', 'اردو'),
  AR: right('ar', 'العربية'),
  FA: right('fa', 'فارسی'),
  HE: right('he', 'עברית'),
  PT: left('pt', 'Português'),
  FR: left('fr', 'Français'),
  DE: left('de', 'Deutsch'),
  IT: left('it', 'Italiano'),
  NL: left('nl', 'Nederlands'),
  PL: left('pl', 'Polski'),
  RU: left('ru', 'Русский'),
  UK: left('uk', 'Українська'),
  TR: left('tr', 'Türkçe'),
  EL: left('el', 'Ελληνικά'),
  RO: left('ro', 'Română'),
  SV: left('sv', 'Svenska'),
};

/** Codes that gateways also use for languages of the list: names of their countries. */
export const otherCodes: Readonly<Record<string, keyof typeof knownLanguages>> = {
  JP: 'JA',
  KR: 'KO',
  VN: 'VI',
  ZH: 'CN',
};
