import { CategoryDoors } from './home/category-doors.tsx';
import styles from './home/home.module.css';
import { HomeHero } from './home/home-hero.tsx';
import { HomePanels } from './home/home-panels.tsx';
import { HotRails } from './home/hot-rails.tsx';
import { NoticeLine } from './home/notice-line.tsx';
import { OtherHalls } from './home/other-halls.tsx';

/** The home (spec 2): highlights, announcements, a door for each category and the other halls, hot games, promotions and the app. */
export default function HomePage() {
  return (
    <div className={styles.home}>
      <HomeHero />
      <NoticeLine />
      <CategoryDoors />
      <OtherHalls />
      <HotRails />
      <HomePanels />
    </div>
  );
}
