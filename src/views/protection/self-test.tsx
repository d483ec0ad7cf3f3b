import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selfTestMachine } from '#machines/protection/self-test.machine.ts';
import { leastPoints, mostPoints } from '#machines/protection/self-test.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './safer-play.module.css';
import { SelfTestQuestion } from './self-test-question.tsx';
import { SelfTestResult } from './self-test-result.tsx';

/** The self-test (domain of member protection, E1): who wrote it and how to read it, its questions, and the result. */
export function SelfTest() {
  const { t } = useTranslation(['protection']);
  const { name: brand } = useConfiguration().brand;
  const test = usePageActor(selfTestMachine);
  const intro = useSelector(test, atStep('intro'));
  const asking = useSelector(test, atStep('question'));
  const points = {
    most: mostPoints,
    calmTo: leastPoints.careful - 1,
    careful: leastPoints.careful,
    carefulTo: leastPoints.stop - 1,
    stop: leastPoints.stop,
  };
  if (asking) return <SelfTestQuestion test={test} />;
  if (!intro) return <SelfTestResult test={test} />;
  return (
    <>
      <p>{t('protection.test.author', { brand })}</p>
      <p>{t('protection.test.key', points)}</p>
      <div className={styles.ways}>
        <Button onClick={() => test.send({ type: 'test.begun' })}>{t('protection.test.begin')}</Button>
      </div>
    </>
  );
}
