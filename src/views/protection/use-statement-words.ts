import { useTranslation } from 'react-i18next';
import {
  changeCodes,
  figures,
  type StatementWords,
  valueCodes,
} from '#machines/protection/statement.rules.ts';
import { fileSigns } from '#src/i18n/file-signs.ts';

/** The words of the file of a statement, in the language of the page. */
export function useStatementWords(): StatementWords {
  const { t } = useTranslation(['protection']);
  return {
    file: t('protection.statement.file'),
    signs: fileSigns(),
    heads: [t('protection.statement.concept'), t('protection.statement.value')],
    month: t('protection.statement.month'),
    zone: t('protection.statement.zone'),
    running: t('protection.statement.runningMark'),
    figures: Object.fromEntries(
      figures.map((figure) => [figure, t(`protection.statement.figures.${figure}`)]),
    ) as StatementWords['figures'],
    minutes: t('protection.statement.unit'),
    until: t('protection.statement.until'),
    endless: t('protection.away.endless'),
    none: t('protection.limits.none'),
    values: Object.fromEntries(valueCodes.map((code) => [code, t(`protection.statement.values.${code}`)])),
    codes: Object.fromEntries(changeCodes.map((code) => [code, t(`protection.statement.codes.${code}`)])),
  };
}
