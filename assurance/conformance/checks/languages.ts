import type { CallName } from '#contract/calls.ts';
import { differs, type Found, notAsked, works } from '../finding.ts';
import { madeUpToken } from '../plan/people.ts';
import type { Stage } from '../plan/stage.ts';
import type { Step } from '../plan/step.ts';

const otherLanguage =
  'Readers of the other language are shown texts that they can’t read; where a text says its language, the page marks it.';

async function refusals(stage: Stage): Promise<readonly Found[]> {
  const texts = new Map<string, string>();
  for (const language of stage.file.languages) {
    const { envelope } = await stage.put({ name: 'member.info', token: madeUpToken, language });
    if (!envelope || envelope.success) return [notAsked('languages', 'needs a refusal of `member.info`')];
    if (envelope.message) texts.set(envelope.message, language);
  }
  const expected = `a refusal speaks each of ${stage.file.languages.join(', ')}`;
  if (texts.size === stage.file.languages.length) return [works('languages', expected)];
  return [differs('languages', expected, 'the same text in several languages', otherLanguage)];
}

/** The texts of a read in each language, which must not be the same in all. */
async function texts(
  stage: Stage,
  name: CallName,
  inputOf: (language: string) => Readonly<Record<string, unknown>>,
  textOf: (value: never) => string,
): Promise<readonly Found[]> {
  const all = new Set<string>();
  for (const language of stage.file.languages) {
    const { value } = await stage.put({ name, input: inputOf(language), language });
    if (value === undefined) return [notAsked('languages', 'needs an answer in every language')];
    all.add(textOf(value as never));
  }
  if (all.size === 1 && [...all][0] === '')
    return [notAsked('languages', 'needs a text, and the answer has none')];
  const expected = `texts in each of ${stage.file.languages.join(', ')}`;
  if (all.size === stage.file.languages.length) return [works('languages', expected)];
  return [differs('languages', expected, 'the same texts in several languages', otherLanguage)];
}

/** A language that nobody has is no reason to refuse: the gateway answers in its own. */
async function unknownLanguage(stage: Stage): Promise<readonly Found[]> {
  const input = { platform: 'html5-desktop', language: 'XX' };
  const { value } = await stage.put({ name: 'games.vendors', input, language: 'XX' });
  const known = await stage.put({
    name: 'games.vendors',
    input: { ...input, language: stage.file.languages[0] },
  });
  if (known.value === undefined) return [notAsked('languages', 'needs an answer in a known language')];
  const expected = 'an unknown language is answered in the gateway’s own';
  if (value !== undefined) return [works('languages', expected)];
  return [
    differs(
      'languages',
      expected,
      'no answer',
      'Whoever has a language that the gateway lacks sees no games at all.',
    ),
  ];
}

const several =
  (run: Step['run']): Step['run'] =>
  async (stage) =>
    stage.file.languages.length < 2 ? [notAsked('languages', 'the file names one language')] : run(stage);

export const languageSteps: readonly Step[] = [
  { id: 'languages refusals', calls: ['member.info'], account: 'visitor', run: several(refusals) },
  {
    id: 'languages help',
    calls: ['help.centre'],
    account: 'visitor',
    run: several((stage) =>
      texts(
        stage,
        'help.centre',
        () => ({}),
        (value: { title: string }[]) => value[0]?.title ?? '',
      ),
    ),
  },
  {
    id: 'languages notices',
    calls: ['notices.announcements'],
    account: 'visitor',
    run: several((stage) =>
      texts(
        stage,
        'notices.announcements',
        (language) => ({ types: 'PL', platform: 'W', execution: 'B', language }),
        (value: { player?: { title: string }[] }) => value.player?.[0]?.title ?? '',
      ),
    ),
  },
  { id: 'languages unknown', calls: ['games.vendors'], account: 'visitor', run: unknownLanguage },
];
