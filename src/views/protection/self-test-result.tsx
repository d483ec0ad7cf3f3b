import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { selfTestMachine } from '#machines/protection/self-test.machine.ts';
import { type Band, bandOf } from '#machines/protection/self-test.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './safer-play.module.css';

/** What helps with each result, the most helpful first. */
const steps = {
  calm: ['limits', 'statement'],
  careful: ['limits', 'break', 'statement'],
  stop: ['exclusion', 'break', 'limits'],
} as const satisfies Readonly<Record<Band, readonly string[]>>;

/** What the answers come to, what can be done next, and a text of it that holds no answer. */
export function SelfTestResult({ test }: { test: ActorRefFrom<typeof selfTestMachine> }) {
  const { t } = useTranslation(['protection']);
  const { name: brand } = useConfiguration().brand;
  const band = useSelector(test, ({ context }) => bandOf(context));
  const saved = useSelector(test, atStep('saved'));
  const titleOf = (one: Band) => t(`protection.test.bands.${one}.title`);
  const textOf = (one: Band) => t(`protection.test.bands.${one}.text`);

  function linesOf(one: Band): readonly string[] {
    const next = steps[one].map((step) => `- ${t(`protection.test.steps.${step}`)}`);
    const author = t('protection.test.author', { brand });
    return [titleOf(one), textOf(one), '', t('protection.test.nextSteps'), ...next, '', author];
  }

  function save(): void {
    const lines = { calm: linesOf('calm'), careful: linesOf('careful'), stop: linesOf('stop') };
    test.send({ type: 'result.wanted', words: { name: `${t('protection.test.file')}.txt`, lines } });
  }

  return (
    <div className={styles.test}>
      <h3 tabIndex={-1} ref={takeFocus}>
        {titleOf(band)}
      </h3>
      <p>{textOf(band)}</p>
      <h4>{t('protection.test.nextSteps')}</h4>
      <ul className={styles.steps}>
        {steps[band].map((section) => (
          <li key={section}>
            <PathLink to={pathOf({ screen: 'member', page: 'protection', section })}>
              {t(`protection.test.steps.${section}`)}
            </PathLink>
          </li>
        ))}
        <li>
          <a href="#help">{t('protection.test.steps.help')}</a>
        </li>
      </ul>
      <div className={styles.ways}>
        <Button icon={<Download aria-hidden="true" />} onClick={save}>
          {t('protection.test.save')}
        </Button>
        <Button onClick={() => test.send({ type: 'test.left' })}>{t('protection.test.again')}</Button>
        <p role="status" className={styles.note}>
          {saved && t('protection.test.saved')}
        </p>
      </div>
    </div>
  );
}
