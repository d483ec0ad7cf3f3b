import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { memberPageAt } from '#machines/centres.ts';
import { CentreFrame } from '#src/views/member/centre-frame.tsx';
import { MemberMenu } from '#src/views/member/member-menu.tsx';
import { CentreRoom } from './centre-guard.tsx';
import { memberCentre } from './member-pages.ts';

/** Pages of the reader's own clock, and of nobody's; the others are of money, play and promotions. */
const ofTheReader = ['securityCenter', 'messageV2', 'feedback'];

/** The member centre, at the page that the address names. */
export function MemberPage() {
  const { t } = useTranslation(['member']);
  const params = useParams();
  const page = memberPageAt(params.page);
  const { name, shows } = memberCentre[page];
  return (
    <CentreRoom
      asked={{ centre: 'member', page }}
      title={t(name)}
      shows={shows}
      inside={params.section}
      frame={(inside) => (
        <CentreFrame
          centre="member"
          hours={!ofTheReader.includes(page)}
          menu={(onChosen) => <MemberMenu page={page} pages={memberCentre} onChosen={onChosen} />}
        >
          {inside}
        </CentreFrame>
      )}
    />
  );
}
