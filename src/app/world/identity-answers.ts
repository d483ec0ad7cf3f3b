/** Where the page lies that a provider sends people back to: it stands in the build beside the app's own. */
export const answerPath = '/identity.html';

/** What the page says an answer on, to whichever tab of this origin asked for it. */
export const answerChannel = 'identity';

/** The longest query that may be an answer. */
const longest = 8_192;

/** The query of a provider's answer as the page tells it; null for anything else. */
export function readAnswer(told: unknown): URLSearchParams | null {
  return typeof told === 'string' && told.length <= longest ? new URLSearchParams(told) : null;
}
