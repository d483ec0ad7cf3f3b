import type { AnyActorRef } from 'xstate';
import type { Place } from '#machines/places.ts';
import type { PatternQuestion } from '#machines/world.ts';
import { handlers } from './handlers.ts';
import type { Invitation } from './invitation.ts';
import type { Patterns } from './patterns.ts';
import type { SavedFile } from './saved-file.ts';
import { send } from './send.ts';

/** What the page can do by itself, and what it was opened with. */
export type PageTools = {
  readonly navigate: (to: Place) => void;
  /** To where the page's place was opened, or else to a place. */
  readonly goBack: (otherwise: Place) => void;
  readonly reload: () => void;
  readonly saveFile: (file: SavedFile) => void;
  /** The browser's system, and random bytes in base64url. */
  readonly freePlayRequest: () => { readonly os: string; readonly random: string };
  readonly invitation: Invitation;
  /** The ticket of the link that opened the page, once. */
  readonly takeTicket: () => string | null;
  readonly patterns: Patterns;
};

/** The effects of the page: navigation, files for the browser, and what it was opened with. */
export function pageHandlers(page: PageTools) {
  async function judge(asker: AnyActorRef, { field, pattern, text }: PatternQuestion): Promise<void> {
    const verdict = await page.patterns.judge(pattern, text);
    send(asker, { type: 'pattern.judged', field, text, verdict });
  }

  return handlers({
    navigate: ({ to }) => page.navigate(to),
    returned: ({ otherwise }) => page.goBack(otherwise),
    'page.reloaded': () => page.reload(),
    'file.saved': (event) => page.saveFile(event),
    'random.asked': (_, from) => send(from, { type: 'random.drawn', ...page.freePlayRequest() }),
    'invitation.asked': (_, from) =>
      send(from, { type: 'invitation.found', invited: page.invitation.current() }),
    'invitation.forgotten': () => page.invitation.forget(),
    'ticket.asked': (_, from) => {
      const ticket = page.takeTicket();
      if (ticket !== null) send(from, { type: 'ticket.found', ticket });
    },
    'pattern.asked': ({ question }, from) => (question ? void judge(from, question) : undefined),
  });
}
