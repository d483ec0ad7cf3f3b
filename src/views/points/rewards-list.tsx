import { useSelector } from '@xstate/react';
import { ArrowLeft, Gift } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { PointReward } from '#contract/points/rewards.ts';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { type MallView, mallKinds, rewardSorts, rewardsInput } from '#machines/points/list.rules.ts';
import { redeemMachine } from '#machines/points/redeem.act.ts';
import { pointsFor } from '#machines/points/redeem.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { focusWrong } from '#src/ui/field-events.ts';
import { Note, Row, Stack } from '#src/ui/layout.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { takeFocus, takeLostFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './mall.module.css';
import { PasswordNeeded } from './password-needed.tsx';
import { usePoints, useRuleText } from './points-text.ts';
import { useRedeemFacts } from './redeem-facts.ts';

type Props = { view: MallView; change: (next: Partial<MallView>) => void };

/** The rewards of the mall, by kind and order; what the member can afford comes first. */
export function RewardsList({ view, change }: Props) {
  const { t } = useTranslation(['points', 'system']);
  const pictureOf = usePictureCheck();
  const language = useLanguage();
  const reading = readingOf(useMemberRead('points.rewards', rewardsInput(view, language), { fresh: 0 }));
  const { data, busy } = reading;
  // The list is read again after a redemption: the open reward may have left it, and stays open.
  const open = useLatest(data?.rewards.find(({ id }) => id === view.reward));
  const last = useLatest(view.reward ?? undefined);
  const zone = useLatest(data?.zone) ?? 'UTC';
  const back = () => change({ page: view.page, reward: null });
  if (open && open.id === view.reward)
    return (
      <RewardDetail key={open.id} reward={open} picture={pictureOf(open.image)} zone={zone} onBack={back} />
    );
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={t('points.filter.kind')}
          value={view.kind ?? ''}
          options={[
            { value: '', label: t('points.filter.all') },
            ...mallKinds.map((value) => ({ value, label: t(`points.kind.${value}`) })),
          ]}
          onValue={(kind) => change({ kind: kind === '' ? null : (kind as PointReward['kind']) })}
        />
        <SelectField
          label={t('points.filter.sort')}
          value={view.sort}
          options={rewardSorts.map((value) => ({ value, label: t(`points.sort.${value}`) }))}
          onValue={(sort) => change({ sort: sort as MallView['sort'] })}
        />
        <Checkbox
          label={t('points.filter.affordable')}
          checked={view.affordable}
          onChecked={(affordable) => change({ affordable })}
        />
      </div>
      <Loaded
        reading={reading}
        failed={t('points.failed')}
        loading={t('points.loading')}
        said={({ count }) => t('points.count', { count })}
        awaited={<Skeleton shape="block" />}
      >
        {({ count, rewards, totalPages }) => (
          <>
            {count === 0 && (
              <EmptyState icon={<Gift />} title={t('points.none')} text={t('points.noneText')} />
            )}
            <ul className={styles.list} aria-label={t('points.part.rewards')} aria-busy={busy}>
              {rewards.map((reward) => (
                <li key={reward.id}>
                  <RewardCard
                    reward={reward}
                    picture={pictureOf(reward.image)}
                    zone={zone}
                    last={reward.id === last}
                    onOpen={() => change({ page: view.page, reward: reward.id })}
                  />
                </li>
              ))}
            </ul>
            <Pager
              page={view.page}
              pages={totalPages}
              onPage={(page) => change({ page })}
              label={t('points.pages')}
              previousLabel={t('points.previous')}
              nextLabel={t('points.next')}
              pageLabel={(number) => t('points.page', { number })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

type RewardDetailProps = { reward: PointReward; picture: string; zone: string; onBack: () => void };

/** A reward with its terms, and redeeming it step by step. */
function RewardDetail({ reward, picture, zone, onBack }: RewardDetailProps) {
  const { t } = useTranslation(['points', 'acts']);
  const points = usePoints();
  const money = useMoney();
  const ruleText = useRuleText(zone);
  const language = useLanguage();
  const inZone = useInZone();
  const { id, kind, name, text, price, amountRequired, left, endsAt, refusal } = reward;
  const redeem = useActForm(redeemMachine, { id, language });
  useDraft(redeem, actDraft, id);
  const act = useMoneyAct<typeof redeemMachine>(redeem);
  const { quote, record } = useSelector(redeem, ({ context }) => context);
  const { quoted, kept } = useRedeemFacts(name);
  const { data: config } = useMemberRead('points.config', {});
  const terms = [
    { id: 'kind', label: t('points.terms.kind'), value: t(`points.kind.${kind}`) },
    { id: 'price', label: t('points.terms.price'), value: points(price), strong: true },
    ...(amountRequired === '0.00'
      ? []
      : [{ id: 'bets', label: t('points.terms.bets'), value: money(amountRequired) }]),
    ...(left === null ? [] : [{ id: 'left', label: t('points.terms.left'), value: String(left) }]),
    ...(endsAt === null ? [] : [{ id: 'ends', label: t('points.terms.ends'), value: inZone(endsAt, zone) }]),
  ];
  const done = {
    title: t('points.redeem.done'),
    text: t('points.redeem.doneText'),
    facts: record ? kept(record) : [],
    again: t('points.redeem.again'),
  };
  const form = act.step === 'form';
  return (
    <Card title={name}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls alone */}
      <div
        className={styles.column}
        role="group"
        aria-label={name}
        tabIndex={-1}
        ref={form ? takeFocus : undefined}
      >
        <Button variant="quiet" className={styles.back} disabled={act.step === 'sending'} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('points.back')}
        </Button>
        {form && (
          <>
            <LazyImage
              src={picture || undefined}
              alt=""
              ratio="banner"
              fit="cover"
              className={styles.picture}
            />
            <p className={styles.about}>{text}</p>
            <ActFacts facts={terms} />
          </>
        )}
        <ActOutcome act={act} done={done} changeable />
        {form && refusal && <p className={styles.refusal}>{ruleText(refusal)}</p>}
        {form && !refusal && config && !config.withdrawPasswordSet && <PasswordNeeded />}
        {form && !refusal && config?.withdrawPasswordSet && <RedeemForm redeem={redeem} reward={reward} />}
        {(act.step === 'sure' || act.step === 'sending') && (
          <SurePanel act={act} facts={quote ? quoted(quote) : []} confirm={t('points.redeem.confirm')} />
        )}
      </div>
    </Card>
  );
}

type RedeemFormProps = { redeem: ActorRefFrom<typeof redeemMachine>; reward: PointReward };

/** How many, for goods where to, and the withdraw password; under the quantity what it comes to. */
function RedeemForm({ redeem, reward }: RedeemFormProps) {
  const { t } = useTranslation(['points']);
  const points = usePoints();
  const { fields, withdrawPassword, problems } = useSelector(redeem, ({ context }) => context);
  const total = pointsFor(fields.quantity, reward.price);
  const change = (field: keyof typeof fields) => (value: string) =>
    redeem.send({ type: 'field.changed', field, value });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    redeem.send({ type: 'submitted', terms: reward });
    focusWrong(sent.currentTarget, redeem.getSnapshot().context.problems);
  }

  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      <NumberField
        unit="count"
        name="quantity"
        label={t('points.redeem.quantity')}
        hint={t('points.redeem.most', { max: reward.maxQuantity })}
        value={fields.quantity}
        error={
          problems.quantity && t(`points.redeem.fault.${problems.quantity}`, { max: reward.maxQuantity })
        }
        required
        onValue={change('quantity')}
      />
      {reward.kind === 'GOODS' && (
        <>
          <TextField
            name="address"
            label={t('points.redeem.address')}
            hint={t('points.redeem.addressHint')}
            value={fields.address}
            error={problems.address && t('points.redeem.fault.address')}
            autoComplete="street-address"
            required
            onValue={change('address')}
          />
          <TextField
            name="mobile"
            type="tel"
            label={t('points.redeem.mobile')}
            hint={t('points.redeem.mobileHint')}
            value={fields.mobile}
            error={problems.mobile && t('points.redeem.fault.mobile')}
            autoComplete="tel"
            required
            onValue={change('mobile')}
          />
        </>
      )}
      <p className={styles.total}>
        {total === null ? t('points.redeem.unknown') : t('points.redeem.total', { points: points(total) })}
      </p>
      <WithdrawPasswordField
        value={withdrawPassword}
        missing={problems.withdrawPassword}
        onValue={(digits) => redeem.send({ type: 'secret.typed', typed: digits })}
      />
      <Button wide="on-phone" type="submit" variant="primary" size="large">
        {t('points.submit')}
      </Button>
    </Stack>
  );
}

type RewardCardProps = {
  reward: PointReward;
  /** The address of its picture, found safe; '' for none. */
  picture: string;
  /** The merchant's time zone, an IANA name. */
  zone: string;
  /** It was the last one open: the focus comes back to it. */
  last: boolean;
  onOpen: () => void;
};

/** A reward in the list: its price, what is left, and what keeps the member from it. */
function RewardCard({ reward, picture, zone, last, onOpen }: RewardCardProps) {
  const { t } = useTranslation(['points']);
  const points = usePoints();
  const ruleText = useRuleText(zone);
  const { id, kind, name, price, left, refusal } = reward;
  return (
    <article className={styles.card} aria-labelledby={`reward-${id}`} data-refused={refusal !== null}>
      <LazyImage src={picture || undefined} alt="" ratio="banner" fit="cover" className={styles.picture} />
      <div className={styles.words}>
        <Row as="p" gap={2} align="center" justify="between">
          <Note as="span" small>
            {t(`points.kind.${kind}`)}
          </Note>
          {left !== null && left > 0 && <Tag tone="warning">{t('points.left', { count: left })}</Tag>}
        </Row>
        <h2 id={`reward-${id}`} className={styles.name}>
          {name}
        </h2>
        <p className={styles.price}>{points(price)}</p>
        <Note>{refusal ? ruleText(refusal) : t('points.available')}</Note>
        <Button
          wide
          variant={refusal ? 'secondary' : 'primary'}
          ref={last ? takeLostFocus : undefined}
          aria-describedby={`reward-${id}`}
          onClick={onOpen}
        >
          {t(refusal ? 'points.see' : 'points.redeem.open')}
        </Button>
      </div>
    </article>
  );
}
