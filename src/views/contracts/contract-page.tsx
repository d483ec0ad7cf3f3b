import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Contract, Ending } from '#contract/contracts/contract.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import type { Failure } from '#contract/errors.ts';
import { paysNothing, ratesOf } from '#machines/contracts/conditions-left.rules.ts';
import {
  becameOf,
  type ContractContext,
  isPreviewed,
  type Preview,
  ruleOf,
} from '#machines/contracts/contract.rules.ts';
import { contractPages } from '#machines/contracts/kinds.rules.ts';
import { useContractActor } from '#src/actors/contract-act.ts';
import { atStep } from '#src/actors/meta.ts';
import { type MoneyAct, newKey, useMoneyAct } from '#src/actors/money-act.ts';
import { formatDays } from '#src/i18n/merchant-dates.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Name } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import actsStyles from './acts.module.css';
import { BillsTab } from './bills-tab.tsx';
import { DeskContext } from './desk.ts';
import { OwnTab } from './own-tab.tsx';
import { TeamTab } from './team-tab.tsx';
import { useContractWords } from './use-contract-words.ts';

/** The pages of the contracts, by kind. */
export const contractPageOf = {
  DIVIDEND: () => <ContractPage kind="DIVIDEND" />,
  DAILY: () => <ContractPage kind="DAILY" />,
  HOURLY: () => <ContractPage kind="HOURLY" />,
  REALTIME: () => <ContractPage kind="REALTIME" />,
};

const tabs = [
  ['own', OwnTab],
  ['team', TeamTab],
  ['bills', BillsTab],
] as const;

/** The page of the contracts of a kind (spec 2): one's own, those of the team, and the bills; each at its own address. */
function ContractPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['agent', 'contracts']);
  const [parameters, setParameters] = useSearchParams();
  const [tab] = tabs.find(([id]) => id === parameters.get('tab')) ?? tabs[0];
  return (
    <Stack gap={4}>
      <header>
        <h1>{t(`agent.${contractPages[kind]}`)}</h1>
        <Note>{t(`contracts.text.${kind}`)}</Note>
      </header>
      <ContractDesk kind={kind}>
        <Tabs
          label={t('contracts.tabs.label')}
          value={tab}
          onValue={(next) => setParameters(next === tabs[0][0] ? {} : { tab: next }, { replace: true })}
          items={tabs.map(([id, Tab]) => ({
            id,
            label: t(`contracts.tabs.${id}`),
            content: <Tab kind={kind} />,
          }))}
        />
      </ContractDesk>
    </Stack>
  );
}

/**
 * Where the contracts of a kind are acted on: one act at a time, in a dialog over whatever lists them. So a list may be
 * read again, and lose the contract, while the dialog says what became of it.
 */
function ContractDesk({ kind, children }: { kind: ContractKind; children: ReactNode }) {
  const actor = useContractActor(kind);
  const [away, setAway] = useState(false);
  return (
    <DeskContext
      value={(act, contract) => {
        setAway(false);
        actor.send({ type: 'submitted', act, contract, key: newKey() });
      }}
    >
      {children}
      <ActDialog actor={actor} away={away} onAway={() => setAway(true)} />
    </DeskContext>
  );
}

type Props = {
  actor: ReturnType<typeof useContractActor>;
  /** Closed while the outcome is unknown, which may take long: it comes back when that is known. */
  away: boolean;
  onAway: () => void;
};

/** The dialog of an act on a contract, from what it would mean to what became of it. */
function ActDialog({ actor, away, onAway }: Props) {
  const { t } = useTranslation(['contracts', 'acts']);
  const act = useMoneyAct(actor);
  const looking = useSelector(actor, atStep('looking'));
  const unseen = useSelector(actor, atStep('unseen'));
  const refused = useSelector(actor, atStep('refused'));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { act: verb, contract, preview, failure } = context;
  const asked = looking || unseen || act.step === 'sure';
  const ended = refused || act.step === 'done';
  const sending = act.step === 'sending';
  const unknown = act.step === 'checking' || act.step === 'waiting';
  const close = asked ? act.edit : ended ? act.again : unknown ? onAway : undefined;
  if (verb === null) return null;
  const endings = isPreviewed(context) && verb !== 'TERMINATE' ? (preview?.endings ?? []) : [];
  return (
    <Dialog
      open={act.step !== 'form' && !(unknown && away)}
      title={t(`contracts.desk.title.${verb}`)}
      onClose={close}
      closeLabel={t('contracts.desk.close')}
    >
      <div className={actsStyles.desk}>
        <LiveStatus text={looking ? t('contracts.desk.looking') : ''} />
        {looking && <Skeleton shape="block" />}
        {unseen && failure && (
          <FailureAlert
            failure={failure}
            before={t('contracts.desk.unseen')}
            action={<RetryButton onClick={() => actor.send({ type: 'retry.clicked' })} />}
          />
        )}
        {(act.step === 'sure' || sending) && contract && (
          <ActSure act={act} verb={verb} contract={contract} context={context} />
        )}
        {refused && failure && <ActRefused failure={failure} onSeen={act.again} />}
        {!asked && !refused && (
          <ActOutcome
            act={act}
            done={{
              title: t(`contracts.desk.done.${verb}`),
              text: t(`contracts.desk.doneText.${verb}`),
              facts: [],
              again: t('contracts.desk.seen'),
            }}
          />
        )}
        {act.step === 'done' && endings.length > 0 && (
          <EndingList title={t('contracts.desk.ended')} endings={endings} />
        )}
      </div>
    </Dialog>
  );
}

type ActSureProps = {
  act: MoneyAct;
  /** The act and the contract that it is about. */
  verb: NonNullable<ContractContext['act']>;
  contract: Contract;
  context: Pick<ContractContext, 'preview' | 'changed'>;
};

/** The last look before an act on a contract: what it means, what ends with it, and what an offer would have paid. */
function ActSure({ act, verb, contract, context: { preview, changed } }: ActSureProps) {
  const { t } = useTranslation(['contracts']);
  const words = useContractWords();
  const { side, agent, upline, kind } = contract;
  const facts = [
    { id: 'kind', label: t('contracts.desk.kind'), value: t(`contracts.kind.${kind}`) },
    side === 'AGENT'
      ? {
          id: 'upline',
          label: t(contract.state === 'REQUESTED' ? 'contracts.own.from' : 'contracts.own.given'),
          value: <Name>{words.person(upline)}</Name>,
        }
      : { id: 'agent', label: t('contracts.desk.agent'), value: <Name>{words.person(agent)}</Name> },
    { id: 'rate', label: t('contracts.desk.rate'), value: words.rates(ratesOf(contract)), strong: true },
  ];
  return (
    <SurePanel
      act={act}
      facts={facts}
      confirm={t(`contracts.desk.confirm.${verb}`)}
      back={t('contracts.desk.back')}
    >
      <Note>{t(`contracts.desk.text.${verb}`)}</Note>
      {changed && <Alert>{t('contracts.desk.changed')}</Alert>}
      {preview && preview.endings.length === 0 && <Note>{t('contracts.desk.noneEnds')}</Note>}
      {preview && preview.endings.length > 0 && (
        <EndingList
          title={t(verb === 'TERMINATE' ? 'contracts.desk.wouldEnd' : 'contracts.desk.ends', {
            count: preview.endings.length,
          })}
          endings={preview.endings}
        />
      )}
      {preview?.trial && <Trial trial={preview.trial} zone={preview.zone} />}
    </SurePanel>
  );
}

type TrialProps = { trial: NonNullable<Preview['trial']>; zone: string };

/** The simulator: what an offer would have paid for the last period, from its real rows, beside the contract in force. */
function Trial({ trial: { period, offered, inForce }, zone }: TrialProps) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const words = useContractWords();
  const facts = [
    { id: 'offered', label: t('contracts.trial.offered'), value: money(offered.pay), strong: true },
    ...(inForce ? [{ id: 'inForce', label: t('contracts.trial.inForce'), value: money(inForce.pay) }] : []),
  ];
  const title = t('contracts.trial.title', { period: formatDays(period.from, period.to, zone) });
  return (
    <section className={actsStyles.trial} aria-label={title}>
      <h3>{title}</h3>
      <Note>{t('contracts.trial.text')}</Note>
      <ActFacts facts={facts} />
      {paysNothing(offered) && offered.unmet.length > 0 && (
        <>
          <Note>{t('contracts.trial.unmet')}</Note>
          <ul>
            {offered.unmet.map((one) => (
              <li key={one.name}>{words.condition(one)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Why an act on a contract was refused: what became of it meanwhile, the rule that it breaks, or that it is not there any more. */
function ActRefused({ failure, onSeen }: { failure: Failure; onSeen: () => void }) {
  const { t } = useTranslation(['contracts']);
  const became = becameOf(failure);
  const rule = ruleOf(failure);
  const gone = failure.code === 'NOT_FOUND' ? t('contracts.desk.gone') : undefined;
  return (
    <div className={actsStyles.desk}>
      <FailureAlert
        // The gateway tells a broken rule to the one who offers; here it may be the other side that reads it.
        failure={rule ? { ...failure, message: t(`contracts.rule.${rule}`) } : failure}
        before={became ? t(`contracts.desk.became.${became}`) : gone}
      />
      <Button variant="primary" onClick={onSeen}>
        {t('contracts.desk.seen')}
      </Button>
    </div>
  );
}

/** Contracts further down that end with an act: whose they are, and their highest rates. */
function EndingList({ title, endings }: { title: string; endings: readonly Ending[] }) {
  const words = useContractWords();
  return (
    <section className={actsStyles.endings} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {endings.map(({ contract, agent, rates }) => (
          <li key={contract}>
            <Name>{words.person(agent)}</Name>
            <span>{` · ${words.rates(rates)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
