import { useSelector } from '@xstate/react';
import { supportType } from '#machines/session/account.rules.ts';
import { type ContactType, entryWhileClosed } from '#machines/support/contact.rules.ts';
import { useResident } from './residents.ts';

type SupportContact = {
  /** What this person is given: VIP service or live chat. */
  readonly csType: ReturnType<typeof supportType>;
  readonly busy: boolean;
  /** Belongs in a click, or the browser blocks its window. */
  readonly open: () => void;
  /** The same, for another service than that; `anyway` also where nobody answers just now. */
  readonly openTo: (csType: ContactType, anyway?: boolean) => void;
};

/** Customer service as this person is given it (spec 6), also while the product is closed. */
export function useSupportContact(): SupportContact {
  const contact = useResident('contact');
  const status = useResident('status');
  const own = useSelector(useResident('session'), ({ context }) => supportType(context.member));
  const openTo = (csType: ContactType, anyway = false) => {
    const entry = entryWhileClosed(status.getSnapshot().context.result, csType);
    contact.send({ type: 'contact.clicked', csType, entry, anyway });
  };
  return {
    csType: own,
    busy: useSelector(contact, (snapshot) => snapshot.hasTag('busy')),
    open: () => openTo(own),
    openTo,
  };
}
