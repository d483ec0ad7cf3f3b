import { useSelector } from '@xstate/react';
import {
  AtSign,
  ChevronRight,
  CircleCheck,
  CircleUserRound,
  History,
  KeyRound,
  LockKeyhole,
  ScanQrCode,
  Smartphone,
  UserPen,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/member.ts';
import { type SecuritySection, securitySections } from '#machines/centres.ts';
import { nextProtection, protectionSet, protections } from '#machines/member/overview.rules.ts';
import { rankLabel } from '#machines/session/account.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useResident } from '#src/actors/residents.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, PageHead, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { memberAddress } from './member-address.ts';
import styles from './overview.module.css';

/** The security centre: what is set, what is not, and what to do next. */
export function Overview() {
  const { t } = useTranslation(['member', 'system']);
  const isHere = useIsHere();
  const reading = readingOf(useMemberRead('member.profile', {}));
  const { data: profile, failure } = reading;
  const sections = securitySections.filter((section) =>
    isHere({ screen: 'member', page: 'securityCenter', section }),
  );
  const profiled = sections.includes('profile');
  if (failure && profiled)
    return <LoadFailed reading={reading} level="h1" title={t('member.overview.failed')} />;
  return (
    <Stack gap={5}>
      <PageHead title={t('member.overview.title')} text={t('member.overview.text')} />
      {profiled && <LiveStatus text={profile ? '' : t('member.overview.loading')} />}
      {profiled && (profile ? <NextStep profile={profile} /> : <Skeleton shape="block" />)}
      <ul className={styles.cards}>
        {sections.map((section) => (
          <li key={section}>
            <SectionCard section={section} profile={profile} awaited={profiled} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** How well the account is protected, and the one thing that is best done next. */
function NextStep({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['member']);
  const rank = useSelector(useResident('session'), ({ context }) => rankLabel(context.member));
  const next = nextProtection(profile);
  const done = protections.filter((one) => protectionSet(profile, one)).length;
  const progress = t('member.overview.progress', { done, total: protections.length });
  return (
    <Card tone="velvet" className={styles.next}>
      <Stack gap={2}>
        <p className={styles.account}>
          <span>{t('member.overview.account', { account: profile.account })}</span>
          {rank && <span>{` · ${rank}`}</span>}
        </p>
        {next ? (
          <>
            <h2 className={styles.nextStepTitle}>{t('member.overview.next')}</h2>
            <p>{t(`member.overview.hint.${next}`)}</p>
          </>
        ) : (
          <h2 className={styles.nextStepTitle}>
            <CircleCheck aria-hidden="true" /> {t('member.overview.allDone')}
          </h2>
        )}
        <div className={styles.progress}>
          <progress max={protections.length} value={done} aria-label={progress} />
          <span aria-hidden="true">{progress}</span>
        </div>
      </Stack>
      {next && (
        <ButtonLink as={PathLink} variant="primary" to={memberAddress('securityCenter', next)}>
          {t(`member.section.${next}`)}
        </ButtonLink>
      )}
    </Card>
  );
}

type Props = {
  section: SecuritySection;
  profile: Profile | undefined;
  /** The profile is on its way; without it a card has its name alone. */
  awaited: boolean;
};

/** One subject of the security centre: its name, its state, and the way in; the whole card is the link. */
function SectionCard({ section, profile, awaited }: Props) {
  const { t } = useTranslation(['member']);
  const protection = protections.find((one) => one === section);
  const set = profile && protection && protectionSet(profile, protection);

  function about({ passwordChangedAt, mobile, email }: Profile): string {
    if (section === 'mobile' && mobile) return mobile;
    if (section === 'email' && email) return email;
    if (section === 'profile' && !set) return t('member.about.profileOpen');
    if (section !== 'password') return t(`member.about.${section}`);
    if (passwordChangedAt === null) return t('member.about.passwordNever');
    const [date] = formatDate(passwordChangedAt).split(' ');
    return t('member.about.password', { date });
  }

  return (
    <PathLink className={styles.card} to={memberAddress('securityCenter', section)}>
      <span className={styles.icon}>
        <SectionIcon section={section} />
      </span>
      <span className={styles.sectionCardWords}>
        <span className={styles.name}>{t(`member.section.${section}`)}</span>
        <Note as="span" small breaks>
          {profile ? about(profile) : awaited && <Skeleton />}
        </Note>
      </span>
      {set !== undefined && (
        <Tag tone={set ? 'positive' : 'warning'}>
          {set ? t('member.overview.set') : t('member.overview.missing')}
        </Tag>
      )}
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </PathLink>
  );
}

const icons = {
  profile: UserPen,
  avatar: CircleUserRound,
  password: KeyRound,
  withdrawPassword: LockKeyhole,
  mobile: Smartphone,
  email: AtSign,
  authenticator: ScanQrCode,
  signIns: History,
} as const;

/** The icon of a section of the security centre; decorative beside its name. */
function SectionIcon({ section }: { section: SecuritySection }) {
  const Icon = icons[section];
  return <Icon aria-hidden="true" />;
}
