import { Camera, Hash, MessageCircle, MonitorPlay, Music2, Send, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { networkTypes } from '#machines/system/resources.rules.ts';
import { useResources } from '#src/actors/resources.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './footer.module.css';

/** Plain signs: the networks’ own marks are theirs. */
const icons = {
  FACEBOOK: <ThumbsUp />,
  INSTAGRAM: <Camera />,
  X: <Hash />,
  YOUTUBE: <MonitorPlay />,
  TIKTOK: <Music2 />,
  TELEGRAM: <Send />,
  WHATSAPP: <MessageCircle />,
};

/** Links to the networks the brand is on; nothing when it is on none. */
export function FollowUs() {
  const { t } = useTranslation(['shell']);
  const networks = useResources(networkTypes);
  if (networks.length === 0) return null;
  return (
    <section className={styles.follow}>
      <h2>{t('shell.footer.follow')}</h2>
      <ul>
        {networks.map(({ type, address }) => (
          <li key={type}>
            <IconButton
              as="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              label={t('shell.footer.followOn', { network: t(`shell.networks.${type}`) })}
              icon={icons[type]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
