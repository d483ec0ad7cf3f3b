import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card.tsx';
import { AbsenceWays } from './absence-ways.tsx';
import { AwayAlready } from './away-already.tsx';
import { ExclusionEnd } from './exclusion-end.tsx';
import { ExclusionFlow } from './exclusion-flow.tsx';
import { KnownStanding } from './known-standing.tsx';

/** Excluding oneself: what it is, how long, and what stays open. */
export function ExclusionSection() {
  const { t } = useTranslation(['protection']);
  return (
    <KnownStanding>
      {({ rules, absence }) => (
        <>
          <Card>
            <ExclusionFlow
              offered={rules.exclusion}
              intro={
                <>
                  <AwayAlready absence={absence} />
                  <p>{t('protection.exclusion.intro')}</p>
                  <ExclusionEnd after={rules.exclusion.revocableAfterMonths} />
                  <p>{t('protection.exclusion.introEnd')}</p>
                  <p>{t(`protection.exclusion.${rules.exclusion.signIn ? 'introMoney' : 'introShut'}`)}</p>
                  <p>{t('protection.exclusion.others')}</p>
                </>
              }
            />
          </Card>
          {(!absence || absence.kind === 'BREAK') && <AbsenceWays here="exclusion" />}
        </>
      )}
    </KnownStanding>
  );
}
