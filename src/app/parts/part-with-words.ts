import type { i18n } from 'i18next';
import { PartLost } from '#src/ui/part-failure.ts';
import type { AnyLoad, Load } from '#src/ui/part-loading.ts';
import type { LaterPart } from './later-part.ts';

export type Language = Pick<i18n, 'languages' | 'loadNamespaces' | 'hasResourceBundle' | 'reloadResources'>;

const loads = new WeakMap<Language, WeakMap<LaterPart, AnyLoad>>();
/** The part that each function of these fetches with its words. */
export const partsOfLoads = new WeakMap<object, LaterPart>();

/** Fetches words; those that were lost before are asked for again, which the library does not do. Rejects when they can't be had. */
async function bringWords(language: Language, areas: LaterPart['words']): Promise<void> {
  const lost = () =>
    areas.filter((area) => language.languages.some((one) => !language.hasResourceBundle(one, area)));
  if (lost().length === 0) return;
  await language.loadNamespaces(areas);
  if (lost().length > 0) await language.reloadResources(language.languages, lost());
  if (lost().length > 0) throw new PartLost(`no words for ${lost().join()}`);
}

/** What fetches a part with its words: without them it would show names of keys. One function for each part. */
export function partWithWords<Props>(part: LaterPart<Load<Props>>, language: Language): Load<Props> {
  const ofLanguage = loads.get(language) ?? new WeakMap<LaterPart, AnyLoad>();
  loads.set(language, ofLanguage);
  const known = ofLanguage.get(part);
  if (known) return known;
  const load: Load<Props> = async () => {
    const [found] = await Promise.all([part.load(), bringWords(language, part.words)]);
    return found;
  };
  ofLanguage.set(part, load);
  partsOfLoads.set(load, part);
  return load;
}
