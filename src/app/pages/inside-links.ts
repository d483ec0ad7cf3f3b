import { useEffect, useRef } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { helpMachine } from '#machines/help/help.machine.ts';
import { useResident } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { opensElsewhere } from '#src/ui/opens-elsewhere.ts';

type Help = ActorRefFrom<typeof helpMachine>;

const helpPage = pathOf({ screen: 'helpmc' });

/** Links that the app follows: its own, and those of a text from the gateway that may lead into the app. */
const inside = 'a[data-inside], [data-inside-links] a[href^="/"]';

/** The link inside the app that a click follows in this tab, if it does and nobody has answered it. */
function followed(click: MouseEvent): HTMLAnchorElement | undefined {
  const { target, defaultPrevented } = click;
  if (defaultPrevented || opensElsewhere(click)) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(inside) : null;
  return link ?? undefined;
}

/** Whether a link opens the help over the page: it is marked so, or in a text, and the person is not at the help's address. */
function opensHelp({ pathname, dataset }: HTMLAnchorElement): boolean {
  const over = 'help' in dataset || !('inside' in dataset);
  return over && pathname === helpPage && location.pathname !== helpPage;
}

/** Shows the help over the page; where its rules don't come, follows the link, whose page says so and tries again. */
async function showHelp(help: Help, { search }: HTMLAnchorElement, follow: () => void): Promise<void> {
  const rules = await import('#machines/help/topic.rules.ts').catch(() => undefined);
  if (!rules) return follow();
  help.send({ type: 'help.wanted', topic: rules.topicOf(new URLSearchParams(search)) });
}

/**
 * Follows the links inside the app (`PathLink`) without loading the page: one listener for all, so that a link is a plain
 * element that costs nothing to draw. A link to the page that is shown adds nothing to the history. A link to the help
 * shows it over the page; at the help's own address, or in a new tab, it is followed like any other.
 */
export function useInsideLinks(navigate: NavigateFunction): void {
  const help = useResident('help');
  const notices = useResident('notices');
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  useEffect(() => {
    function go(link: HTMLAnchorElement): void {
      help.send({ type: 'place.wanted' });
      notices.send({ type: 'place.wanted' });
      const { pathname, search, hash } = link;
      const to = pathname + search + hash;
      void latest.current(to, { replace: to === location.pathname + location.search + location.hash });
    }
    function follow(click: MouseEvent): void {
      const link = followed(click);
      if (!link) return;
      click.preventDefault();
      if (opensHelp(link)) return void showHelp(help, link, () => go(link));
      go(link);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [help, notices]);
}
