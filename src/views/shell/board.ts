import type { Announcement } from '#contract/notices.ts';
import { boardInput, type Poster, postersOf } from '#machines/notices/board.rules.ts';
import { usePictureHosts } from '#src/actors/picture-check.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';

const none: readonly Announcement[] = [];

const useAnnouncements = () => useOfferedRead('notices.announcements', boardInput(useLanguage()));

/** The pop-ups among the home page's announcements. */
export function useHomePopups(): readonly Announcement[] {
  return useAnnouncements().data?.popup ?? none;
}

/** The home page's announcements: banners whose addresses passed the check, and notices for players. */
export function useBoard(): {
  readonly loading: boolean;
  readonly posters: readonly Poster[];
  readonly notices: readonly Announcement[];
} {
  const { hosts } = useConfiguration();
  const pictures = usePictureHosts();
  const { data, isPending } = useAnnouncements();
  const links = [...hosts.games, ...hosts.downloads, ...hosts.support];
  return {
    loading: isPending || pictures.cdns === null,
    posters: postersOf(data, 'w_home', { pictures, links }),
    notices: data?.player ?? none,
  };
}
