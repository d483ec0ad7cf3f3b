import type { Configuration } from '#contract/configuration.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import type { LinkedPromotion } from '#sandbox/promotions/linked.ts';
import { configurationOf } from './configuration.ts';
import { withLook } from './look.ts';
import { withPreview } from './preview.ts';

const configurationElement =
  /(<script type="application\/json" id="configuration"[^>]*>)[\s\S]*?(<\/script>)/;

/** JSON that is safe inside a script element: nothing in it ends the element. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The page with a brand's configuration in it. */
export function withConfiguration(html: string, configuration: Configuration): string {
  return html.replace(configurationElement, (_, opening: string, closing: string) => {
    return `${opening}${inScript(configuration)}${closing}`;
  });
}

/** A page with the brand's current configuration and look, and with what links to it show. */
export function stampPage(html: string, settings: Settings, promotion?: LinkedPromotion): string {
  const configuration = configurationOf(settings);
  const { preview, origin } = settings;
  // The sandbox serves the site itself: its own address is the site's where the brand names none.
  const known = { ...preview, origin: preview.origin || origin };
  const headed = withPreview(html, configuration, known, promotion);
  return withLook(withConfiguration(headed, configuration), settings.look);
}
