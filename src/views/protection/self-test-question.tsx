import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { selfTestMachine } from '#machines/protection/self-test.machine.ts';
import { answers, questions } from '#machines/protection/self-test.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioRow } from '#src/ui/radio-row.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './safer-play.module.css';

/** One question of the self-test; each one that appears takes the focus, so that it is read out. */
export function SelfTestQuestion({ test }: { test: ActorRefFrom<typeof selfTestMachine> }) {
  const { t } = useTranslation(['protection']);
  const at = useSelector(test, ({ context }) => context.at);
  const given = useSelector(test, ({ context }) => context.answers[context.at]);
  const question = questions[at] ?? questions[0];
  const last = at === questions.length - 1;

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    test.send({ type: 'went.on' });
  }

  return (
    <form className={styles.test} noValidate onSubmit={submit}>
      <p className={styles.note}>{t('protection.test.place', { number: at + 1, all: questions.length })}</p>
      <fieldset key={question} ref={takeFocus} tabIndex={-1}>
        <legend>{`${t('protection.test.period')} ${t(`protection.test.questions.${question}`)}`}</legend>
        {answers.map((answer) => (
          <RadioRow
            key={answer}
            name="answer"
            value={answer}
            label={t(`protection.test.answers.${answer}`)}
            checked={given === answer}
            onChoice={() => test.send({ type: 'answer.picked', answer })}
          />
        ))}
      </fieldset>
      <div className={styles.ways}>
        <Button onClick={() => test.send({ type: 'went.back' })}>{t('protection.test.back')}</Button>
        <Button type="submit" variant="primary" disabled={given === undefined}>
          {t(last ? 'protection.test.finish' : 'protection.test.next')}
        </Button>
        <Button variant="quiet" onClick={() => test.send({ type: 'test.left' })}>
          {t('protection.test.leave')}
        </Button>
      </div>
    </form>
  );
}
