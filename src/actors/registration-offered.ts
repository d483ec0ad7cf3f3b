import { useSelector } from '@xstate/react';
import { registrationOffered } from '#machines/system/features.rules.ts';
import { useRoot } from './residents.ts';
import { useConfiguration } from './system-context.tsx';

/** Whether registering is offered (spec 6): every link to it asks this. An agents' entrance never offers it. */
export function useRegistrationOffered(): boolean {
  const { brand } = useConfiguration();
  const offered = useSelector(useRoot(), ({ context }) => registrationOffered(context.features));
  return offered && brand.entrance !== 'agent';
}
