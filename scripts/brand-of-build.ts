import * as z from 'zod/mini';
import { type Configuration, defaultConfiguration } from '#contract/configuration.ts';
import { Preview } from '#contract/system/preview.ts';

/** What a build knows of its brand: what goes into the pages, and what links to them show. */
export type BrandOfBuild = { readonly configuration: Configuration; readonly preview: Preview };

/** The brand of a build that names none: whoever serves it puts their own into each answer. */
export const usualBrand: BrandOfBuild = {
  configuration: defaultConfiguration,
  preview: z.parse(Preview, undefined),
};
