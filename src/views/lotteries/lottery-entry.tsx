import { ListVideo } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LotteryItem } from '#contract/lotteries.ts';
import { lotteryQuery, opensList, screenFor } from '#machines/lotteries/pages.rules.ts';
import type { LotteryScreen } from '#machines/lotteries/screens.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { pathOf } from '#src/paths.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './lottery-entry.module.css';

/** What happens to an entry: it was chosen, or its vendor's list was opened. */
export type EntryActions = {
  readonly onPick: (item: LotteryItem) => void;
  readonly onGameList: (item: LotteryItem) => void;
};

type Props = EntryActions & { item: LotteryItem; screen: LotteryScreen; current: boolean };

/** A lottery in a list: a link to the page it is played on (spec 4), or the button that opens its vendor's games. */
export function LotteryEntry({ item, screen, current, onPick, onGameList }: Props) {
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
      <span className={styles.name}>{item.labelName}</span>
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
