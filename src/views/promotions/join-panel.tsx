import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { brokenFacts } from '#machines/promotions/promises.rules.ts';
import { useJoining } from '#src/actors/join.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';

type Props = {
  detail: CallOutput<'promotions.detail'>;
  /** Whether there is still something to join. */
  open: boolean;
};

/** Joining a promotion: the button, the last look at what counts, and how it went. */
export function JoinPanel({ detail, open }: Props) {
  const { t } = useTranslation(['promotions']);
  const language = useLanguage();
  const money = useMoney();
  const { promotion, facts, content } = detail;
  const terms = { version: facts.version, broken: brokenFacts(content, facts) };
  const { act, ask } = useJoining(promotion.id, terms, language);
  const { what, wagering } = facts;
  const sure = [
    {
      id: 'what',
      label: t('promotions.facts.what'),
      value: t(`promotions.facts.gives.${what.gives}`, {
        amount: money(what.amount),
        percent: what.percent ?? '',
      }),
      strong: true,
    },
    {
      id: 'wagering',
      label: t('promotions.facts.wagering'),
      value: wagering
        ? t(`promotions.facts.times.${wagering.of}`, { count: wagering.times })
        : t('promotions.facts.noWagering'),
    },
    { id: 'version', label: t('promotions.facts.version'), value: String(facts.version) },
  ];
  return (
    <>
      <ActOutcome
        act={act}
        done={{
          title: t('promotions.join.done'),
          text: t('promotions.join.doneText'),
          facts: [],
          again: t('promotions.join.seen'),
        }}
      />
      {act.step === 'form' && open && (
        <Button variant="primary" size="large" onClick={ask}>
          {t('promotions.join.ask')}
        </Button>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={sure} confirm={t('promotions.join.confirm')} />
      )}
    </>
  );
}
