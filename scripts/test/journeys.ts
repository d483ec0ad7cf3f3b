import { createHash } from 'node:crypto';
import type { PlaywrightReport, Suite } from './reports.ts';

// The tests of the browser as `playwright test --list` names them, and which of them belong together.

/** A test of the browser. */
export type Journey = {
  /** From the folder of the journeys, with slashes. */
  readonly file: string;
  readonly project: string;
  /** The titles of the groups that it is in, and its own. */
  readonly titles: readonly string[];
  /** Without the `@` that is written before them. */
  readonly tags: readonly string[];
};

/** The parts of the browser's tests: the core, which every run holds, and six into which all others fall. */
export const partNames = ['core', '1', '2', '3', '4', '5', '6'] as const;
export type PartName = (typeof partNames)[number];

function journeysOf({ file, title, specs = [], suites = [] }: Suite, above: readonly string[]): Journey[] {
  const own = title === '' || title === file ? above : [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ projectName = '' }) => ({
        file,
        project: projectName,
        titles: [...own, spec.title],
        tags: spec.tags ?? [],
      })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, own)),
  ];
}

/** The tests that Playwright listed. Throws when it could not read a file: its tests would be missing unseen. */
export function journeysIn({ suites, errors }: PlaywrightReport): readonly Journey[] {
  if (errors.length > 0) throw new Error(errors.map(({ message = '' }) => message).join('\n'));
  return suites.flatMap((suite) => journeysOf(suite, []));
}

/**
 * What is chosen at once: a test by itself, or a whole group with the tag `@together`. A group that runs one after the other
 * needs it, since its tests make one thing.
 */
export function bundleOf({ file, titles, tags }: Journey): string {
  return [file, ...(tags.includes('together') ? titles.slice(0, 1) : titles)].join(' › ');
}

/** Which of the six a bundle is in, unless it is in the core: by its name alone, so that it stays there when others come. */
export function sixthOf(bundle: string): PartName {
  const at = createHash('sha256').update(bundle).digest().readUInt32BE(0) % 6;
  return partNames[at + 1] ?? 'core';
}

/** The area of a test: by its folder, or the tag of a group of tours. */
export function areaOf({ file, tags }: Journey, areas: readonly string[]): string | undefined {
  const [folder = ''] = file.split('/');
  return areas.find((area) => area === folder || tags.includes(area));
}

/** The machine whose tours these are; none of a test that is no tour. */
export function machineOf({ file, titles }: Journey): string | undefined {
  return file === 'flows.spec.ts' ? titles[0] : undefined;
}

/** The list that `playwright test --test-list` reads. Throws for a title that the list can't hold. */
export function testListOf(journeys: readonly Journey[]): string {
  return journeys
    .map(({ project, file, titles }) => {
      const wrong = titles.find((title) => /[›\n]/.test(title) || title.trim() !== title);
      if (wrong !== undefined) throw new Error(`${file}: no list of tests can hold the title “${wrong}”`);
      return `${[`[${project}]`, file, ...titles].join(' › ')}\n`;
    })
    .join('');
}
