import type { Announcement } from '#contract/notices.ts';
import { boardInput, type Poster, postersOf } from '#machines/notices/board.rules.ts';
import { usePictureHosts } from '#src/actors/picture-check.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';

const none: readonly Announcement[] = [];

/** The home page's announcements: banners whose addresses passed the check, notices for players, and pop-ups. */
export function useBoard(): {
  readonly loading: boolean;
  readonly posters: readonly Poster[];
  readonly notices: readonly Announcement[];
  readonly popups: readonly Announcement[];
} {
  const { hosts } = useConfiguration();
  const pictures = usePictureHosts();
  const { data, isPending } = useRead('notices.announcements', boardInput(useLanguage()));
  const links = [...hosts.games, ...hosts.downloads, ...hosts.support];
  return {
    loading: isPending || pictures.cdns === null,
    posters: postersOf(data, 'w_home', { pictures, links }),
    notices: data?.player ?? none,
    popups: data?.popup ?? none,
  };
}
