import { useTranslation } from 'react-i18next';
import { type RecordCode, recordCodes } from '#machines/wallet/records.rules.ts';

/** What the codes of records are called; one that the product does not know stands for itself. */
export function useRecordWords(): (code: string) => string {
  const { t } = useTranslation(['wallet']);
  const known: readonly string[] = recordCodes;
  return (code) => (known.includes(code) ? t(`wallet.records.code.${code as RecordCode}`) : code);
}

/** All of those words, for a file. */
export function useAllRecordWords(): Readonly<Record<string, string>> {
  const wordOf = useRecordWords();
  return Object.fromEntries(recordCodes.map((code) => [code, wordOf(code)]));
}
