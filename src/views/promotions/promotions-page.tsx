import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RewardStatus } from '#contract/promotions/rewards.ts';
import type { Promotion } from '#contract/promotions/terms.ts';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import {
  categoriesIn,
  type PromotionsView,
  parametersOf,
  phases,
  promotionsInput,
  promotionsOf,
  shownIn,
  statusOf,
  viewIn,
} from '#machines/promotions/list.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { usePromoted } from '#src/actors/promoted.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead, useOfferedRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Note, PageHead, Row, Stack } from '#src/ui/layout.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { WherePromoted } from '#src/views/acts/where-promoted.tsx';
import styles from './promotions.module.css';
import { StatusTag } from './status-tag.tsx';

const panel = 'promotions-panel';

/** Promotions (spec 2): running, coming and over, by category; everybody may browse to whom something may be promoted. */
export default function PromotionsPage() {
  const { t } = useTranslation(['promotions']);
  const open = usePromoted() === 'open';
  return (
    <Stack gap={5} breaks>
      <PageHead title={t('promotions.title')} text={open && t('promotions.text')} />
      <WherePromoted>
        <PromotionsList />
      </WherePromoted>
    </Stack>
  );
}

function PromotionsList() {
  const { t } = useTranslation(['promotions', 'system']);
  const pictureOf = usePictureCheck();
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const view = viewIn(parameters);
  const reading = readingOf(useOfferedRead('notices.announcements', promotionsInput(language)));
  const { data } = reading;
  const coming = !data && !reading.failure;
  const { data: own } = useMemberRead('promotions.rewards', { language });
  const { promotions } = promotionsOf(data?.promotion ?? []);
  const shown = shownIn(promotions, view);
  const change = (next: Partial<PromotionsView>) =>
    setParameters(parametersOf({ ...view, ...next }), { replace: true });
  const turns = { previousLabel: t('promotions.earlier'), nextLabel: t('promotions.later') };
  return (
    <>
      <Stack gap={3}>
        <TabStrip
          {...turns}
          label={t('promotions.phases')}
          panel={panel}
          items={phases.map((id) => ({ id, label: t(`promotions.phase.${id}`) }))}
          value={view.phase}
          onValue={(phase) => change({ phase: phase as PromotionsView['phase'], category: null })}
        />
        <TabStrip
          {...turns}
          small
          label={t('promotions.categories')}
          panel={panel}
          items={[
            { id: 'ALL', label: t('promotions.category.ALL') },
            ...categoriesIn(promotions, view.phase).map((id) => ({
              id,
              label: t(`promotions.category.${id}`),
            })),
          ]}
          value={view.category ?? 'ALL'}
          onValue={(category) =>
            change({ category: category === 'ALL' ? null : (category as PromotionsView['category']) })
          }
        />
      </Stack>
      {/* Outside the part that is busy: there nothing would be read out. */}
      <LiveStatus text={coming ? t('promotions.loading') : ''} />
      <section id={panel} aria-label={t('promotions.title')} aria-busy={coming}>
        <Loaded reading={reading} failed={t('promotions.failed')} awaited={<Skeleton shape="block" />}>
          {() => (
            <>
              {shown.length === 0 && (
                <EmptyState
                  icon={<Gift />}
                  title={t(`promotions.none.${view.phase}`)}
                  text={t('promotions.noneText')}
                />
              )}
              <ul className={styles.list}>
                {shown.map((promotion) => (
                  <li key={promotion.id}>
                    <PromotionCard
                      promotion={promotion}
                      status={statusOf(promotion, own?.rewards ?? [])}
                      picture={pictureOf(promotion.image)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </section>
    </>
  );
}

/** Statuses whose next act is in the reward centre. */
const inCentre: readonly RewardStatus[] = ['CLAIM', 'PROCESS', 'JOINED', 'APPLYING'];

type Props = {
  promotion: Promotion;
  status: RewardStatus;
  /** The address of its picture, found safe; '' for none. */
  picture: string;
};

/** A promotion in the list: what one gets, until when, where the member is with it, and what comes next. */
function PromotionCard({ promotion, status, picture }: Props) {
  const { t } = useTranslation(['promotions']);
  const { id, title, summary, category, phase, opensAt, closesAt, zone } = promotion;
  const detail = pathOf({ screen: 'promoDetail', query: { id } });
  const next = inCentre.includes(status) ? pathOf({ screen: 'member', page: 'rewardCenter' }) : detail;
  return (
    <article className={styles.card} aria-labelledby={`promotion-${id}`}>
      <LazyImage src={picture || undefined} alt="" ratio="banner" fit="cover" className={styles.picture} />
      <div className={styles.words}>
        <Row as="p" gap={2} align="center" justify="between">
          <Note as="span" small>
            {t(`promotions.category.${category}`)}
          </Note>
          <StatusTag status={status} />
        </Row>
        <h2 id={`promotion-${id}`} className={styles.name}>
          <PathLink to={detail}>{titleOrKind(title, t('promotions.kind'))}</PathLink>
        </h2>
        <p>{summary}</p>
        <div className={styles.when}>
          <Deadline
            label={t(`promotions.when.${phase}`)}
            at={phase === 'COMING' ? opensAt : closesAt}
            zone={zone}
          />
        </div>
        <ButtonLink as={PathLink} to={next} variant={status === 'CLAIM' ? 'primary' : 'secondary'} wide>
          {t(`promotions.next.${status}`)}
        </ButtonLink>
      </div>
    </article>
  );
}
