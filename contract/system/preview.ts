import * as z from 'zod/mini';

/** The public address of the site, without a path; '' when it is not known. */
const origin = z.string().check(z.regex(/^(https?:\/\/[a-z0-9.-]+(:\d+)?)?$/));
const description = z.string().check(z.minLength(1), z.maxLength(300));
/** A path of the site, or an https address on a host of the brand's list for images (`previewPicture`). */
const picture = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?!\/))[\x21-\x5b\x5d-\x7e]*$/));

/** What links to a page show of it elsewhere. */
const Linked = (usual: { readonly description: string; readonly picture: string }) =>
  z.prefault(
    z.object({
      description: z._default(description, usual.description),
      picture: z._default(picture, usual.picture),
    }),
    {},
  );

/**
 * What others show of the brand's pages: search engines, and messengers where a link is sent. It stands in the brand's
 * configuration as `preview`, every part may be left out, and the page itself never reads it: it is for those who
 * build and serve the pages.
 */
export const Preview = z.prefault(
  z.object({
    origin: z._default(origin, ''),
    home: Linked({
      description: 'Casino en vivo, slots, deportes y lotería en un solo lugar.',
      picture: '/previews/home.png',
    }),
    promotions: Linked({
      description: 'Las promociones de la casa, con sus condiciones completas y sus fechas.',
      picture: '/previews/promotions.png',
    }),
  }),
  {},
);
export type Preview = z.infer<typeof Preview>;
