import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Terms } from '#contract/contracts/terms.ts';
import { callOf } from '#machines/contracts/contract.rules.ts';
import type { offerMachine } from '#machines/contracts/offer.machine.ts';
import { offerDraft } from '#machines/contracts/offer.rules.ts';
import { termsTyped } from '#machines/contracts/offer-form.rules.ts';
import { offerOf } from '#machines/contracts/offer-of.ts';
import {
  limitsFor,
  offerBlocked,
  offerStart,
  shownOf,
  type Team,
  type TeamAgent,
} from '#machines/contracts/team-view.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { OfferForm } from './offer-form.tsx';
import styles from './team.module.css';
import { TeamGiving } from './team-giving.tsx';
import { TermsFacts } from './terms-facts.tsx';
import { TermsTable } from './terms-table.tsx';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  /** The terms of the one who offers. */
  own: Terms;
  team: Team;
  person: TeamAgent;
};

/** An offer to an agent directly below, step by step: the form, a last look, and until when it waits. */
export function OfferingCard({ own, team, person }: Props) {
  const { t } = useTranslation(['contracts', 'acts']);
  const inZone = useInZone();
  const words = useContractWords();
  const { kind } = own;
  const [begun] = useState(() => ({ machine: offerOf(kind), draft: offerStart(own, person) }));
  const { agent } = person;
  const offering = useMoneyActor(begun.machine, callOf[kind], { to: agent, draft: begun.draft }, agent.id);
  useDraft(offering, offerDraft, `${kind} ${agent.id}`);
  const act = useMoneyAct<typeof offerMachine>(offering);
  const { draft, record } = useSelector(offering, ({ context }) => context);
  const terms = termsTyped(draft);
  const blocked = offerBlocked(team, person);
  const to = (name: TeamAgent['agent']) => ({
    id: 'to',
    label: t('contracts.offer.to'),
    value: <Name>{words.person(name)}</Name>,
    strong: true,
  });
  const done = {
    title: t('contracts.offer.done'),
    text: t('contracts.offer.doneText'),
    facts: record
      ? [
          to(record.agent),
          {
            id: 'rate',
            label: t('contracts.team.rate'),
            value: words.rates(shownOf({ inForce: null, offer: record })?.rates ?? []),
          },
          {
            id: 'until',
            label: t('contracts.own.answerBy'),
            value: inZone(record.answerBy, team.zone),
          },
        ]
      : [],
    again: t('contracts.offer.close'),
  };
  return (
    <Card title={t(person.inForce ? 'contracts.offer.changeTitle' : 'contracts.offer.title')}>
      <ActOutcome act={act} done={done} />
      <LiveStatus text={act.step === 'sending' ? t('acts.sending') : ''} />
      {act.step === 'choosing' && blocked && (
        <p className={styles.note}>{t(`contracts.offer.blocked.${blocked}`)}</p>
      )}
      {act.step === 'choosing' && !blocked && (
        <>
          <TeamGiving own={own} given={team.given} />
          <Button
            className={styles.open}
            variant="primary"
            onClick={() => offering.send({ type: 'offer.opened', draft: offerStart(own, person) })}
          >
            {t(person.inForce ? 'contracts.offer.change' : 'contracts.offer.open')}
          </Button>
        </>
      )}
      {act.step === 'form' && <OfferForm offering={offering} limits={limitsFor(own, team.given, person)} />}
      {(act.step === 'sure' || act.step === 'sending') && terms && (
        <SurePanel act={act} facts={[to(agent)]} confirm={t('contracts.offer.confirm')}>
          <p className={styles.pays}>{t('contracts.offer.payer')}</p>
          <TermsTable terms={terms} />
          <TermsFacts terms={terms} />
        </SurePanel>
      )}
    </Card>
  );
}
