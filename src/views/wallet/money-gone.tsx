import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMerchantHours } from '#src/views/acts/money-text.ts';
import { useRecordWords } from '#src/views/records/record-words.ts';
import { SignedAmount } from '#src/views/records/signed-amount.tsx';
import { useKnownMovements } from './known-movements.ts';

type Props = { what: 'deposit' | 'withdrawal'; reference: string };

/** A deposit or a withdrawal that the gateway knows nothing more of: what its movements said, and the way back to them. */
export function MoneyGone({ what, reference }: Props) {
  const { t } = useTranslation(['wallet', 'acts', 'records']);
  const wordOf = useRecordWords();
  const { moment } = useMerchantHours();
  const known = useKnownMovements(reference);
  const facts = [
    ...known.map(({ id, kind, change, at }) => ({
      id,
      label: `${wordOf(kind)} · ${moment(at)}`,
      value: <SignedAmount amount={change} />,
    })),
    { id: 'reference', label: t('acts.reference'), value: reference },
  ];
  return (
    <>
      <EmptyState
        level="h1"
        icon={<CircleHelp />}
        title={t(`wallet.gone.${what}`)}
        text={t(known.length > 0 ? 'wallet.gone.known' : 'wallet.gone.unknown')}
        action={
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'member', page: 'transactionHistory' })}
            variant="primary"
          >
            {t('wallet.gone.movements')}
          </ButtonLink>
        }
      />
      <Card>
        <ActFacts facts={facts} />
      </Card>
    </>
  );
}
