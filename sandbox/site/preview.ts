import type { Configuration } from '#contract/configuration.ts';
import type { Preview } from '#contract/system/preview.ts';
import type { LinkedPromotion } from '#sandbox/promotions/linked.ts';

/** What the head of a page says of it to those who never run its scripts. */
export type PageHead = {
  /** Its name in the default language; '' for the home, and where a page has no name of its own. */
  readonly name: string;
  /** The one address that counts for it; '' for a page that is nobody's to find. */
  readonly path: string;
};

type Brand = {
  readonly brand: Pick<Configuration['brand'], 'name'>;
  readonly hosts: Pick<Configuration['hosts'], 'images'>;
};

/** Pictures of this size are our own; of others nothing is known. */
const ours = /^\/previews\//;
const raster = /\.(png|jpe?g|webp)$/i;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const unescapes = Object.fromEntries(Object.entries(escapes).map(([plain, written]) => [written, plain]));

/** Text as it stands in an attribute or an element. */
export const inHtml = (text: string) => text.replace(/[&<>"]/g, (one) => escapes[one] ?? one);
const outOfHtml = (text: string) => text.replace(/&(amp|lt|gt|quot);/g, (one) => unescapes[one] ?? one);

/** A picture that others may be shown: a path of the site, or an address on the brand's list of hosts; else null. */
export function previewPicture(picture: string, hosts: readonly string[]): string | null {
  if (/^\/(?!\/)[^\s\\]*$/.test(picture)) return picture;
  if (!URL.canParse(picture)) return null;
  const { protocol, host, username, href } = new URL(picture);
  const listed = hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
  return protocol === 'https:' && username === '' && listed ? href : null;
}

/** What a page is in the whole of the site: everything but the promotions is shown as the home is. */
function linkedOf(path: string, preview: Preview): Preview['home'] {
  return /^\/promo/.test(path) ? preview.promotions : preview.home;
}

function tag(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${inHtml(content)}">`;
}

/** The title of a page and its metadata, complete without any script. */
export function headTags(
  { name, path }: PageHead,
  { brand, hosts }: Brand,
  preview: Preview,
  promotion?: LinkedPromotion,
): string {
  const { origin } = preview;
  const linked = linkedOf(path, preview);
  const said = promotion?.title ?? name;
  const title = said === '' ? brand.name : `${said} · ${brand.name}`;
  const description = promotion?.summary || linked.description;
  const address = promotion ? `${path}?id=${encodeURIComponent(promotion.id)}` : path;
  const wanted = promotion && raster.test(promotion.image) ? promotion.image : linked.picture;
  const picture = [wanted, linked.picture].map((one) => previewPicture(one, hosts.images)).find(Boolean);
  const absolute = picture?.startsWith('/') ? `${origin}${picture}` : picture;
  return [
    `<title data-name="${inHtml(name)}" data-path="${inHtml(path)}">${inHtml(title)}</title>`,
    tag('name', 'description', description),
    ...(path === '' && name !== '' ? [tag('name', 'robots', 'noindex')] : []),
    // Others can't complete a path: without a known origin there is no address to name.
    ...(path === '' || origin === '' ? [] : [`<link rel="canonical" href="${inHtml(origin + address)}">`]),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', brand.name),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    ...(path === '' || origin === '' ? [] : [tag('property', 'og:url', origin + address)]),
    ...(absolute ? [tag('property', 'og:image', absolute)] : []),
    ...(absolute && picture && ours.test(picture)
      ? [tag('property', 'og:image:width', '1200'), tag('property', 'og:image:height', '630')]
      : []),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

/** The head that a build wrote: from the title to the last of the tags. */
const written =
  /<title data-name="([^"]*)" data-path="([^"]*)">[^<]*<\/title>[\s\S]*?<meta name="twitter:card"[^>]*>/;
/** The head as it stands in the source, before a build writes it. */
const unwritten = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;

/** A page from the bundler with its own head. */
export function withHead(html: string, head: PageHead, brand: Brand, preview: Preview): string {
  if (!unwritten.test(html)) throw new Error('index.html has no title and description to replace');
  return html.replace(unwritten, () => headTags(head, brand, preview));
}

/** A built page with its head written again: for another brand, or for one promotion. */
export function withPreview(
  html: string,
  brand: Brand,
  preview: Preview,
  promotion?: LinkedPromotion,
): string {
  return html.replace(written, (_, name: string, path: string) =>
    headTags({ name: outOfHtml(name), path: outOfHtml(path) }, brand, preview, promotion),
  );
}
