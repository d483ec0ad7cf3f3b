import { useTranslation } from 'react-i18next';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './identity-buttons.module.css';

type Props = {
  readonly busy: boolean;
  /** The one that was chosen before: the focus comes back to it. */
  readonly chosen: string;
  readonly onChosen: (provider: string) => void;
};

/** A button for each of the brand's identity providers, under a form; nothing when there are none (spec 2). */
export function IdentityButtons({ busy, chosen, onChosen }: Props) {
  const { t } = useTranslation(['session']);
  const { identityProviders } = useConfiguration();
  if (identityProviders.length === 0) return null;
  return (
    <fieldset className={styles.providers}>
      <legend>{t('session.identity.or')}</legend>
      {identityProviders.map(({ id, name }) => (
        <Button
          key={id}
          wide
          disabled={busy}
          data-autofocus={id === chosen || undefined}
          onClick={() => onChosen(id)}
        >
          {t('session.identity.with', { provider: name })}
        </Button>
      ))}
    </fieldset>
  );
}
