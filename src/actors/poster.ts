import { type BannerGroup, boardInput, type Poster, postersOf } from '#machines/notices/board.rules.ts';
import { usePictureHosts } from './picture-check.ts';
import { useOfferedRead } from './reads.ts';
import { useLanguage } from './residents.ts';

/** The first banner of a group whose picture may be shown; undefined while it comes, or without one. It leads nowhere. */
export function usePoster(group: BannerGroup): Poster | undefined {
  const pictures = usePictureHosts();
  const { data } = useOfferedRead('notices.announcements', boardInput(useLanguage()));
  return postersOf(data, group, { pictures, links: [] })[0];
}
