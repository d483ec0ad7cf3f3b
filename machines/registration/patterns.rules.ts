import { boundsOf, type PatternId, patternOf, patterns } from '#contract/registration/patterns.ts';
import type { RegisterRule } from '#contract/system.ts';

/** What the person reads about a rule (spec 5, reg_pattern_{patternId}): the pattern's text and the bounds. */
export type RuleWords = { readonly patternId: PatternId; readonly min: number; readonly max: number };

/** The text for a rule: its pattern's; for a pattern that only the gateway knows, just its bounds. */
export function wordsOf(rule: RegisterRule): RuleWords {
  const { patternId } = rule;
  const known = typeof patternId === 'string' && Object.hasOwn(patterns, patternId);
  return { patternId: known ? (patternId as PatternId) : 'length', ...boundsOf(rule) };
}

/**
 * The pattern of a rule that matches none of ours: a regular expression from outside, which can run for years on the
 * wrong text, so it never runs where a person waits (decision: patterns from the gateway). Null when there is none.
 */
export function foreignPattern(rule: RegisterRule | undefined): string | null {
  const pattern = rule ? patternOf(rule) : null;
  return typeof pattern === 'string' ? pattern : null;
}

/** Whether a text keeps a rule's bounds and choices, and its pattern if that is one of ours; in time proportional to its length. */
export function keepsRule(text: string, rule: RegisterRule): boolean {
  const { min, max } = boundsOf(rule);
  if (text.length < min || text.length > max) return false;
  if (rule.choices?.includes(text) === false) return false;
  const pattern = patternOf(rule);
  return pattern === null || typeof pattern === 'string' || pattern.test(text);
}
