import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordCode, recordCodes } from '#machines/kit/records.rules.ts';

const known: readonly string[] = recordCodes;

/** The translations of record codes; an unknown code shows as it is. */
export function useRecordWords(): (code: string) => string {
  const { t } = useTranslation(['records']);
  return useCallback((code) => (known.includes(code) ? t(`records.code.${code as RecordCode}`) : code), [t]);
}

/** All of those words, for a file. */
export function useAllRecordWords(): Readonly<Record<string, string>> {
  const wordOf = useRecordWords();
  return Object.fromEntries(recordCodes.map((code) => [code, wordOf(code)]));
}
