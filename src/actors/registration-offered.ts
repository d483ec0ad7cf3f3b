import { useSelector } from '@xstate/react';
import { registrationOffered } from '#machines/system/features.rules.ts';
import { useRoot } from './residents.ts';

/** Whether registering is offered (spec 6): every link to it asks this. */
export function useRegistrationOffered(): boolean {
  return useSelector(useRoot(), ({ context }) => registrationOffered(context.features));
}
