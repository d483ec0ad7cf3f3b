import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { memberPageAt } from '#machines/centres.ts';
import { PageHours } from '#src/views/acts/page-hours.tsx';
import { CentreFrame } from '#src/views/member/centre-frame.tsx';
import { MemberMenu } from '#src/views/member/member-menu.tsx';
import { CentreRoom } from './centre-room.tsx';
import { memberCentre } from './member-pages.ts';

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
          menu={(onChosen) => <MemberMenu page={page} pages={memberCentre} onChosen={onChosen} />}
        >
          {page === 'securityCenter' || page === 'messageV2' || page === 'feedback' ? (
            inside
          ) : (
            <PageHours>{inside}</PageHours>
          )}
        </CentreFrame>
      )}
    />
  );
}
