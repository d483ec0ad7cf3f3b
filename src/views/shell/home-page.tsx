import { CategoryLinks } from './home/category-links.tsx';
import styles from './home/home.module.css';
import { HomeHero } from './home/home-hero.tsx';
import { HomePanels } from './home/home-panels.tsx';
import { HotRails } from './home/hot-rails.tsx';
import { NoticeLine } from './home/notice-line.tsx';
import { OtherGameLists } from './home/other-lists.tsx';

/**
 * The home page (spec 2): highlights, announcements, a link for each category and the other game lists, hot
 * games, promotions and the app.
 */
export default function HomePage() {
  return (
    <div className={styles.home}>
      <HomeHero />
      <NoticeLine />
      <CategoryLinks />
      <OtherGameLists />
      <HotRails />
      <HomePanels />
    </div>
  );
}
