import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/member.ts';
import type { SecuritySection } from '#machines/centres.ts';
import { protectionSet, protections } from '#machines/member/overview.rules.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { Tag } from '#src/ui/badge.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { memberAddress } from './member-address.ts';
import styles from './section-card.module.css';
import { SectionIcon } from './section-icon.tsx';

type Props = { section: SecuritySection; profile: Profile | undefined };

/** One subject of the security centre: its name, its state, and the way in; the whole card is the link. */
export function SectionCard({ section, profile }: Props) {
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
      <span className={styles.words}>
        <span className={styles.name}>{t(`member.section.${section}`)}</span>
        <span className={styles.about}>{profile ? about(profile) : <Skeleton />}</span>
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
