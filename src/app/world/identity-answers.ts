/** The page that a provider sends people back to: the build puts it beside the app's own. */
export const answerPath = '/identity.html';

/** The channel on which the page passes an answer to the tab of this origin that asked. */
export const answerChannel = 'identity';

/** The longest query that can be an answer. */
const longest = 8_192;

/** The query of a provider's answer as the page tells it; null for anything else. */
export function readAnswer(answer: unknown): URLSearchParams | null {
  return typeof answer === 'string' && answer.length <= longest ? new URLSearchParams(answer) : null;
}
