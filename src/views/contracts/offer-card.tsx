import { useTranslation } from 'react-i18next';
import type { Contract } from '#contract/contracts/contract.ts';
import { changesIn } from '#machines/contracts/standing.rules.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { ContractActs } from './contract-acts.tsx';
import styles from './own.module.css';
import { TermsFacts } from './terms-facts.tsx';
import { TermsTable } from './terms-table.tsx';
import { useContractWords } from './use-contract-words.ts';

type Props = { offer: Contract; inForce: Contract | null; zone: string };

/** A contract that waits for the agent's answer; with one in force, both sets of terms beside each other. */
export function OfferCard({ offer, inForce, zone }: Props) {
  const { t } = useTranslation(['contracts']);
  const words = useContractWords();
  const changes = inForce && changesIn(inForce.terms, offer.terms);
  return (
    <Card title={t(inForce ? 'contracts.own.change' : 'contracts.own.offer')}>
      <p>
        {t('contracts.own.from')}: <Name>{words.person(offer.upline)}</Name>
      </p>
      <div className={styles.deadline}>
        <Deadline label={t('contracts.own.answerBy')} at={offer.answerBy} zone={zone} />
      </div>
      {inForce && changes && (
        <>
          <p>
            {changes.tiers || changes.parts.length > 0
              ? t('contracts.own.changes', {
                  what: [
                    ...(changes.tiers ? [t('contracts.part.tiers')] : []),
                    ...changes.parts.map((part) => t(`contracts.part.${part}`)),
                  ].join(' · '),
                })
              : t('contracts.own.changesNothing')}
          </p>
          <div className={styles.sides}>
            <section aria-label={t('contracts.own.offered')}>
              <h3>{t('contracts.own.offered')}</h3>
              <TermsTable terms={offer.terms} />
              <TermsFacts terms={offer.terms} changed={changes.parts} />
            </section>
            <section aria-label={t('contracts.own.now')}>
              <h3>{t('contracts.own.now')}</h3>
              <TermsTable terms={inForce.terms} />
              <TermsFacts terms={inForce.terms} />
            </section>
          </div>
        </>
      )}
      {!inForce && (
        <>
          <TermsTable terms={offer.terms} />
          <TermsFacts terms={offer.terms} />
        </>
      )}
      <ContractActs contract={offer} />
    </Card>
  );
}
