import { useSelector } from '@xstate/react';
import { BadgeCheck, LogIn } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Redemption } from '#contract/points/rewards.ts';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { convertMachine } from '#machines/points/convert.act.ts';
import { type ConvertQuote, type ConvertTerms, stepsOf } from '#machines/points/convert.rules.ts';
import {
  askRedemptionsAgainIn,
  type MallView,
  mallParameters,
  mallParts,
  mallStatuses,
  mallViewIn,
  redemptionsInput,
  redemptionsTurn,
} from '#machines/points/list.rules.ts';
import { pointsCount, pointsLeft } from '#machines/points/quantity.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage, useResident } from '#src/actors/residents.ts';
import { useVisitor } from '#src/actors/signed-in.ts';
import { formatPointValue } from '#src/i18n/money.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Note, PageHead, Row, Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { CountedButton } from '#src/views/acts/counted-button.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { WherePromoted } from '#src/views/acts/where-promoted.tsx';
import { WithdrawPasswordField } from '#src/views/acts/withdraw-password-field.tsx';
import styles from './mall.module.css';
import { PasswordNeeded } from './password-needed.tsx';
import { usePoints } from './points-text.ts';
import { RewardsList } from './rewards-list.tsx';

const panel = 'mall-panel';

/** The points mall (spec 2, pointMall; 3, points): the balance, the rewards, conversion, and the redeem history. */
export default function PointMallPage() {
  const { t } = useTranslation(['points']);
  const session = useResident('session');
  const account = useAccount();
  const visitor = useVisitor();
  const demo = account === 'demo';
  const [parameters, setParameters] = useSearchParams();
  const view = mallViewIn(parameters);
  const change = (next: Partial<MallView>) =>
    setParameters(mallParameters({ ...view, page: 1, reward: null, ...next }), {
      // A reward that is opened can be left by going back.
      replace: next.reward === undefined,
    });
  return (
    <Stack gap={5}>
      <PageHead title={t('points.title')} text={t('points.text')} />
      {visitor && (
        <EmptyState
          icon={<LogIn />}
          title={t('points.visitor')}
          text={t('points.visitorText')}
          action={
            <Button
              variant="primary"
              data-warms="login"
              onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}
            >
              {t('points.signIn')}
            </Button>
          }
        />
      )}
      {demo && <EmptyState icon={<BadgeCheck />} title={t('points.demo')} text={t('points.demoText')} />}
      {!visitor && !demo && (
        <>
          <BalanceCard />
          <TabStrip
            label={t('points.parts')}
            panel={panel}
            items={mallParts.map((id) => ({ id, label: t(`points.part.${id}`) }))}
            value={view.part}
            onValue={(part) => change({ part: part as MallView['part'] })}
            previousLabel={t('points.earlier')}
            nextLabel={t('points.later')}
          />
          <Stack id={panel} as="section" gap={4} aria-label={t(`points.part.${view.part}`)}>
            {view.part === 'rewards' && (
              <WherePromoted>
                <RewardsList view={view} change={change} />
              </WherePromoted>
            )}
            {view.part === 'convert' && <ConvertPanel />}
            {view.part === 'redemptions' && <RedemptionsCard />}
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** The points of the member: free, held and pending, where they come from, and how one earns more. */
export function BalanceCard() {
  const { t } = useTranslation(['points', 'acts', 'system']);
  const points = usePoints();
  const reading = readingOf(useMemberRead('points.balance', {}, { fresh: 0 }));
  return (
    <Card
      title={t('points.balance.title')}
      aside={
        reading.data && (
          <CountedButton call="points.rows" about={{}} title={t('points.balance.rows')} unit={points} />
        )
      }
    >
      <Loaded
        small
        reading={reading}
        loading={t('points.balance.loading')}
        awaited={<Skeleton shape="block" />}
      >
        {({ free, held, pending }) => (
          <>
            <dl className={styles.balance}>
              <div data-strong="true">
                <dt>{t('points.balance.free')}</dt>
                <dd>{points(free)}</dd>
              </div>
              <div>
                <dt>{t('points.balance.held')}</dt>
                <dd>{points(held)}</dd>
              </div>
              <div>
                <dt>{t('points.balance.pending')}</dt>
                <dd>{points(pending)}</dd>
              </div>
            </dl>
            {free.startsWith('-') && <Note>{t('points.balance.below')}</Note>}
          </>
        )}
      </Loaded>
      <EarningTable />
    </Card>
  );
}

/** How points are earned (spec 9): points per 100.00 of settled bets, by game type, with the version of the rule. */
export function EarningTable() {
  const { t } = useTranslation(['points']);
  const language = useLanguage();
  const money = useMoney();
  const { data } = useMemberRead('points.config', {});
  if (!data) return null;
  return (
    <details className={styles.earning}>
      <summary>{t('points.earning.title')}</summary>
      <Note>{t('points.earning.text', { amount: money('100.00') })}</Note>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('points.earning.game')}</th>
            <th scope="col">{t('points.earning.points')}</th>
          </tr>
        </thead>
        <tbody>
          {data.earning.map(({ gameType, per100 }) => (
            <tr key={gameType}>
              <th scope="row">{t(`points.game.${gameType}`, gameType)}</th>
              <td>{formatPointValue(per100, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Note>{t('points.earning.version', { version: data.version })}</Note>
    </details>
  );
}

/** Turning points into money of the main wallet: the ratio and the balance first, then the act. */
function ConvertPanel() {
  const { t } = useTranslation(['points', 'system']);
  const config = useMemberRead('points.config', {}, { fresh: 0 });
  const balance = useMemberRead('points.balance', {}, { fresh: 0 });
  const reading = readingOf({
    data: config.data && balance.data && { ...config.data, free: balance.data.free },
    error: config.error ?? balance.error,
    isFetching: config.isFetching || balance.isFetching,
    refetch: () => Promise.all([config.refetch(), balance.refetch()]),
  });
  return (
    <Card title={t('points.convert.title')}>
      <Loaded
        small
        reading={reading}
        loading={t('points.convert.loading')}
        awaited={<Skeleton shape="block" />}
      >
        {({ convert, free, withdrawPasswordSet }) => (
          <ConvertAct terms={{ ...convert, free }} ready={withdrawPasswordSet} />
        )}
      </Loaded>
    </Card>
  );
}

/** A conversion, step by step; without a withdraw password the way to one. */
function ConvertAct({ terms, ready }: { terms: ConvertTerms; ready: boolean }) {
  const { t } = useTranslation(['points', 'acts']);
  const points = usePoints();
  const money = useMoney();
  const convert = useActForm(convertMachine);
  useDraft(convert, actDraft);
  const act = useMoneyAct<typeof convertMachine>(convert);
  const { quote, record } = useSelector(convert, ({ context }) => context);
  const factsOf = (one: ConvertQuote, left: string) => [
    { id: 'points', label: t('points.convert.points'), value: points(one.points) },
    { id: 'left', label: t('points.convert.left'), value: points(left) },
    { id: 'amount', label: t('points.convert.amount'), value: money(one.amount), strong: true },
  ];
  const named = (reference: string) => ({ id: 'reference', label: t('acts.reference'), value: reference });
  const done = {
    title: t('points.convert.done'),
    text: t('points.convert.doneText'),
    facts: record ? [...factsOf(record, record.free), named(record.reference)] : [],
    again: t('points.convert.again'),
  };
  return (
    <div className={styles.column}>
      <ActOutcome act={act} done={done} changeable />
      {act.step === 'form' && (ready ? <ConvertForm convert={convert} terms={terms} /> : <PasswordNeeded />)}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel
          act={act}
          facts={quote ? factsOf(quote, pointsLeft(terms.free, quote.points)) : []}
          confirm={t('points.convert.confirm')}
        />
      )}
    </div>
  );
}

type Props = { convert: ActorRefFrom<typeof convertMachine>; terms: ConvertTerms };

/** How many points, and the withdraw password; under them what they bring, and what stays. */
function ConvertForm({ convert, terms }: Props) {
  const { t } = useTranslation(['points']);
  const points = usePoints();
  const money = useMoney();
  const { fields, withdrawPassword, problems } = useSelector(convert, ({ context }) => context);
  const quote = stepsOf(fields.typedPoints, terms);
  const ratio = { step: points(terms.step), amount: money(terms.amount) };

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    convert.send({ type: 'submitted', terms });
    const wrong = convert.getSnapshot().context.problems;
    focusField(sent.currentTarget, [
      wrong.typedPoints ? 'points' : '',
      wrong.withdrawPassword ? 'withdrawPassword' : '',
    ]);
  }

  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      <Note>{t('points.convert.ratio', ratio)}</Note>
      <NumberField
        unit="count"
        name="points"
        label={t('points.convert.points')}
        hint={t('points.convert.have', { points: points(terms.free) })}
        value={fields.typedPoints}
        error={problems.typedPoints && t(`points.convert.fault.${problems.typedPoints}`, ratio)}
        required
        onValue={(text) => convert.send({ type: 'field.changed', field: 'typedPoints', value: text })}
      />
      <Note aria-live="polite">
        {quote
          ? t('points.convert.brings', {
              points: points(quote.points),
              amount: money(quote.amount),
              left: points(pointsLeft(terms.free, quote.points)),
            })
          : t('points.convert.steps')}
      </Note>
      <WithdrawPasswordField
        value={withdrawPassword}
        missing={problems.withdrawPassword}
        onValue={(digits) => convert.send({ type: 'secret.typed', typed: digits })}
      />
      <Button wide="on-phone" type="submit" variant="primary" size="large">
        {t('points.submit')}
      </Button>
    </Stack>
  );
}

/** The redeem history (spec 3, points): newest first, by status, or found by a part of a reference. */
export function RedemptionsCard() {
  const { t } = useTranslation(['points', 'system']);
  const language = useLanguage();
  const [asked, ask] = useState({ page: 1, status: '', reference: '' });
  const reading = readingOf(
    useMemberRead('points.redemptions', redemptionsInput(asked, language), {
      fresh: 0,
      again: ({ redemptions }) => askRedemptionsAgainIn(redemptions),
      turns: redemptionsTurn,
    }),
  );
  return (
    <Card title={t('points.redemptions.title')}>
      <div className={styles.filters}>
        <SelectField
          label={t('points.redemptions.by')}
          value={asked.status}
          options={[
            { value: '', label: t('points.filter.all') },
            ...mallStatuses.map((value) => ({ value, label: t(`points.status.${value}`) })),
          ]}
          onValue={(status) => ask({ ...asked, page: 1, status })}
        />
        <TextField
          type="search"
          label={t('points.redemptions.search')}
          value={asked.reference}
          autoComplete="off"
          onValue={(reference) => ask({ ...asked, page: 1, reference })}
        />
      </div>
      <Loaded
        small
        reading={reading}
        loading={t('points.redemptions.loading')}
        said={({ count }) => t('points.redemptions.count', { count })}
        awaited={<Skeleton shape="block" />}
      >
        {({ count, redemptions, totalPages }) => (
          <>
            {count === 0 && <Note>{t('points.redemptions.none')}</Note>}
            <ul
              className={styles.redemptions}
              aria-label={t('points.redemptions.title')}
              aria-busy={reading.busy}
            >
              {redemptions.map((redemption) => (
                <li key={redemption.reference}>
                  <RedemptionRow redemption={redemption} />
                </li>
              ))}
            </ul>
            <Pager
              page={asked.page}
              pages={totalPages}
              onPage={(page) => ask({ ...asked, page })}
              label={t('points.redemptions.pages')}
              previousLabel={t('points.previous')}
              nextLabel={t('points.next')}
              pageLabel={(number) => t('points.page', { number })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

const tones = { IN_PROCESS: 'warning', REJECTED: 'danger', APPROVED: 'positive' } as const;

/** One redemption with every field of spec 3: where it is, what it took, what came back, and why. */
function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation(['points', 'acts']);
  const points = usePoints();
  const money = useMoney();
  const { moment } = useMerchantHours();
  const { reference, appliedAt, settledAt, type, name, quantity, status, remark, refunded } = redemption;
  const { address, mobile, amountRequired } = redemption;
  const facts = [
    { id: 'reference', label: t('acts.reference'), value: reference },
    { id: 'type', label: t('points.terms.kind'), value: t(`points.kind.${type}`) },
    { id: 'quantity', label: t('points.redeem.quantity'), value: String(quantity) },
    { id: 'points', label: t('points.redeem.points'), value: points(redemption.points) },
    ...(amountRequired === '0.00'
      ? []
      : [{ id: 'bets', label: t('points.terms.bets'), value: money(amountRequired) }]),
    ...(address === null ? [] : [{ id: 'address', label: t('points.redeem.address'), value: address }]),
    ...(mobile === null ? [] : [{ id: 'mobile', label: t('points.redeem.mobile'), value: mobile }]),
    { id: 'applied', label: t('points.redemptions.applied'), value: moment(appliedAt) },
    ...(settledAt === null
      ? []
      : [{ id: 'settled', label: t(`points.redemptions.settled.${status}`), value: moment(settledAt) }]),
    ...(pointsCount(refunded) === 0
      ? []
      : [{ id: 'refunded', label: t('points.redemptions.refunded'), value: points(refunded), strong: true }]),
  ];
  return (
    <article className={styles.redemption} aria-labelledby={`redemption-${reference}`}>
      <Row as="p" gap={2} align="center" justify="between">
        <strong id={`redemption-${reference}`}>{name}</strong>
        <Tag tone={tones[status]}>{t(`points.status.${status}`)}</Tag>
      </Row>
      <Note>{t(`points.redemptions.sentence.${status}`)}</Note>
      {remark && <p>{t('points.redemptions.remark', { remark })}</p>}
      <details>
        <summary>{t('points.redemptions.more')}</summary>
        <ActFacts facts={facts} />
      </details>
    </article>
  );
}
