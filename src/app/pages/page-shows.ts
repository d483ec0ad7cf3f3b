import type { Load } from '#src/ui/part-loading.ts';
import type { LaterPart } from '../parts/later-part.ts';
import type { SecurityPage } from './security-page.tsx';

/** The props of every page of a centre: the section in its address. */
export type InsidePage = { readonly inside: string | undefined };

/** What a page of a centre shows: it comes with the centre, or is fetched when it is first shown. */
export type PageShows = { readonly here: typeof SecurityPage } | LaterPart<Load<InsidePage>>;
