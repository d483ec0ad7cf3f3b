import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '#machines/system/address.rules.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';

/** The banner of the login dialog, from group w_login (spec 2); its place is kept while the picture comes. */
export function LoginBanner() {
  const { t } = useTranslation(['session']);
  const { hosts } = useConfiguration();
  const language = useLanguage();
  const own = useSelector(useResident('status'), ({ context }) => context.host);
  const asked = { types: 'B', platform: 'W', execution: 'B', language } as const;
  const { data } = useRead('notices.announcements', asked);
  const banner = data?.banners?.find(({ groupName }) => groupName === 'w_login');
  const address = banner && pictureAddress(banner.url, { hosts: hosts.images, own });
  const alt = banner?.title ?? t('session.login.bannerAlt');
  return <LazyImage ratio="banner" eager alt={alt} src={address || undefined} />;
}
