import { useSelector } from '@xstate/react';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ContractKind, Terms } from '#contract/contracts/terms.ts';
import { callOf } from '#machines/contracts/contract.rules.ts';
import type { offerMachine } from '#machines/contracts/offer.machine.ts';
import { offerDraft } from '#machines/contracts/offer.rules.ts';
import { offerOf } from '#machines/contracts/offer-by-call.ts';
import {
  type CommonField,
  carries,
  commonFields,
  isRate,
  mostTiers,
  type OfferFault,
  type OfferLimits,
  type OfferProblems,
  periods,
  placeOf,
  rateLimit,
  type TierDraft,
  type TierField,
  termsTyped,
  tierFields,
  tierPlace,
} from '#machines/contracts/offer-form.rules.ts';
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
import { focusField } from '#src/ui/field-events.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import type { NumberUnit } from '#src/views/acts/number-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import offerStyles from './offer.module.css';
import styles from './team.module.css';
import { TeamGiving } from './team-giving.tsx';
import { TermsFacts } from './terms-facts.tsx';
import { TermsTable } from './terms-table.tsx';
import { useContractWords } from './use-contract-words.ts';
import { useOfferFault } from './use-offer-fault.ts';

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
      {act.step === 'choosing' && blocked && <Note figures>{t(`contracts.offer.blocked.${blocked}`)}</Note>}
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

type OfferFormProps = {
  offering: ActorRefFrom<typeof offerMachine>;
  /** What may be offered, as it is known now. */
  limits: OfferLimits;
};

/** The terms of an offer, as they are typed: what they say at once, and tier by tier. */
function OfferForm({ offering, limits }: OfferFormProps) {
  const { t } = useTranslation(['contracts']);
  const { draft, problems } = useSelector(offering, ({ context }) => context);
  const { kind, tiers } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const counted = { tiers: tiers.length, most: mostTiers };

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    offering.send({ type: 'submitted', limits });
    const { problems: found, draft: typed } = offering.getSnapshot().context;
    const wrong = Object.keys(found).filter((place) => found[place] !== undefined);
    // A tier that is wrong as a whole is mended from its first field.
    const [first] = tierFields[kind];
    const whole = typed.tiers.filter(({ id }) => wrong.includes(tierPlace(id)));
    focusField(sent.currentTarget, [...wrong, ...whole.map(({ id }) => placeOf(id, first))]);
  }

  function add() {
    offering.send({ type: 'tier.added' });
    setAdded(offering.getSnapshot().context.draft.tiers.at(-1)?.id ?? null);
  }

  function remove(tier: number) {
    offering.send({ type: 'tier.removed', tier });
    heading.current?.focus();
  }

  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <Note tabIndex={-1} ref={takeFocus}>
        {t('contracts.offer.text')}
      </Note>
      {commonFields[kind].map((field) => (
        <OfferCommon
          key={field}
          field={field}
          value={draft.fields[field]}
          fault={problems[field]}
          onValue={(value) => offering.send({ type: 'field.changed', field, value })}
        />
      ))}
      <h3 className={offerStyles.heading} tabIndex={-1} ref={heading}>
        {t('contracts.offer.tiers', counted)}
      </h3>
      <Stack as="ol" gap={3}>
        {tiers.map((tier, at) => (
          <li key={tier.id}>
            <OfferTier
              kind={kind}
              tier={tier}
              number={at + 1}
              problems={problems}
              limits={limits}
              alone={tiers.length === 1}
              added={tier.id === added}
              onValue={(field, value) => offering.send({ type: 'tier.changed', tier: tier.id, field, value })}
              onRemove={() => remove(tier.id)}
            />
          </li>
        ))}
      </Stack>
      <Button
        className={offerStyles.add}
        icon={<Plus aria-hidden="true" />}
        disabled={tiers.length >= mostTiers}
        onClick={add}
      >
        {t('contracts.offer.add')}
      </Button>
      <Note>{t('contracts.offer.payer')}</Note>
      <Button className={offerStyles.submit} type="submit" variant="primary" size="large">
        {t('contracts.offer.submit')}
      </Button>
    </Stack>
  );
}

type OfferCommonProps = {
  field: CommonField;
  /** As it was typed or picked. */
  value: string;
  fault: OfferFault | undefined;
  onValue: (value: string) => void;
};

/** What terms say besides their tiers, field by field. Its name in the form is the field's. */
function OfferCommon({ field, value, fault, onValue }: OfferCommonProps) {
  const { t } = useTranslation(['contracts']);
  const faultText = useOfferFault();
  const shared = {
    name: field,
    label: t(`contracts.part.${field}`),
    error: fault && faultText(fault, ''),
    required: true,
    value,
    onValue,
  };
  if (field === 'period')
    return (
      <div className={offerStyles.field}>
        <SelectField
          {...shared}
          options={periods.map((one) => ({ value: one, label: t(`contracts.period.${one}`) }))}
        />
      </div>
    );
  if (field === 'carry')
    return (
      <div className={offerStyles.field}>
        <SelectField
          {...shared}
          options={carries.map((one) => ({ value: one, label: t(`contracts.carry.${one}`) }))}
        />
      </div>
    );
  return (
    <div className={offerStyles.field}>
      <NumberField
        {...shared}
        unit={field === 'feeRate' ? 'rate' : 'money'}
        hint={t(`contracts.offer.hint.${field}`)}
      />
    </div>
  );
}

type OfferTierProps = {
  kind: ContractKind;
  tier: TierDraft;
  /** Its place among the tiers, from 1. */
  number: number;
  problems: OfferProblems;
  limits: OfferLimits;
  /** It is the only one: terms keep one. */
  alone: boolean;
  /** It was just added, and takes the focus. */
  added: boolean;
  onValue: (field: TierField, value: string) => void;
  onRemove: () => void;
};

/** One tier of an offer: what it asks for and what it pays, as it is typed. */
function OfferTier({
  kind,
  tier,
  number,
  problems,
  limits,
  alone,
  added,
  onValue,
  onRemove,
}: OfferTierProps) {
  const { t } = useTranslation(['contracts']);
  const { rate } = useContractWords();
  const faultText = useOfferFault();
  const id = useId();
  const wrong = problems[tierPlace(tier.id)];

  function textOf(field: TierField): string | undefined {
    const fault = problems[placeOf(tier.id, field)];
    const { own, left } = rateLimit(field, limits);
    return fault && faultText(fault, rate(fault === 'left' ? left : own));
  }

  function unitOf(field: TierField): NumberUnit {
    if (isRate(field)) return 'rate';
    return field === 'active' ? 'count' : 'money';
  }

  return (
    <fieldset className={offerStyles.tier} aria-describedby={wrong && id}>
      <legend>{t('contracts.offer.tier', { number })}</legend>
      <div className={offerStyles.row}>
        <div className={offerStyles.fields}>
          {tierFields[kind].map((field, at) => (
            <NumberField
              key={field}
              ref={added && at === 0 ? takeFocus : undefined}
              unit={unitOf(field)}
              name={placeOf(tier.id, field)}
              label={t(`contracts.condition.${field}`)}
              value={tier.typed[field] ?? ''}
              error={textOf(field)}
              hint={isRate(field) && t('contracts.offer.upTo', { most: rate(rateLimit(field, limits).most) })}
              required
              onValue={(value) => onValue(field, value)}
            />
          ))}
        </div>
        <IconButton
          size="small"
          label={t('contracts.offer.remove', { number })}
          icon={<Trash2 />}
          disabled={alone}
          onClick={onRemove}
        />
      </div>
      {wrong && (
        <p id={id} className={offerStyles.fault}>
          <CircleAlert aria-hidden="true" />
          <span>{faultText(wrong, '')}</span>
        </p>
      )}
    </fieldset>
  );
}
