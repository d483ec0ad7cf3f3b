import { ArrowLeft, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CallOutput } from '#contract/calls.ts';
import type { Facts } from '#contract/promotions/terms.ts';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { statusOf } from '#machines/promotions/list.rules.ts';
import { brokenFacts } from '#machines/promotions/promises.rules.ts';
import { usePageName } from '#src/actors/page-name.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead, useOfferedRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatPercent } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BackLink, Note, Stack } from '#src/ui/layout.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { SaidZone, useInZone, useMerchantHours, useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { WherePromoted } from '#src/views/acts/where-promoted.tsx';
import styles from './detail.module.css';
import { useJoining } from './join-promotion.ts';
import { StatusTag } from './status-tag.tsx';

const list = pathOf({ screen: 'promotions' });

/** One promotion, named by the address (spec 2, promoDetail), for whom something may be promoted to. */
export default function PromoDetailPage() {
  const { t } = useTranslation(['promotions']);
  return (
    <div className={styles.page}>
      <BackLink to={list}>
        <ArrowLeft aria-hidden="true" />
        {t('promotions.detail.back')}
      </BackLink>
      <WherePromoted>
        <NamedPromotion />
      </WherePromoted>
    </div>
  );
}

/** It is on its way, here, unknown, or not to be had. */
function NamedPromotion() {
  const { t } = useTranslation(['promotions', 'system']);
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const id = (parameters.get('id') ?? '').slice(0, 64);
  const read = useOfferedRead('promotions.detail', { id, language }, { enabled: id !== '', fresh: 0 });
  usePageName(read.data && titleOrKind(read.data.promotion.title, ''));
  if (id === '' || read.error?.failure.code === 'NOT_FOUND')
    return (
      <EmptyState
        level="h1"
        icon={<CircleHelp />}
        title={t('promotions.detail.missing')}
        text={t('promotions.detail.missingText')}
        action={
          <ButtonLink as={PathLink} to={list} variant="primary">
            {t('promotions.detail.back')}
          </ButtonLink>
        }
      />
    );
  return (
    <Loaded
      reading={readingOf(read)}
      level="h1"
      failed={t('promotions.detail.failed')}
      loading={t('promotions.detail.loading')}
      awaited={<Skeleton shape="block" />}
    >
      {(detail) => <PromotionDetail key={id} detail={detail} />}
    </Loaded>
  );
}

/** A promotion: where the member is with it and what comes next, its terms as facts, and then its long text. */
function PromotionDetail({ detail }: { detail: CallOutput<'promotions.detail'> }) {
  const { t } = useTranslation(['promotions']);
  const language = useLanguage();
  const pictureOf = usePictureCheck();
  const { zone: said, whose } = useMerchantHours();
  const { data: own, isLoading } = useMemberRead('promotions.rewards', { language });
  const { promotion, facts, content } = detail;
  const { title, summary, image, phase, opensAt, closesAt, zone } = promotion;
  const status = statusOf(promotion, own?.rewards ?? []);
  const mine = own?.rewards.some(({ promotionId }) => promotionId === promotion.id);
  return (
    <SaidZone value={said}>
      <LazyImage
        src={pictureOf(image) || undefined}
        alt=""
        ratio="banner"
        fit="cover"
        className={styles.picture}
      />
      <Stack as="header" gap={2}>
        <h1>{titleOrKind(title, t('promotions.kind'))}</h1>
        <p className={styles.summary}>{summary}</p>
        <Note as="div" figures>
          <Deadline
            label={t(`promotions.when.${phase}`)}
            at={phase === 'COMING' ? opensAt : closesAt}
            zone={zone}
          />
          {whose && <p>{whose}</p>}
        </Note>
      </Stack>
      <Card title={t('promotions.detail.yours')} aside={!isLoading && <StatusTag status={status} />}>
        <Stack gap={3} align="start">
          {isLoading ? <Skeleton /> : <p>{t(`promotions.sentence.${status}`)}</p>}
          {/* It stays while its joining is being told of, though the status has changed already. */}
          {promotion.entry === 'JOIN' && phase === 'RUNNING' && (
            <JoinPanel detail={detail} open={status === 'JOIN' && !isLoading} />
          )}
          {mine && (
            <ButtonLink as={PathLink} to={pathOf({ screen: 'member', page: 'rewardCenter' })}>
              {t('promotions.detail.rewards')}
            </ButtonLink>
          )}
        </Stack>
      </Card>
      <Card title={t('promotions.detail.facts')}>
        <TermsFacts facts={facts} zone={zone} />
      </Card>
      <Card title={t('promotions.detail.text')}>
        <SafeHtml html={content} pictureOf={pictureOf} fallback={<p>{t('promotions.detail.noText')}</p>} />
      </Card>
    </SaidZone>
  );
}

type Props = {
  detail: CallOutput<'promotions.detail'>;
  /** Whether there is still something to join. */
  open: boolean;
};

/** Joining a promotion: the button, the last look at what counts, and how it went. */
function JoinPanel({ detail, open }: Props) {
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

/** The terms of a promotion as facts, in a fixed order, before its long text. */
function TermsFacts({ facts, zone }: { facts: Facts; zone: string }) {
  const { t } = useTranslation(['promotions']);
  const language = useLanguage();
  const inZone = useInZone();
  const money = useMoney();
  const { who, what, dates, wagering, maxBet, order, cap, leaving } = facts;
  const people = [
    who.minRank > 1 ? t('promotions.facts.rank', { rank: who.minRank }) : t('promotions.facts.everybody'),
    who.newWithinDays !== null && t('promotions.facts.newWithin', { count: who.newWithinDays }),
    who.reviewed && t('promotions.facts.reviewed'),
  ];
  const amount = money(what.amount);
  const gift = [
    t(`promotions.facts.gives.${what.gives}`, { amount, percent: what.percent ?? '' }),
    what.minDeposit !== null && t('promotions.facts.minDeposit', { amount: money(what.minDeposit) }),
  ];
  const time = [
    t('promotions.facts.from', { date: inZone(dates.opensAt, zone) }),
    t('promotions.facts.until', { date: inZone(dates.closesAt, zone) }),
    t('promotions.facts.claimWithin', { count: dates.claimHours }),
  ];
  const bets = wagering
    ? [
        t(`promotions.facts.times.${wagering.of}`, { count: wagering.times }),
        t('promotions.facts.days', { count: wagering.days }),
        t('promotions.facts.games', {
          games: wagering.games
            .map(
              ({ gameType, percent }) =>
                `${t(`promotions.game.${gameType}`, gameType)} ${formatPercent(Number(percent), language)}`,
            )
            .join(', '),
        }),
      ]
    : [t('promotions.facts.noWagering')];
  const rows: readonly (readonly [name: string, lines: readonly (string | false)[]])[] = [
    [t('promotions.facts.who'), people],
    [t('promotions.facts.what'), gift],
    [t('promotions.facts.dates'), time],
    [t('promotions.facts.wagering'), bets],
    [t('promotions.facts.maxBet'), [maxBet === null ? t('promotions.facts.noMaxBet') : money(maxBet)]],
    [t('promotions.facts.order'), [t(`promotions.facts.orders.${order}`)]],
    [t('promotions.facts.cap'), [cap === null ? t('promotions.facts.noCap') : money(cap)]],
    [t('promotions.facts.leaving'), [t(`promotions.facts.leave.${leaving}`)]],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([name, lines]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{lines.filter((line): line is string => line !== false).map(said)}</dd>
        </div>
      ))}
    </dl>
  );
}

function said(line: string): ReactNode {
  return <p key={line}>{line}</p>;
}
