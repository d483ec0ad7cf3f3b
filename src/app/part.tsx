import type { ComponentProps } from 'react';
import { LazyPart } from '#src/ui/lazy-part.tsx';
import { createRenewal } from './renewal.ts';

const renewal = createRenewal();

type Props<PartProps> = Omit<ComponentProps<typeof LazyPart<PartProps & object>>, 'renewal'>;

/** A part of the app that is fetched when first shown; one that a newer release replaced is met by one reload. */
export function Part<PartProps extends object>(given: Props<PartProps>) {
  return <LazyPart {...given} renewal={renewal} />;
}
