import { headers } from '#contract/envelope.ts';
import { type AheadAnswer, questionOf } from './first-reads.ts';

/** How long after the page's start an answer is still news, in milliseconds. */
const news = 30_000;

type Page = { readonly vestibuloAhead?: Map<string, AheadAnswer> | undefined };

/**
 * A `fetch` that takes over an answer which the page has asked for already (`early-fetch.ts`); everything else is fetched. An
 * answer is used once, and never for another session. `now` is in milliseconds since the page's start.
 */
export function withAnswers(
  fetched: typeof fetch,
  page: Page = window,
  now: () => number = () => performance.now(),
): typeof fetch {
  return (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const question = questionOf(request.url, request.headers.get(headers.token));
    const ahead = request.method === 'GET' && now() < news ? page.vestibuloAhead?.get(question) : undefined;
    page.vestibuloAhead?.delete(question);
    if (!ahead) return fetched(request);
    request.signal.addEventListener('abort', ahead.giveUp, { once: true });
    return ahead.answer;
  };
}
