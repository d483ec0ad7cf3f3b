import type { BrandFile } from '#contract/system/look.ts';
import { holesOf } from '#src/i18n/brand-texts.ts';
import { knownLanguages, otherCodes } from '#src/i18n/known-languages.ts';
import { type Finding, voiceOf } from './finding.ts';
import { type OurTexts, ourTexts } from './our-texts.ts';

const texts = voiceOf('texts');
const languages = voiceOf('languages');

const usual = 'ES';
/** Our name for the product, where a text says it. */
const ourName = /vest[ií]bulo/i;

type Said = Readonly<Record<string, string>>;

function fieldOf(language: string, key: string): string {
  return `texts.${language}.${key}`;
}

/** Texts of one language whose key we don't have, or that have other places for values than ours. */
function unfitting(language: string, said: Said, ours: OurTexts): Finding[] {
  return Object.entries(said).flatMap(([key, text]) => {
    const field = fieldOf(language, key);
    const replaced = ours.get(key);
    if (replaced === undefined) {
      return [
        texts.error({ field, found: 'no text of ours has this key', todo: 'see locales/ for the keys' }),
      ];
    }
    const [there, here] = [holesOf(replaced), holesOf(text)];
    if (there !== here) {
      const found = `it has ${here || 'no placeholder'}, and ours has ${there || 'none'}`;
      return [texts.error({ field, found, todo: `use ${there || 'no placeholder'}` })];
    }
    return text.trim() === '' ? [texts.error({ field, found: 'an empty text', todo: 'say something' })] : [];
  });
}

/** Keys that a brand replaces in one of its languages and not in another that we have words in. */
function oneSided(file: BrandFile, all: ReadonlyMap<string, OurTexts>): Finding[] {
  const said = file.texts ?? {};
  const spoken = file.languages.filter((language) => all.has(language));
  const keys = new Set(spoken.flatMap((language) => Object.keys(said[language] ?? {})));
  return [...keys].flatMap((key) =>
    spoken
      .filter((language) => all.get(language)?.has(key) && said[language]?.[key] === undefined)
      .map((language) =>
        texts.warning({
          field: fieldOf(language, key),
          found: 'missing: the brand says it in another language only, and ours is shown here',
          todo: 'write it in every language',
        }),
      ),
  );
}

/** Our texts that speak of the product by our own name. */
function namingUs(file: BrandFile, all: ReadonlyMap<string, OurTexts>): Finding[] {
  const naming = [...(all.get(usual) ?? [])].filter(([, text]) => ourName.test(text)).map(([key]) => key);
  const left = file.languages.includes(usual)
    ? naming.filter((key) => file.texts?.[usual]?.[key] === undefined)
    : [];
  if (left.length === 0 || ourName.test(file.brand.name)) return [];
  return [
    texts.warning({
      field: `texts.${usual}`,
      found: `${left.length} of our texts call the product a “vestíbulo”: ${left.join(', ')}`,
      todo: 'say them in the words of the brand',
    }),
  ];
}

/** What the brand says by language: in the footer too, each paragraph in each of its languages. */
function footerFindings({ footer, languages: spoken }: BrandFile): Finding[] {
  const said = [
    ...(footer?.paragraphs ?? []).map((text, at) => [`footer.paragraphs.${at}`, text] as const),
    ...(footer?.links ?? []).map(({ text }, at) => [`footer.links.${at}.text`, text] as const),
  ];
  return said.flatMap(([field, text]) => [
    ...spoken
      .filter((language) => text[language] === undefined)
      .map((language) =>
        texts.error({ field: `${field}.${language}`, found: 'missing', todo: 'write it in every language' }),
      ),
    ...Object.keys(text)
      .filter((language) => !spoken.includes(language))
      .map((language) =>
        texts.error({
          field: `${field}.${language}`,
          found: 'a language that the brand does not offer',
          todo: 'add it to languages, or leave it out',
        }),
      ),
  ]);
}

/** What there is to say of a brand's languages. */
export function languageFindings(file: BrandFile): readonly Finding[] {
  const all = ourTexts();
  return file.languages.flatMap((language, at) => {
    const field = `languages.${at}`;
    const twice = file.languages.indexOf(language) !== at;
    if (twice) return [languages.error({ field, found: `${language} stands twice`, todo: 'leave one out' })];
    if (all.has(language)) return [];
    const code = language.toUpperCase();
    if (all.has(code) || !((otherCodes[code] ?? code) in knownLanguages)) {
      const found = `${language} is no code of a language we know`;
      return [languages.error({ field, found, todo: 'a code such as ES, EN or PT' })];
    }
    const given = Object.keys(file.texts?.[language] ?? {}).length;
    const whole = all.get(usual)?.size ?? 0;
    return [
      languages.warning({
        field,
        found: `we have no words in ${language}: ${given} of ${whole} texts are given, and the others are Spanish`,
        todo: 'give the texts that its readers need',
      }),
    ];
  });
}

/** What there is to say of the texts of a brand: keys, placeholders, and what one of its languages lacks. */
export function textFindings(file: BrandFile): readonly Finding[] {
  const all = ourTexts();
  const spanish = all.get(usual) ?? new Map();
  const said = Object.entries(file.texts ?? {});
  return [
    ...said.flatMap(([language, own]) => {
      if (!file.languages.includes(language)) {
        const found = 'a language that the brand does not offer';
        return [texts.error({ field: `texts.${language}`, found, todo: 'add it to languages' })];
      }
      return unfitting(language, own, all.get(language) ?? spanish);
    }),
    ...oneSided(file, all),
    ...namingUs(file, all),
    ...footerFindings(file),
  ];
}
