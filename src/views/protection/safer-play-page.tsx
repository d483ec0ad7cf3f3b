import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { protectionSections } from '#machines/centres.ts';
import { guideMachine } from '#machines/protection/guide.machine.ts';
import type { SaferSection as Section } from '#machines/protection/safer-play.rules.ts';
import { selfTestMachine } from '#machines/protection/self-test.machine.ts';
import {
  answers,
  type Band,
  bandOf,
  leastPoints,
  mostPoints,
  questions,
} from '#machines/protection/self-test.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useAccount, useLanguage } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Note, Row } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { RadioRow } from '#src/ui/radio-row.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './safer-play.module.css';
import { SaferSection } from './safer-section.tsx';
import { type SaferPartShown, useSaferGuide } from './use-safer-guide.ts';

function Contact() {
  const { t } = useTranslation(['protection']);
  const support = useSupportContact();
  return (
    <Row gap="2 3" align="center">
      <Button busy={support.busy} onClick={support.open}>
        {t('protection.safer.contact')}
      </Button>
    </Row>
  );
}

/** What a section has besides its words. */
const more: Partial<Readonly<Record<Section, ReactNode>>> = {
  here: <SaferWays />,
  selfTest: <SelfTest />,
  help: <Contact />,
};

/** Safer play, for everybody (domain of member protection, E1): its contents and figures are those of the market. */
export default function SaferPlayPage() {
  const { t } = useTranslation(['protection']);
  const parts = useSaferGuide();
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('protection.safer.title')}</h1>
        <p className={styles.lead}>{t('protection.safer.lead')}</p>
        <GuideButton parts={parts} />
      </header>
      <nav aria-label={t('protection.safer.contents')} className={styles.contents}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map((part) => (
        <SaferSection key={part.id} part={part}>
          {more[part.id]}
        </SaferSection>
      ))}
    </div>
  );
}

/** The ways to what a member can do to stay in control; a visitor is asked to sign in there. */
function SaferWays() {
  const { t } = useTranslation(['protection']);
  const account = useAccount();
  return (
    <>
      <ul className={styles.steps}>
        {protectionSections.map((section) => (
          <li key={section}>
            <PathLink to={pathOf({ screen: 'member', page: 'protection', section })}>
              {t(`protection.sections.${section}`)}
            </PathLink>
            <Note as="span" small>
              {t(`protection.sectionTexts.${section}`)}
            </Note>
          </li>
        ))}
      </ul>
      {account === null && <Note small>{t('protection.safer.signInFirst')}</Note>}
    </>
  );
}

/** The self-test (domain of member protection, E1): who wrote it and how to read it, its questions, and the result. */
function SelfTest() {
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
      <Row gap="2 3" align="center">
        <Button onClick={() => test.send({ type: 'test.begun' })}>{t('protection.test.begin')}</Button>
      </Row>
    </>
  );
}

/** One question of the self-test; each one that appears takes the focus, so that it is read out. */
function SelfTestQuestion({ test }: { test: ActorRefFrom<typeof selfTestMachine> }) {
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
      <Note small>{t('protection.test.place', { number: at + 1, all: questions.length })}</Note>
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
      <Row gap="2 3" align="center">
        <Button onClick={() => test.send({ type: 'went.back' })}>{t('protection.test.back')}</Button>
        <Button type="submit" variant="primary" disabled={given === undefined}>
          {t(last ? 'protection.test.finish' : 'protection.test.next')}
        </Button>
        <Button variant="quiet" onClick={() => test.send({ type: 'test.left' })}>
          {t('protection.test.leave')}
        </Button>
      </Row>
    </form>
  );
}

/** What helps with each result, the most helpful first. */
const steps = {
  calm: ['limits', 'statement'],
  careful: ['limits', 'break', 'statement'],
  stop: ['exclusion', 'break', 'limits'],
} as const satisfies Readonly<Record<Band, readonly string[]>>;

/** What the answers come to, what can be done next, and a text of it that holds no answer. */
function SelfTestResult({ test }: { test: ActorRefFrom<typeof selfTestMachine> }) {
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
      <Row gap="2 3" align="center">
        <Button icon={<Download aria-hidden="true" />} onClick={save}>
          {t('protection.test.save')}
        </Button>
        <Button onClick={() => test.send({ type: 'test.left' })}>{t('protection.test.again')}</Button>
        <Note role="status" small>
          {saved && t('protection.test.saved')}
        </Note>
      </Row>
    </div>
  );
}

/** Saves what the page says as a file, in the language of the page. */
function GuideButton({ parts }: { parts: readonly SaferPartShown[] }) {
  const { t } = useTranslation(['protection']);
  const language = languageTag(useLanguage());
  const actor = usePageActor(guideMachine);
  const saved = useSelector(actor, atStep('saved'));

  function save(): void {
    const sections = parts.map(({ known, ...part }) => {
      // A phone number is part of the name: on paper nobody can press it.
      const named = known.map(({ name, link, phone }) => ({
        name: phone ? `${name} · ${t('protection.safer.phone', { phone })}` : name,
        link,
      }));
      return { ...part, known: named };
    });
    const [title, lead] = [t('protection.safer.title'), t('protection.safer.lead')];
    actor.send({
      type: 'guide.wanted',
      guide: { file: t('protection.safer.file'), language, title, lead, sections },
    });
  }

  return (
    <Row gap="2 3" align="center">
      <Button icon={<Download aria-hidden="true" />} onClick={save}>
        {t('protection.safer.download')}
      </Button>
      <Note role="status" small>
        {saved && t('protection.safer.downloaded')}
      </Note>
    </Row>
  );
}
