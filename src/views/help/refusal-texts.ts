import { useMemo } from 'react';
import { textsByCode } from '#machines/help/refusal.rules.ts';
import { useFailureTexts } from '#src/i18n/failure-texts.ts';

/** The texts that refusals are shown with, by code, in every language; undefined until they are here. */
export function useRefusalTexts() {
  const texts = useFailureTexts();
  return useMemo(() => texts && textsByCode(texts.errors, texts.failures), [texts]);
}
