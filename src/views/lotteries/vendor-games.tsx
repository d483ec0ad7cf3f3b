import { DoorOpen, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryItem } from '#contract/lotteries.ts';
import { useLaunch } from '#src/actors/launch.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { nodeOf, useVendors } from '#src/actors/vendors.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PosterCard } from '#src/ui/poster-card.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import styles from './lottery-page.module.css';

const pageSize = 24;

/** The list of games that an entry of a whole vendor opens (spec 3, VASSALAGE): each of them is launched by a press. */
export function VendorGames({ gameList, onClose }: { gameList: LotteryItem; onClose: () => void }) {
  const { t } = useTranslation(['lotteries', 'system']);
  const textOf = useFailureText();
  const pictureOf = usePictureCheck();
  const launch = useLaunch();
  const language = useLanguage();
  const { merchantCode: merchant } = useConfiguration().brand;
  const [page, setPage] = useState(1);
  const { vassalage, labelName } = gameList;
  const nodeId = nodeOf(useVendors(), vassalage);
  const { data, error, isFetching, refetch } = useOfferedRead('games.list', {
    clientType: '3',
    platform: 'html5-desktop',
    channel: 'WEB',
    merchant,
    vassalage,
    page,
    pageSize,
    language,
  });

  function play(gameId: string) {
    onClose();
    launch({ kind: 'game', gameId, vassalage, nodeId });
  }

  return (
    <Dialog
      open
      size="wide"
      title={t('lotteries.games.title', { name: labelName })}
      description={t('lotteries.games.text')}
      onClose={onClose}
      closeLabel={t('lotteries.games.close')}
    >
      {!data && !error && (
        <p className={styles.coming} role="status">
          <Spinner />
          {t('lotteries.games.loading')}
        </p>
      )}
      {!data && error && (
        <ErrorState
          level="h3"
          icon={<Unplug />}
          title={t('lotteries.games.failed')}
          text={textOf(error.failure)}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('lotteries.states.retry')}
            </Button>
          }
        />
      )}
      {data?.games.length === 0 && (
        <EmptyState level="h3" icon={<DoorOpen />} title={t('lotteries.games.empty')} />
      )}
      {data && data.games.length > 0 && (
        <ul className={styles.games}>
          {data.games.map((game) => (
            <li key={game.gameId}>
              <PosterCard
                title={game.gameName}
                subtitle={game.vendorName}
                image={pictureOf(game.image) || undefined}
                onClick={() => play(game.gameId)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={data?.totalPages ?? 1}
        onPage={setPage}
        label={t('lotteries.games.pager')}
        previousLabel={t('lotteries.opened.previous')}
        nextLabel={t('lotteries.opened.next')}
        pageLabel={(number) => t('lotteries.opened.page', { page: number })}
      />
    </Dialog>
  );
}
