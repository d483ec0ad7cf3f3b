import { useTranslation } from 'react-i18next';
import { useSignInAgain } from '#src/actors/sign-in-again.ts';
import { UnsurePanel } from '#src/ui/unsure-panel.tsx';

type Props = {
  text: string;
  busy?: boolean;
  /** Looks up what became of it, where anything tells. */
  onLook?: () => void;
  onForm: () => void;
};

/** A security change whose answer never came. */
export function Unsure({ text, busy = false, onLook, onForm }: Props) {
  const { t } = useTranslation(['system']);
  const look = onLook ? [{ label: t('system.unsure.look'), onClick: onLook }] : [];
  const back = { label: t('system.unsure.back'), onClick: onForm };
  const signIn = { label: t('system.unsure.signIn'), onClick: useSignInAgain() };
  return (
    <UnsurePanel title={t('system.unsure.title')} text={text} ways={[...look, back, signIn]} busy={busy} />
  );
}
