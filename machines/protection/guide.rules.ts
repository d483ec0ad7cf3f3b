/** A section of the guide in the language of the page: sentences, points, and whom it names. */
export type GuideSection = {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** Points of the text, and what the rules in force say. */
  readonly points: readonly string[];
  readonly facts: readonly string[];
  readonly known: readonly { readonly name: string; readonly link: string | null }[];
};

/** What the page says, to be saved as one file that any browser opens and prints. */
export type Guide = {
  readonly file: string;
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly GuideSection[];
};

/** How long the page says that the guide was saved, in milliseconds. */
export const guideTold = 10_000;

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text inside HTML. */
function plainText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '');
}

const element = (tag: string, text: string) => `<${tag}>${plainText(text)}</${tag}>`;

function listOf(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function sectionOf({ title, text, points, facts, known }: GuideSection): string {
  const named = known.map(({ name, link }) => {
    return link === null
      ? plainText(name)
      : `${plainText(name)}: <a href="${plainText(link)}">${plainText(link)}</a>`;
  });
  const parts = [element('h2', title), ...text.map((one) => element('p', one))];
  return [...parts, listOf(points.map(plainText)), listOf(facts.map(plainText)), listOf(named)]
    .filter((part) => part !== '')
    .join('\n');
}

const style =
  'body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#222;background:#fff}';

/** The guide as a file: a page without any script, whose addresses were checked before. */
export function guideFile({ file, language, title, lead, sections }: Guide) {
  const parts = [
    `<!doctype html>\n<html lang="${plainText(language)}">\n<meta charset="utf-8">\n`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n`,
    `${element('title', title)}\n<style>${style}</style>\n<body>\n`,
    `${element('h1', title)}\n${element('p', lead)}\n`,
    ...sections.map((section) => `${sectionOf(section)}\n`),
    '</body>\n</html>\n',
  ];
  return { type: 'file.saved', name: `${file}.html`, media: 'text/html', parts } as const;
}
