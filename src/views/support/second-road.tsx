import { useTranslation } from 'react-i18next';
import type { ContactType } from '#machines/support/contact.rules.ts';
import { useVisitor } from '#src/actors/signed-in.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { useChannelWords } from './channel-words.ts';

type Props = {
  road: ContactType | 'FEEDBACK';
  /** Called when it is taken: a dialog closes. */
  onTaken?: () => void;
};

/** Where a comment is written; a visitor's form stands over the help. */
const membersPage = pathOf({ screen: 'member', page: 'feedback' });
const visitorsForm = pathOf({ screen: 'helpmc', query: { comment: 'new' } });

/** Another way than the one that failed, or may fail: another channel, or a comment. */
export function SecondRoad({ road, onTaken }: Props) {
  const { t } = useTranslation(['support']);
  const support = useSupportContact();
  const { name } = useChannelWords();
  const feedback = useVisitor() ? visitorsForm : membersPage;
  if (road === 'FEEDBACK')
    return (
      <ButtonLink as={PathLink} to={feedback} variant="quiet" size="small" onClick={onTaken}>
        {t('support.channels.feedback')}
      </ButtonLink>
    );
  return (
    <Button variant="quiet" size="small" onClick={() => support.openTo(road)}>
      {name(road)}
    </Button>
  );
}
