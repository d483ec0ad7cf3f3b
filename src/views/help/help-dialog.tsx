import { useSelector } from '@xstate/react';
import { SquareArrowOutUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { helpPath } from '#src/paths.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './help.module.css';
import { HelpBanner } from './help-banner.tsx';
import { HelpCentre } from './help-centre.tsx';

/** The help over any page (spec 2, helpModal). */
export function HelpDialog() {
  const { t } = useTranslation(['help']);
  const help = useResident('help');
  const topic = useSelector(help, ({ context }) => context.topic);
  return (
    <Dialog
      open
      size="wide"
      title={t('help.centre.title')}
      banner={<HelpBanner />}
      closeLabel={t('help.centre.close')}
      onClose={() => help.send({ type: 'closed' })}
    >
      <HelpCentre topic={topic} />
      <PathLink className={styles.own} to={helpPath(topic)}>
        <SquareArrowOutUpRight aria-hidden="true" />
        {t('help.centre.own')}
      </PathLink>
    </Dialog>
  );
}
