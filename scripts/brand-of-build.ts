import * as z from 'zod/mini';
import { type Configuration, defaultConfiguration } from '#contract/configuration.ts';
import type { Look } from '#contract/system/look.ts';
import { Preview } from '#contract/system/preview.ts';

/** A file that comes with a brand: where it is, and its path in a build. */
export type BrandPicture = { readonly from: string; readonly to: string };

/** What a build knows of its brand: what goes into the pages, how they look, and what links to them show. */
export type BrandOfBuild = {
  readonly configuration: Configuration;
  readonly preview: Preview;
  readonly look: Look | undefined;
  readonly pictures: readonly BrandPicture[];
};

/** The brand of a build that names none: whoever serves it puts their own into each answer. */
export const usualBrand: BrandOfBuild = {
  configuration: defaultConfiguration,
  preview: z.parse(Preview, undefined),
  look: undefined,
  pictures: [],
};
