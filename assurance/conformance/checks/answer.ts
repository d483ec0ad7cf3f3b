import type { Exchange } from '../asking/exchange.ts';
import { differs, type Found, works } from '../finding.ts';

/** The JSON of an answer, or what is wrong with it. */
export type Heard = { readonly json: unknown } | { readonly fault: string };

const redirects = [301, 302, 303, 307, 308];

function ofRedirect({ headers }: Exchange, url: string): string {
  const to = headers.get('Location') ?? '';
  const there = URL.canParse(to, url) ? new URL(to, url) : null;
  const here = new URL(url);
  if (!there) return 'a redirect that leads nowhere';
  if (there.origin !== here.origin) return 'a redirect to another host';
  return there.pathname === here.pathname
    ? 'a redirect to itself, without end'
    : 'a redirect to another path';
}

function ofText(text: string): string {
  if (text.trim() === '') return 'an empty answer';
  if (/^\s*(<!doctype|<html|<head|<body|<\?xml)/i.test(text)) return 'HTML';
  if (/^\s*[[{]/.test(text)) return 'JSON that is cut off or broken';
  return 'a text that is no JSON';
}

/** What came, as far as it is whole and JSON. `url` is where it was asked for. */
export function hear(answer: Exchange, url: string): Heard {
  if (answer.came === 'late') return { fault: 'no answer in time' };
  if (answer.came === 'broken') return { fault: 'a broken connection' };
  if (answer.came === 'endless') return { fault: 'an answer without end, or longer than 4 MB' };
  if (redirects.includes(answer.status)) return { fault: ofRedirect(answer, url) };
  try {
    return { json: JSON.parse(answer.text) };
  } catch {
    return { fault: ofText(answer.text) };
  }
}

const expected = 'one whole answer in JSON';

/** Whether an answer came whole and in JSON. */
export function checkAnswer(heard: Heard, consequence: string): Found {
  return 'json' in heard ? works('answer', expected) : differs('answer', expected, heard.fault, consequence);
}
