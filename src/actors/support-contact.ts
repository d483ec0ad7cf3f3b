import { useSelector } from '@xstate/react';
import { supportType } from '#machines/session/account.rules.ts';
import { useResident } from './residents.ts';

/** Customer service as this person is given it (spec 6): `open` belongs in a click, or the browser blocks its window. */
export function useSupportContact(): { readonly busy: boolean; readonly open: () => void } {
  const contact = useResident('contact');
  const csType = useSelector(useResident('session'), ({ context }) => supportType(context.member));
  return {
    busy: useSelector(contact, (snapshot) => snapshot.hasTag('busy')),
    open: () => contact.send({ type: 'contact.clicked', csType }),
  };
}
