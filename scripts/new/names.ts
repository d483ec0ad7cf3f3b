/** What something new is called in each place that names it. */
export type Names = {
  /** `help` */
  readonly area: string;
  /** `send-word`: of files and addresses. */
  readonly kebab: string;
  /** `sendWord`: the id of the machine, and its words. */
  readonly camel: string;
  /** `SendWord` */
  readonly pascal: string;
  /** `help.sendWord`: the call of the contract. */
  readonly call: string;
  /** `helpSendWord`: the page of the member centre. */
  readonly page: string;
  /** `Send word`: what people read until somebody writes better words. */
  readonly title: string;
};

/** Why nothing was written. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Folders of a room that are no area, and words that say nothing. */
const notAreas = ['kit', 'shell', 'wire', 'control', 'db', 'site', 'browser', 'scenarios', 'book', 'diff'];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The names of what is to stand at `<area>/<name>`. Throws `Refused`. */
export function namesAt(area: string, kebab: string): Names {
  if (!/^[a-z]+$/.test(area)) throw new Refused(`An area is one word in small letters, and ${area} is not`);
  if (notAreas.includes(area)) throw new Refused(`${area} is no area: it is a folder of a room`);
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab))
    throw new Refused(`${kebab} is not kebab-case: write it like send-word`);
  const words = kebab.split('-');
  const pascal = words.map(capital).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return {
    area,
    kebab,
    camel,
    pascal,
    call: `${area}.${camel}`,
    page: `${area}${pascal}`,
    title: capital(words.join(' ')),
  };
}
