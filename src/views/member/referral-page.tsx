import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CallOutput } from '#contract/calls.ts';
import type { Friend } from '#contract/member/referral.ts';
import { friendsAgainIn, friendsPageIn, friendsParameters } from '#machines/member/referral.rules.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { readingOf, useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs, Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Note, PageHead, Plates, Row, Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { HelpLink } from '#src/views/acts/help-link.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import { NotAvailable } from '#src/views/acts/not-available.tsx';
import styles from './referral.module.css';

/** Inviting friends (spec 2, referral): the own code and link, what an invitation takes and gives, and who came by it. */
export function ReferralPage() {
  const { t } = useTranslation(['member', 'system']);
  const promoted = usePromoted();
  const agent = useAccount() === 'agent';
  // An agent's link is their work, not a promotion to them.
  const open = agent || promoted === 'open' || promoted === 'unsaid';
  const read = useLatestReading(useMemberRead('member.referral', {}, { fresh: 0, enabled: open }));
  const reading = open ? read : { ...read, data: undefined, failure: null };
  const closed = !open && promoted === 'closed';
  const team = reading.data && !reading.data.friends;
  return (
    <Stack gap={5} breaks>
      <PageHead
        title={team ? t('member.friends.team.title') : t('member.friends.title')}
        text={!closed && (team ? t('member.friends.team.text') : t('member.friends.text'))}
      />
      {closed && <NotAvailable />}
      {!closed && (
        <Loaded
          reading={reading}
          failed={t('member.friends.failed')}
          loading={t('member.friends.loading')}
          awaited={<Skeleton className={styles.coming} shape="block" />}
        >
          {(invitation) => (
            <>
              <ReferralInvitation invitation={invitation} />
              {team && <ReferralTeam />}
              {invitation.friends && (
                <>
                  <ReferralSteps friends={invitation.friends} />
                  <ReferralTotals totals={invitation.friends.totals} />
                  <ReferralFriends />
                </>
              )}
            </>
          )}
        </Loaded>
      )}
    </Stack>
  );
}

type Props = { invitation: CallOutput<'member.referral'> };

/** The own code and link: to copy, to scan, and to share where the device can. */
function ReferralInvitation({ invitation: { code, link, friends, invitedAt, zone } }: Props) {
  const { t } = useTranslation(['member']);
  const inZone = useInZone();
  const copy = (text: string, label: string) => (
    <CopyButton
      text={text}
      label={label}
      copied={t('member.friends.invitation.copied')}
      failed={t('member.friends.invitation.uncopied')}
    />
  );
  return (
    <Card title={t('member.friends.invitation.title')}>
      <div className={styles.invitation}>
        <dl className={styles.ways}>
          <div className={styles.way}>
            <dt>{t('member.friends.invitation.code')}</dt>
            <dd>
              <AsIs className={styles.code}>{code}</AsIs>
              {copy(code, t('member.friends.invitation.copyCode'))}
            </dd>
          </div>
          <div className={styles.way}>
            <dt>{t('member.friends.invitation.link')}</dt>
            <dd>
              <AsIs className={styles.link}>{link}</AsIs>
              <Row gap={2}>
                {copy(link, t('member.friends.invitation.copyLink'))}
                <ShareButton
                  data={{
                    title: t('member.friends.title'),
                    text: t('member.friends.invitation.shared'),
                    url: link,
                  }}
                  label={t('member.friends.invitation.share')}
                  failed={t('member.friends.invitation.unshared')}
                />
              </Row>
            </dd>
          </div>
        </dl>
        <div className={styles.scan}>
          <Qr
            value={link}
            label={t('member.friends.invitation.scan')}
            size={160}
            fallback={
              <Note small figures>
                {t('member.friends.invitation.unscanned')}
              </Note>
            }
          />
        </div>
      </div>
      {friends && (
        <Note small figures>
          {t('member.friends.fixed')}
        </Note>
      )}
      {invitedAt !== null && (
        <Note small figures>
          {t('member.friends.invitedAt', { date: inZone(invitedAt, zone) })}
        </Note>
      )}
    </Card>
  );
}

/** What an agent's invitation does, and the way to the rest of an agent's invitations. */
function ReferralTeam() {
  const { t } = useTranslation(['member']);
  return (
    <Card title={t('member.friends.team.more')}>
      <Note small figures>
        {t('member.friends.team.moreText')}
      </Note>
      <p>
        <ButtonLink as={PathLink} to={pathOf({ screen: 'agent', page: 'registrationCenter' })}>
          {t('member.friends.team.open')}
        </ButtonLink>
      </p>
    </Card>
  );
}

type ReferralStepsProps = { friends: NonNullable<CallOutput<'member.referral'>['friends']> };

/** How it works, in three steps with the brand's own numbers, and what is left of the limits. */
function ReferralSteps({ friends: { terms, totals } }: ReferralStepsProps) {
  const { t } = useTranslation(['member']);
  const money = useMoney();
  const { left } = totals;
  const step = (number: number, title: string, text: ReactNode) => (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h3>{title}</h3>
      <div>{text}</div>
    </li>
  );
  return (
    <Card title={t('member.friends.how.title')}>
      <ol className={styles.steps}>
        {step(1, t('member.friends.how.share'), <p>{t('member.friends.how.shareText')}</p>)}
        {step(
          2,
          t('member.friends.how.play'),
          <ul>
            <li>
              {t('member.friends.how.deposit', {
                amount: money(terms.minDeposit),
                count: terms.depositDays,
              })}
            </li>
            <li>{t('member.friends.how.bets', { amount: money(terms.minBets), count: terms.betDays })}</li>
          </ul>,
        )}
        {step(
          3,
          t('member.friends.how.reward', { amount: money(terms.reward) }),
          <p>{t('member.friends.how.hold', { count: terms.holdHours })}</p>,
        )}
      </ol>
      <ul className={styles.limits} aria-label={t('member.friends.how.limits')}>
        <li>
          {`${t('member.friends.how.perMonth', { count: terms.perMonth })} ${t('member.friends.how.left', { count: left.month })}`}
        </li>
        <li>
          {`${t('member.friends.how.inTotal', { count: terms.inTotal })} ${t('member.friends.how.left', { count: left.total })}`}
        </li>
      </ul>
      <Note small figures>
        {t('member.friends.how.version', { version: terms.version })}
      </Note>
    </Card>
  );
}

type ReferralTotalsProps = { totals: NonNullable<CallOutput<'member.referral'>['friends']>['totals'] };

/** What came of the invitations so far, and this month. */
function ReferralTotals({ totals }: ReferralTotalsProps) {
  const { t } = useTranslation(['member']);
  const money = useMoney();
  const language = useLanguage();
  const { month } = totals;
  const shown = [
    ['invited', formatCount(totals.invited, language)],
    ['qualified', formatCount(totals.qualified, language)],
    ['rewarded', formatCount(totals.rewarded, language)],
    ['amount', money(totals.amount)],
    ['monthQualified', formatCount(month.qualified, language)],
    ['monthAmount', money(month.amount)],
  ] as const;
  return (
    <Card
      title={t('member.friends.totals.title')}
      aside={
        <PathLink to={pathOf({ screen: 'member', page: 'rewardCenter' })}>
          {t('member.friends.totals.rewards')}
        </PathLink>
      }
    >
      <Plates className={styles.totals}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`member.friends.totals.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Plates>
    </Card>
  );
}

/** The invited friends, the newest first, with the stage of each. */
function ReferralFriends() {
  const { t } = useTranslation(['member', 'system']);
  const [parameters, setParameters] = useSearchParams();
  const page = friendsPageIn(parameters);
  const options = { fresh: 0, again: friendsAgainIn };
  const reading = readingOf(useMemberRead('member.invited', { page }, options));
  const show = (next: number) => setParameters(friendsParameters(next));
  return (
    <Card title={t('member.friends.list.title')}>
      <Note small figures>
        {t('member.friends.list.privacy')}
      </Note>
      <Loaded
        small
        reading={reading}
        failed={t('member.friends.list.failed')}
        loading={t('member.friends.list.loading')}
        awaited={<Skeleton shape="block" />}
      >
        {({ count, friends, totalPages, zone }) => (
          <>
            {count === 0 && (
              <EmptyState
                level="h3"
                icon={<UserPlus />}
                title={t('member.friends.list.none')}
                text={t('member.friends.list.noneText')}
              />
            )}
            {count > 0 && friends.length === 0 && (
              <Button onClick={() => show(1)}>{t('member.friends.list.first')}</Button>
            )}
            {friends.length > 0 && (
              <ul className={styles.list} aria-label={t('member.friends.list.title')}>
                {friends.map((friend) => (
                  <ReferralFriend key={friend.id} friend={friend} zone={zone} />
                ))}
              </ul>
            )}
            <Pager
              page={page}
              pages={totalPages}
              onPage={show}
              label={t('member.friends.list.pages')}
              previousLabel={t('member.friends.list.previous')}
              nextLabel={t('member.friends.list.next')}
              pageLabel={(number) => t('member.friends.list.page', { number })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

const tones = {
  REGISTERED: 'neutral',
  VERIFIED: 'neutral',
  DEPOSITED: 'accent',
  QUALIFIED: 'warning',
  REWARDED: 'positive',
  CLOSED: 'danger',
} as const;

type ReferralFriendsProps = { friend: Friend; zone: string };

/** One invited friend: how far they are, what comes next and until when, or which condition was not met. */
function ReferralFriend({ friend, zone }: ReferralFriendsProps) {
  const { t } = useTranslation(['member']);
  const inZone = useInZone();
  const { name, registeredAt, stage, next, deadline, checkedUntil, reason, endedAt, rewardId } = friend;
  const due = checkedUntil ?? deadline;
  return (
    <li>
      <Row gap="1 3" align="center" justify="between">
        <h3 className={styles.name}>
          <Name>{name}</Name>
        </h3>
        <Tag tone={tones[stage]}>{t(`member.friends.stage.${stage}`)}</Tag>
      </Row>
      {next && <p>{t(`member.friends.next.${next}`)}</p>}
      {stage === 'QUALIFIED' && <p>{t('member.friends.checked')}</p>}
      {reason && <p>{t(`member.friends.reason.${reason}`)}</p>}
      {due !== null && (
        <Note as="div" small figures>
          <Deadline
            label={checkedUntil === null ? t('member.friends.due') : t('member.friends.checkedUntil')}
            at={due}
            zone={zone}
          />
        </Note>
      )}
      {reason && (
        <p>
          <HelpLink topic={{ article: 'invite-friends' }}>{t('member.friends.review')}</HelpLink>
        </p>
      )}
      {rewardId !== null && (
        <p>
          <PathLink to={pathOf({ screen: 'member', page: 'rewardCenter', section: rewardId })}>
            {t('member.friends.reward')}
          </PathLink>
        </p>
      )}
      <Note small figures>
        {[
          t('member.friends.registered', { date: inZone(registeredAt, zone) }),
          ...(endedAt === null ? [] : [t('member.friends.ended', { date: inZone(endedAt, zone) })]),
        ].join(' · ')}
      </Note>
    </li>
  );
}
