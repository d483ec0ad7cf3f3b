/**
 * The questions of the self-test, which are the brand's own: about control, money and mood. They are no copy of a
 * published screen, and no diagnosis.
 */
export const questions = [
  'longer',
  'stopping',
  'postponing',
  'otherMoney',
  'depositAgain',
  'notLooking',
  'worries',
  'restless',
  'toldLess',
] as const;

/**
 * The answers, from never to almost always. They are single letters: a person who saves what just happened saves stand-ins of
 * the same length, which say nothing.
 */
export const answers = ['a', 'b', 'c', 'd'] as const;
export type Answer = (typeof answers)[number];

export const bands = ['calm', 'careful', 'stop'] as const;
export type Band = (typeof bands)[number];

/** The least points of a band; an answer counts its place in the list. */
export const leastPoints: Readonly<Record<Band, number>> = { calm: 0, careful: 4, stop: 10 };
export const mostPoints = questions.length * (answers.length - 1);

export type SelfTestContext = {
  /** The place of the question on the page. */
  readonly at: number;
  /** The answers so far, in the order of the questions. They are kept here and nowhere else. */
  readonly answers: readonly Answer[];
};

export const nothingAnswered: SelfTestContext = { at: 0, answers: [] };

export function answerQuestion({ at, answers: given }: SelfTestContext): boolean {
  return given[at] !== undefined;
}

/** Whether the question on the page is the last one, and was answered. */
export function complete(context: SelfTestContext): boolean {
  return context.at === questions.length - 1 && answerQuestion(context);
}

/** The answer to the question on the page, in the place of an earlier one. */
export function withAnswer({ at, answers: given }: SelfTestContext, answer: Answer) {
  return { answers: [...given.slice(0, at), answer, ...given.slice(at + 1)] };
}

/** Where all answers together stand; one "almost always" is worth a look whatever the others are. */
export function bandOf({ answers: given }: Pick<SelfTestContext, 'answers'>): Band {
  const points = given.reduce((sum, answer) => sum + answers.indexOf(answer), 0);
  if (points >= leastPoints.stop) return 'stop';
  return points >= leastPoints.careful || given.includes('d') ? 'careful' : 'calm';
}

/** What can be saved, each result in words. The page says all of them, so that the event that asks tells nothing. */
export type ResultWords = {
  readonly name: string;
  readonly lines: Readonly<Record<Band, readonly string[]>>;
};

/** The result as a file, never the answers. */
export function savedResult(context: SelfTestContext, { name, lines }: ResultWords) {
  const text = `${lines[bandOf(context)].join('\r\n')}\r\n`;
  return { type: 'file.saved', name, media: 'text/plain', parts: [text] } as const;
}
