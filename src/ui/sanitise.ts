import DOMPurify from 'dompurify';

const allowedTags =
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd a b strong i em u s small sub sup span div blockquote pre code center font figure figcaption img table caption thead tbody tfoot tr th td'.split(
    ' ',
  );
const allowedAttributes =
  'href title alt src width height colspan rowspan scope lang dir align valign start id'.split(' ');
/** A page of the web, a letter, a telephone, a place on this page or a path of this origin; nothing that runs. */
const allowedAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** Returns the address of a picture if it is allowed, otherwise ''. */
export type PictureCheck = (address: string) => string;

/** The check in force while `sanitise` runs; it never waits, so one place is enough. */
let pictureOf: PictureCheck = () => '';

function mendLink(link: Element): void {
  const address = link.getAttribute('href');
  if (address === null) return;
  if (address.startsWith('#')) {
    link.setAttribute('href', `#user-content-${address.slice(1)}`);
    return;
  }
  link.setAttribute('rel', 'noopener noreferrer nofollow');
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  if (!url?.host || url.origin === location.origin) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('data-host', url.host);
}

function mendPicture(picture: Element): void {
  const address = pictureOf(picture.getAttribute('src') ?? '');
  if (address === '') {
    picture.replaceWith(document.createTextNode(picture.getAttribute('alt') ?? ''));
    return;
  }
  picture.setAttribute('src', address);
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('referrerpolicy', 'no-referrer');
}

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') mendLink(element);
  if (element.tagName === 'IMG') mendPicture(element);
});

function cleaned(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: allowedAddress,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
  });
}

interface Factory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => unknown };
}

/** The one policy that makes HTML for the page; whatever goes through it comes out clean. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('app-html', {
  createHTML: cleaned,
});

/**
 * The part of `html` that may be shown: text, lists, tables, links, and the pictures that `check` allows.
 * Nothing in it can run, style, cover the page, or take input (cases W9, NOT-01 to NOT-03).
 */
export function sanitise(html: string, check: PictureCheck): string {
  pictureOf = check;
  return policy ? (policy.createHTML(html) as string) : cleaned(html);
}
