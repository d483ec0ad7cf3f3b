import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

/** A text in both languages. */
export const Text = z.object({ es: z.string(), en: z.string() });

/** The part of a scenario that the page shows; the rest is for the tab that plays it. */
const Listed = z.object({
  machine: z.string(),
  scenarios: z.array(
    z.object({ slug: z.string(), description: Text, who: z.nullable(z.string()), path: z.string() }),
  ),
});

/** What is read here of the words of a machine's file for the flow book. */
const Words = z.object({ title: Text });

export type Language = 'es' | 'en';
export type ListedScenario = {
  readonly slug: string;
  readonly text: string;
  readonly who: string | null;
  readonly address: string;
};
export type ListedMachine = {
  readonly machine: string;
  readonly area: string;
  readonly title: string;
  readonly scenarios: readonly ListedScenario[];
};

/** Read as data from the folder of the project, not imported. */
const chartsFolder = '../../../machines/';
export const charts = new URL(chartsFolder, import.meta.url);

const Named = z.object({ id: z.string() });

/** Files of words, by the ids of their machines. */
export async function wordFiles(): Promise<ReadonlyMap<string, string>> {
  const files = await readdir(charts, { recursive: true });
  const words = files.filter((file) => file.endsWith('.book.json'));
  const named = words.map(async (file) => [(await readJson(Named, new URL(file, charts))).id, file] as const);
  return new Map(await Promise.all(named));
}

export async function readJson<T>(schema: z.ZodMiniType<T>, place: URL): Promise<T> {
  return z.parse(schema, JSON.parse(await readFile(place, 'utf8')));
}

/** Where the product opens a scenario: its page, without what is only prepared then. */
function addressOf(path: string, scenario: string): string {
  const page = path.replace('/{reference}', '');
  return `${page}${page.includes('?') ? '&' : '?'}scenario=${scenario}`;
}

/**
 * Every machine that has scenarios in the folder of the flow book, with its words, in the order of the areas;
 * none without a book.
 */
export async function listScenarios(book: string, language: Language): Promise<readonly ListedMachine[]> {
  const files = await wordFiles();
  const written = pathToFileURL(path.join(book, 'scenarios', path.sep));
  const kept = await readdir(written).catch(() => []);
  const listed = await Promise.all(
    kept.map(async (file): Promise<ListedMachine> => {
      const { machine, scenarios } = await readJson(Listed, new URL(file, written));
      const place = files.get(machine);
      const words = place ? await readJson(Words, new URL(place, charts)) : undefined;
      return {
        machine,
        area: place?.includes('/') ? (place.split('/')[0] ?? '') : 'app',
        title: words?.title[language] ?? machine,
        scenarios: scenarios.map(({ slug, description, who, path }) => ({
          slug,
          who,
          text: description[language],
          address: addressOf(path, `${machine}/${slug}`),
        })),
      };
    }),
  );
  const order = ({ area, title }: ListedMachine) => `${area} ${title}`;
  return listed
    .filter(({ scenarios }) => scenarios.length > 0)
    .sort((a, b) => order(a).localeCompare(order(b)));
}
