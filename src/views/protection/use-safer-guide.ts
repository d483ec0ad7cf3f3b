import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { GuideSection } from '#machines/protection/guide.rules.ts';
import { type Known, type SaferSection, saferPlayOf } from '#machines/protection/safer-play.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { useFactText } from './use-fact-text.ts';

export type SaferPartShown = Omit<GuideSection, 'known'> & {
  readonly id: SaferSection;
  readonly known: readonly Known[];
};

/** What a line of the words begins with that is a point of a list. */
const point = '- ';

/** What the market shows of safer play, in the language of the page. */
export function useSaferGuide(): readonly SaferPartShown[] {
  const { t } = useTranslation(['protection']);
  const configuration = useConfiguration();
  const own = useSelector(useResident('status'), ({ context }) => context.host);
  const factText = useFactText();
  const age = configuration.brand.minimumAge;
  return saferPlayOf(configuration, own).map(({ section, facts, known }) => {
    const lines = t(`protection.safer.sections.${section}.text`, { age }).split('\n');
    const isPoint = (line: string) => line.startsWith(point);
    return {
      id: section,
      title: t(`protection.safer.sections.${section}.title`),
      text: lines.filter((line) => !isPoint(line)),
      points: lines.filter(isPoint).map((line) => line.slice(point.length)),
      facts: facts.map(factText),
      known,
    };
  });
}
