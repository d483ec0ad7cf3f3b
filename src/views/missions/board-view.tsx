import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#contract/missions/boards.ts';
import { boardDue } from '#machines/missions/boards.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDays } from '#src/i18n/merchant-dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { VirtualRows } from '#src/ui/virtual-rows.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { BoardLine } from './board-line.tsx';
import { BoardRules } from './board-rules.tsx';
import styles from './missions.module.css';
import { OwnPlace } from './own-place.tsx';

const tones = { RUNNING: 'accent', FINALISING: 'warning', FINAL: 'positive' } as const;

/** The height of a row of a board, in rem. */
const rowHeight = 4;

type Props = {
  data: Board;
  /** The period as it was asked for; null for the running one. */
  period: string | null;
};

/** One board of one period: where it stands, the member's own place, everybody's places, prizes and rules. */
export function BoardView({ data, period }: Props) {
  const { t } = useTranslation(['missions']);
  const language = useLanguage();
  const inZone = useInZone();
  const [look, setLook] = useState<{ place: number } | null>(null);
  const { board, state, from, to, zone, own, count, asOf } = data;
  const due = boardDue(data);
  return (
    <>
      <Card
        title={formatDays(from, to, zone)}
        aside={<Tag tone={tones[state]}>{t(`missions.board.state.${state}`)}</Tag>}
      >
        <p className={styles.plain}>{t(`missions.board.about.${state}`)}</p>
        {due !== null && (
          <div className={styles.note}>
            <Deadline label={t(`missions.board.due.${state as 'RUNNING'}`)} at={due} zone={zone} />
          </div>
        )}
        <OwnPlace
          data={data}
          onLook={own && count > 1 ? () => setLook({ place: own.rank - 1 }) : undefined}
        />
      </Card>
      <Card title={t('missions.board.places')}>
        {count === 0 ? (
          <EmptyState
            icon={<ListOrdered />}
            level="h3"
            title={t('missions.board.nobody')}
            text={t('missions.board.nobodyText')}
          />
        ) : (
          <>
            <p className={styles.note}>
              {[
                t('missions.board.count', { count, number: formatCount(count, language) }),
                t('missions.board.asOf', { date: inZone(asOf, zone) }),
              ].join(' · ')}
            </p>
            <VirtualRows
              label={t('missions.board.list')}
              count={count}
              height={rowHeight}
              look={look}
              item={(place) => <BoardLine board={board} period={period} place={place} />}
            />
          </>
        )}
      </Card>
      <BoardRules data={data} />
    </>
  );
}
