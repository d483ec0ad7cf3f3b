import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card.tsx';
import { AbsenceWays } from './absence-ways.tsx';
import { AwayAlready } from './away-already.tsx';
import { BreakFlow } from './break-flow.tsx';
import { KnownStanding } from './known-standing.tsx';

/** Taking a break: what it is, how long, and what stays open. An exclusion is longer than any: no break takes its place. */
export function BreakSection() {
  const { t } = useTranslation(['protection']);
  return (
    <KnownStanding>
      {({ rules, absence }) => (
        <>
          <Card>
            {absence && absence.kind !== 'BREAK' ? (
              <AwayAlready absence={absence} />
            ) : (
              <BreakFlow
                offered={rules.break}
                intro={
                  <>
                    <AwayAlready absence={absence} />
                    <p>{t('protection.break.intro')}</p>
                    <p>{t('protection.break.introMoney')}</p>
                  </>
                }
              />
            )}
          </Card>
          <AbsenceWays here="break" />
        </>
      )}
    </KnownStanding>
  );
}
