import { useTranslation } from 'react-i18next';

/** What the agent was paid for the team (spec 2, my income). */
export function IncomePage() {
  const { t } = useTranslation(['agent']);
  return <h1>{t('agent.myIncome')}</h1>;
}
