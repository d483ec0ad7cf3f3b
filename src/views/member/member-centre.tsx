import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberPage } from '#machines/centres.ts';
import { home } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { CentreMenu } from './centre-menu.tsx';
import type { CentrePages } from './centre-page.ts';
import styles from './member-centre.module.css';

type Props = {
  page: MemberPage;
  pages: CentrePages;
  children: ReactNode;
};

/** The member centre (spec 2): its menu at the left, or on a phone behind a button at its head, beside one of its pages. */
export function MemberCentre({ page, pages, children }: Props) {
  const { t } = useTranslation(['member']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className={styles.centre} aria-label={t('member.centre.label')}>
      <div className={styles.head}>
        <p className={styles.label}>{t('member.centre.label')}</p>
        <Button
          size="small"
          className={styles.opener}
          icon={<Menu aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t('member.centre.openMenu')}
        </Button>
        <IconButton as={PathLink} to={pathOf(home)} label={t('member.centre.close')} icon={<X />} />
      </div>
      <div className={styles.menu}>
        <CentreMenu page={page} pages={pages} />
      </div>
      <div className={styles.page}>{children}</div>
      <Dialog
        open={open}
        title={t('member.centre.menu')}
        closeLabel={t('member.centre.closeMenu')}
        onClose={close}
      >
        <div className={styles.sheet}>
          <CentreMenu page={page} pages={pages} onChosen={close} />
        </div>
      </Dialog>
    </section>
  );
}
