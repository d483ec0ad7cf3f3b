import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/button.tsx';
import { OutcomePanel } from '#src/ui/outcome-panel.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { memberAddress } from './member-address.ts';

/** What was done, and the way back to the security centre. */
export function DonePanel({ title, text }: { title: string; text?: string }) {
  const { t } = useTranslation(['member']);
  return (
    <OutcomePanel outcome="done" title={title} text={text}>
      <ButtonLink as={PathLink} to={memberAddress('securityCenter')} variant="primary">
        {t('member.overview.back')}
      </ButtonLink>
    </OutcomePanel>
  );
}
