import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Banner } from '#contract/notices.ts';
import { ownPath, safeAddress } from '../system/address.rules.ts';
import { type PictureHosts, pictureAddress } from '../system/picture.rules.ts';

/** Places for banners (spec 3, banner). */
export type BannerGroup = 'w_home' | 'w_login' | 'w_register' | 'w_help';

/** A banner ready to show: `path` stays in the product, `address` leaves it, and both may be missing. */
export type Poster = {
  readonly picture: string;
  readonly title: string;
  readonly subtitle: string;
  readonly path: string | null;
  readonly address: string | null;
};

/** The allowed hosts of a banner's picture and of its link. */
export type PosterHosts = { readonly pictures: PictureHosts; readonly links: readonly string[] };

/** The input for banners, player notices and pop-ups: the same everywhere, so that they are fetched once. */
export function boardInput(language: string): CallInput<'notices.announcements'> {
  return { types: 'B,PL,PU', platform: 'W', execution: 'B', language };
}

function posterOf({ url, title, subtitle, link }: Banner, { pictures, links }: PosterHosts): Poster {
  const path = ownPath(link ?? '');
  return {
    picture: pictureAddress(url, pictures),
    title: title ?? '',
    subtitle: subtitle ?? '',
    path,
    address: path === null ? safeAddress(link ?? '', links, pictures) : null,
  };
}

/** The banners of one group whose picture is allowed; none when the answer lost that section. */
export function postersOf(
  answer: CallOutput<'notices.announcements'> | undefined,
  group: BannerGroup,
  hosts: PosterHosts,
): readonly Poster[] {
  const banners = answer?.banners?.filter(({ groupName }) => groupName === group) ?? [];
  return banners.map((banner) => posterOf(banner, hosts)).filter(({ picture }) => picture !== '');
}

/** Milliseconds until messages and their count are read again while shown: another device may have read some. */
export const unreadAgainIn = () => 60_000;
