import { type Lane, lanesOf } from '#machines/games/lanes.rules.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';

/** The categories that have vendors: on their way, or as many as came. A failure is no category and no message (spec 8). */
export function useLanes(): { readonly loading: boolean; readonly lanes: readonly Lane[] } {
  const language = useLanguage();
  const { data, isPending } = useRead('games.vendors', { platform: 'html5-desktop', language });
  return { loading: isPending, lanes: data ? lanesOf(data.data.lanes) : [] };
}
