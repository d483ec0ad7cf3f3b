import { ChevronDown, DoorOpen, ListVideo, SearchX, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LotteryItem } from '#contract/lotteries.ts';
import { clockText, phaseOf } from '#machines/lotteries/draws.rules.ts';
import {
  chosenOf,
  lotteryQuery,
  opensList,
  type PlayType,
  playTypeOf,
  prizeModeOf,
  readLotteryQuery,
  screenFor,
  searched,
} from '#machines/lotteries/pages.rules.ts';
import type { LotteryScreen } from '#machines/lotteries/screens.rules.ts';
import { useLaunch } from '#src/actors/launch.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead, useOfferedRead, useRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage } from '#src/actors/residents.ts';
import { useSecondsLeft } from '#src/actors/seconds-left.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { nodeOf, useVendors } from '#src/actors/vendors.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { PosterCard } from '#src/ui/poster-card.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { Balls } from './balls.tsx';
import { useNextDraw, useOpened } from './draws.ts';
import lotteryPageStyles from './lottery-page.module.css';
import styles from './lottery-pages.module.css';
import { OpenedNumbers } from './opened-numbers.tsx';

interface Props {
  screen: LotteryScreen;
  menus: readonly { gameGroupCode: string; labelName: string; games: readonly LotteryItem[] }[];
}

/** The lotteries of a page and the chosen one; the address says which one it is and how to show it. */
export function LotteryPages({ screen, menus }: Props) {
  const { t } = useTranslation(['lotteries']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = readLotteryQuery(params);
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState('');
  const [gameList, setGameList] = useState<LotteryItem>();
  const chosen = chosenOf(screen, menus, query.gameCode);
  const unknown = query.gameCode !== '' && chosen?.code !== query.gameCode;
  const actions = {
    onGameList: setGameList,
    onPick: ({ code }: LotteryItem) => {
      setPicked(code);
      setOpen(false);
    },
  };
  const look = (code: string) => (playType: PlayType) =>
    void navigate(lotteryQuery(code, playType), { replace: true, preventScrollReset: true });
  return (
    <>
      {unknown && <Alert tone="neutral">{t('lotteries.states.unknown')}</Alert>}
      <PopularList screen={screen} current={chosen?.code ?? ''} {...actions} />
      <div className={lotteryPageStyles.room}>
        <section className={lotteryPageStyles.all} data-open={open} aria-label={t('lotteries.list.title')}>
          <Button
            className={lotteryPageStyles.opener}
            wide
            aria-expanded={open}
            icon={<ChevronDown />}
            onClick={() => setOpen(!open)}
          >
            {open ? t('lotteries.list.close') : t('lotteries.list.open')}
          </Button>
          <div className={lotteryPageStyles.allInside}>
            <LotteryList screen={screen} menus={menus} current={chosen?.code ?? ''} {...actions} />
          </div>
        </section>
        {chosen && (
          <div className={lotteryPageStyles.chosen}>
            <ChosenLottery
              key={chosen.code}
              item={chosen}
              screen={screen}
              takesFocus={picked === chosen.code}
            />
            <OpenedNumbers
              item={chosen}
              playType={playTypeOf(query, chosen)}
              onPlayType={look(chosen.code)}
            />
          </div>
        )}
      </div>
      {gameList && (
        <VendorGames key={gameList.code} gameList={gameList} onClose={() => setGameList(undefined)} />
      )}
    </>
  );
}

type PopularListProps = EntryActions & { screen: LotteryScreen; current: string };

/**
 * The most played lotteries, twenty at most, and on Vietnam's page those the member played last. Nothing when
 * neither is known.
 */
function PopularList({ screen, current, ...actions }: PopularListProps) {
  const { t } = useTranslation(['lotteries']);
  const spoken = { device: 'WEB', language: useLanguage() } as const;
  const member = useAccount() !== null;
  const popular = useRead('lotteries.popular', { count: '20', prizeMode: prizeModeOf(screen), ...spoken });
  const recent = useMemberRead('lotteries.vnRecent', spoken, {
    enabled: member && screen === 'vnlottery',
    // Whoever comes back from a game finds it among them.
    fresh: 0,
  });
  if (popular.isPending) return <Skeleton className={lotteryPageStyles.popularAwaited} />;
  const rails = [
    { key: 'recent', title: t('lotteries.list.recent'), games: recent.data?.games ?? [] },
    { key: 'popular', title: t('lotteries.list.popular'), games: popular.data?.games ?? [] },
  ];
  return rails
    .filter(({ games }) => games.length > 0)
    .map(({ key, title, games }) => (
      <Rail
        key={key}
        title={title}
        item="auto"
        previousLabel={t('lotteries.list.previous')}
        nextLabel={t('lotteries.list.next')}
      >
        {games.map((item) => (
          <div key={item.code} className={lotteryPageStyles.chip}>
            <LotteryEntry item={item} screen={screen} current={item.code === current} {...actions} />
          </div>
        ))}
      </Rail>
    ));
}

type LotteryListProps = EntryActions & {
  screen: LotteryScreen;
  menus: readonly { gameGroupCode: string; labelName: string; games: readonly LotteryItem[] }[];
  current: string;
};

/** All lotteries of a page in their groups, filtered by the typed text. */
function LotteryList({ screen, menus, current, ...actions }: LotteryListProps) {
  const { t } = useTranslation(['lotteries']);
  const [typed, setTyped] = useState('');
  const groups = searched(menus, typed);
  const count = groups.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <div className={styles.list}>
      <TextField
        type="search"
        label={t('lotteries.list.search')}
        value={typed}
        onValue={setTyped}
        autoComplete="off"
      />
      <LiveStatus text={typed === '' ? '' : t('lotteries.list.found', { count })} />
      {count === 0 && (
        <EmptyState
          level="h3"
          icon={<SearchX />}
          title={t('lotteries.list.nothing')}
          text={t('lotteries.list.nothingText')}
          action={
            <Button size="small" onClick={() => setTyped('')}>
              {t('lotteries.list.clear')}
            </Button>
          }
        />
      )}
      {groups.map(({ gameGroupCode, labelName, games }) => (
        <section key={gameGroupCode} aria-label={labelName}>
          <h3 className={styles.group}>{labelName}</h3>
          <ul className={styles.entries}>
            {games.map((item) => (
              <li key={item.code}>
                <LotteryEntry item={item} screen={screen} current={item.code === current} {...actions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ChosenLotteryProps {
  item: LotteryItem;
  screen: LotteryScreen;
  /** Its name takes the focus when it appears, because the person has just chosen it. */
  takesFocus: boolean;
}

/** The lottery that the page is about: its next draw, its last result, and the ways into its lobby (spec 7). */
function ChosenLottery({ item, screen, takesFocus }: ChosenLotteryProps) {
  const { t } = useTranslation(['lotteries']);
  const launch = useLaunch();
  const { code, labelName } = item;
  const back = `${pathOf({ screen })}${lotteryQuery(code)}`;
  const open = (view: 'betting' | 'lobby') => () => launch({ kind: 'lobby', gameCode: code, view, back });
  return (
    <section className={styles.chosen} aria-label={labelName}>
      <h2 className={styles.name} tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
        {labelName}
      </h2>
      <NextDraw gameCode={code} />
      <div className={styles.words}>
        <LastResult item={item} />
        <div className={styles.actions}>
          <Button variant="primary" onClick={open('betting')}>
            {t('lotteries.draw.bet')}
          </Button>
          <Button onClick={open('lobby')}>{t('lotteries.draw.lobby')}</Button>
        </div>
      </div>
    </section>
  );
}

const tones = { open: 'positive', closed: 'warning', drawing: 'accent' } as const;

/** The draw that comes next and how long until it is held: counted from the clock at each look, so a sleep does no harm. */
function NextDraw({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation(['lotteries']);
  const { next, closesAt, drawsAt, failed, busy, again } = useNextDraw(gameCode);
  const seconds = useSecondsLeft(drawsAt);
  const phase = phaseOf(useSecondsLeft(closesAt), seconds);
  const overdue = failed && phase === 'drawing';
  if (failed && !next) {
    return (
      <div className={styles.next} role="alert">
        <p>{t('lotteries.draw.failed')}</p>
        <RetryButton size="small" busy={busy} onClick={again} />
      </div>
    );
  }
  return (
    <div className={styles.next}>
      <p className={styles.label}>{t('lotteries.draw.next')}</p>
      {next ? (
        <>
          <p
            className={styles.clock}
            role="timer"
            aria-label={t('lotteries.draw.left', { time: clockText(seconds) })}
          >
            {clockText(seconds)}
          </p>
          <p className={styles.issue}>{t('lotteries.draw.issue', { issue: next.issue })}</p>
          <Tag tone={overdue ? 'danger' : tones[phase]}>
            {overdue ? t('lotteries.draw.overdue') : t(`lotteries.draw.${phase}`)}
          </Tag>
        </>
      ) : (
        <Skeleton shape="title" />
      )}
    </div>
  );
}

/** The newest result as balls; nothing where results are for members and none is here. */
function LastResult({ item }: { item: LotteryItem }) {
  const { t } = useTranslation(['lotteries']);
  const { list, awaiting, busy } = useOpened(item);
  const [newest] = list ?? [];
  if (!newest) return busy ? <Skeleton shape="title" /> : null;
  const { issue, numbers } = newest;
  return (
    <Stack gap={2}>
      <h3 className={styles.label}>
        {t('lotteries.draw.last')} ·{' '}
        <span>{awaiting ? t('lotteries.draw.waiting') : t('lotteries.draw.issue', { issue })}</span>
      </h3>
      <Balls key={issue} numbers={numbers} size="large" />
      <LiveStatus text={t('lotteries.draw.result', { issue, numbers: numbers.join(', ') })} />
    </Stack>
  );
}

const pageSize = 24;

/** The list of games that an entry of a whole vendor opens (spec 3, VASSALAGE): each of them is launched by a press. */
function VendorGames({ gameList, onClose }: { gameList: LotteryItem; onClose: () => void }) {
  const { t } = useTranslation(['lotteries', 'system']);
  const pictureOf = usePictureCheck();
  const launch = useLaunch();
  const language = useLanguage();
  const { merchantCode: merchant } = useConfiguration().brand;
  const [page, setPage] = useState(1);
  const { vassalage, labelName } = gameList;
  const nodeId = nodeOf(useVendors(), vassalage);
  const reading = readingOf(
    useOfferedRead('games.list', {
      clientType: '3',
      platform: 'html5-desktop',
      channel: 'WEB',
      merchant,
      vassalage,
      page,
      pageSize,
      language,
    }),
  );

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
      <Loaded
        reading={reading}
        level="h3"
        icon={<Unplug />}
        failed={t('lotteries.games.failed')}
        awaited={
          <p className={lotteryPageStyles.coming} role="status">
            <Spinner />
            {t('lotteries.games.loading')}
          </p>
        }
      >
        {({ games, totalPages }) => (
          <>
            {games.length === 0 && (
              <EmptyState level="h3" icon={<DoorOpen />} title={t('lotteries.games.empty')} />
            )}
            {games.length > 0 && (
              <ul className={lotteryPageStyles.games}>
                {games.map((game) => (
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
              pages={totalPages}
              onPage={setPage}
              label={t('lotteries.games.pager')}
              previousLabel={t('lotteries.opened.previous')}
              nextLabel={t('lotteries.opened.next')}
              pageLabel={(number) => t('lotteries.opened.page', { page: number })}
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** What happens to an entry: it was chosen, or its vendor's list was opened. */
type EntryActions = {
  readonly onPick: (item: LotteryItem) => void;
  readonly onGameList: (item: LotteryItem) => void;
};

type LotteryEntryProps = EntryActions & { item: LotteryItem; screen: LotteryScreen; current: boolean };

/** A lottery in a list: a link to the page it is played on (spec 4), or the button that opens its vendor's games. */
function LotteryEntry({ item, screen, current, onPick, onGameList }: LotteryEntryProps) {
  const { t } = useTranslation(['lotteries']);
  const pictureOf = usePictureCheck();
  const face = (
    <>
      <LazyImage
        className={styles.picture}
        src={pictureOf(item.image) || undefined}
        alt=""
        ratio="square"
        placeholder={[...item.labelName][0]}
      />
      <span className={styles.lotteryEntryName}>{item.labelName}</span>
    </>
  );
  if (opensList(item)) {
    return (
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={() => onGameList(item)}>
        {face}
        <ListVideo className={styles.sign} aria-hidden="true" />
        <span className="visually-hidden">{t('lotteries.list.hall')}</span>
      </button>
    );
  }
  return (
    <PathLink
      className={styles.entry}
      to={`${pathOf({ screen: screenFor(screen, item) })}${lotteryQuery(item.code)}`}
      aria-current={current ? 'true' : undefined}
      onClick={() => onPick(item)}
    >
      {face}
    </PathLink>
  );
}
