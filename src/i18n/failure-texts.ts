import type { ResourceKey } from 'i18next';
import { useEffect, useState } from 'react';
import { wordsOf } from './i18n.ts';

/** The languages that the product itself has words in (spec 9). */
const spoken = ['es', 'en'] as const;

type Texts = Readonly<Record<string, readonly string[]>>;

/** The texts of failures by their codes and by their kinds, in every language of the product. */
export type FailureTexts = { readonly errors: Texts; readonly failures: Texts };

function together(found: readonly ResourceKey[], part: keyof FailureTexts): Texts {
  const texts: Record<string, string[]> = {};
  for (const bundle of found) {
    const words = (bundle as Record<string, Record<string, string>>)[part] ?? {};
    for (const [name, text] of Object.entries(words)) texts[name] = [...(texts[name] ?? []), text];
  }
  return texts;
}

/** Fetches the texts of failures in every language, so that a copied one is found; undefined until they are here. */
export function useFailureTexts(): FailureTexts | undefined {
  const [texts, setTexts] = useState<FailureTexts>();
  useEffect(() => {
    let wanted = true;
    void Promise.all(spoken.map((language) => wordsOf(language, 'system').catch(() => ({})))).then(
      (found) => {
        if (wanted) setTexts({ errors: together(found, 'errors'), failures: together(found, 'failures') });
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return texts;
}
