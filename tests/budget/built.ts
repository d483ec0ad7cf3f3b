import { existsSync, readFileSync, statSync } from 'node:fs';
import { type BuiltScripts, builtScriptsFile } from '../../scripts/built-scripts.ts';
import { stages } from '../house/start.rule.ts';
import { type Figures, kilobytesOf } from './budget.ts';

const fileOf = (address: string) => `dist/${address === '/' ? 'index' : address.slice(1)}.html`;

/** The page that stands at an address; the empty one where none does. */
export const pageAt = (address: string): string =>
  readFileSync(existsSync(fileOf(address)) ? fileOf(address) : 'dist/app.html', 'utf8');

/** What the scripts of the build hold; throws when there is no build, or not the one that they are of. */
export function readBuiltScripts(): BuiltScripts {
  const says = `npm run build writes dist/ and ${builtScriptsFile}`;
  if (!existsSync(builtScriptsFile)) throw new Error(`There is no build to look at: ${says}`);
  const scripts: BuiltScripts = JSON.parse(readFileSync(builtScriptsFile, 'utf8'));
  const missing = Object.keys(scripts).find((file) => !existsSync(`dist/${file}`));
  if (missing) throw new Error(`dist/ has no ${missing}, it is of another build: ${says}`);
  return scripts;
}

/** The scripts that a page names: its own, those to fetch beside them, and in its data those with what it shows first. */
function namedIn(page: string): readonly string[] {
  const data = /<script type="application\/json" id="ahead">(.*?)<\/script>/.exec(page)?.[1] ?? '{}';
  const { scripts = [], words = {} } = JSON.parse(data) as { scripts?: string[]; words?: { es?: string[] } };
  const inHead = [...page.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)];
  return [...inHead.map(([, address = '']) => address), ...scripts, ...(words.es ?? [])].map((address) =>
    address.slice(1),
  );
}

/** The scripts that a page names, and all that they import at once. */
export function scriptsOfPage(page: string, scripts: BuiltScripts): readonly string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    const script = scripts[file];
    if (!script) throw new Error(`${file} is no script of the build`);
    found.add(file);
    for (const imported of script.imports) add(imported);
  };
  for (const file of namedIn(page)) add(file);
  return [...found];
}

/** The modules in some scripts. The script of a worker is a build of its own and keeps no page waiting: it has a weight only. */
export const modulesIn = (files: Iterable<string>, scripts: BuiltScripts): readonly string[] =>
  [...files].flatMap((file) => scripts[file]?.modules ?? []);

/** Kilobytes of some scripts as they are sent. */
export const weightOf = (files: Iterable<string>): number =>
  kilobytesOf([...files].reduce((sum, file) => sum + statSync(`dist/${file}.br`).size, 0));

const inPage = /<style>(.*?)<\/style>/s;
const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/;

/** What can be counted in the built files: the scripts until a press is answered, the page, and its styles. */
export function figuresOfPage(
  page: string,
  scripts: BuiltScripts,
): Pick<Figures, 'toPress' | 'html' | 'css'> {
  const styles = inPage.exec(page)?.[1] ?? readFileSync(`dist/${sheet.exec(page)?.[1]}`, 'utf8');
  return {
    toPress: weightOf(scriptsOfPage(page, scripts)),
    html: kilobytesOf(Buffer.byteLength(page.replace(inPage, ''))),
    css: kilobytesOf(Buffer.byteLength(styles)),
  };
}

/** What a page of the product begins with, in the source. */
export const beginnings = [...stages, 'src/app/ahead/early-fetch.ts'];

/** Modules of ours in the scripts that the home begins with, though nothing in it imports them: `imported` are those it does. */
export function notShown(
  home: string,
  scripts: BuiltScripts,
  imported: ReadonlySet<string>,
): readonly string[] {
  const ours = modulesIn(scriptsOfPage(home, scripts), scripts).filter((module) =>
    /^[^.].*\.tsx?$/.test(module),
  );
  return ours.filter((module) => !module.startsWith('node_modules/') && !imported.has(module)).sort();
}
