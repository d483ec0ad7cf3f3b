import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { home } from '#machines/places.ts';
import type { Centre } from '#machines/system/access.rules.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { SaidZone, useMerchantHours } from '#src/views/acts/money-text.ts';
import styles from './centre-frame.module.css';

type Props = {
  centre: Centre;
  /** A page of money, play or promotions: whose hours it has is said once, at its end. */
  hours: boolean;
  /** Draws the menu; `onChosen` closes the sheet that it is in on a phone. */
  menu: (onChosen?: () => void) => ReactNode;
  children: ReactNode;
};

/** A centre (spec 2): its menu at the left, or on a phone behind a button at its head, beside one of its pages. */
export function CentreFrame({ centre, hours, menu, children }: Props) {
  const { t } = useTranslation(['member']);
  const { zone, whose } = useMerchantHours();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = t(`member.centre.label.${centre}`);
  return (
    <section className={styles.centre} aria-label={label}>
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        <Button
          size="small"
          className={styles.opener}
          icon={<Menu aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('member.centre.openMenu')}
        </Button>
        <IconButton as={PathLink} to={pathOf(home)} label={t(`member.centre.close.${centre}`)} icon={<X />} />
      </div>
      <div className={styles.menu}>{menu()}</div>
      <div className={styles.page}>
        <SaidZone value={hours ? zone : null}>{children}</SaidZone>
        {hours && whose && <p className={styles.hours}>{whose}</p>}
      </div>
      <Dialog
        open={open}
        title={t(`member.centre.menu.${centre}`)}
        closeLabel={t('member.centre.closeMenu')}
        onClose={close}
      >
        <div className={styles.sheet}>{menu(close)}</div>
      </Dialog>
    </section>
  );
}
