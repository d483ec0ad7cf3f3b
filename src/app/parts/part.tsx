import { type ComponentProps, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { LazyPart } from '#src/ui/lazy-part.tsx';
import type { PartFailure } from '#src/ui/part-failure.ts';
import type { Load } from '#src/ui/part-loading.ts';
import type { LaterPart } from './later-part.ts';
import { partWithWords } from './part-with-words.ts';
import { createRenewal } from './renewal.ts';

const renewal = createRenewal();
const reload = () => location.reload();

type Props<PartProps> = Omit<ComponentProps<typeof LazyPart<PartProps & object>>, 'load' | 'renewal'> & {
  /** One of the list in parts.ts. */
  part: LaterPart<Load<PartProps>>;
};

/** What helps: a part that could not be fetched is fetched again; one that broke would break again in this page. */
const wayOn = (again: () => void, { kind }: PartFailure) => (kind === 'lost' ? again : reload);

/** A part of the app that is fetched, with its words, when first shown; one that a newer release replaced is met by one reload. */
export function Part<PartProps extends object>({ part, failed, ...given }: Props<PartProps>) {
  // The very object that parts were brought with: what `useTranslation` gives is a copy of its own in each view.
  const { i18n } = useContext(I18nContext);
  const shown: typeof failed = (again, failure) => failed(wayOn(again, failure), failure);
  return <LazyPart {...given} load={partWithWords(part, i18n)} failed={shown} renewal={renewal} />;
}
