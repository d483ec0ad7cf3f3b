/** A noun in both languages, as its parts of names need it; written with a capital in names. */
export type Noun = {
  readonly feminine: boolean;
  /** 'el' or 'la' as it stands before the singular: 'el Águila' is feminine all the same. */
  readonly article: 'el' | 'la';
  readonly es: string;
  readonly esMany: string;
  readonly en: string;
  readonly enMany: string;
};

/** With a capital at the beginning of each word but the small ones. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      /^(de|del|la|of|the)$/.test(word) ? word : `${word.charAt(0).toLocaleUpperCase('es')}${word.slice(1)}`,
    )
    .join(' ');
}

/**
 * Nouns as they are written down: 'm tigre/tigres tiger/tigers, f llama/llamas llama/llamas'. The first letter is the
 * gender, 'a' for a feminine one that begins with a stressed a; words of one noun are joined by '_'.
 */
export function nounsOf(written: string): Noun[] {
  return written.split(',').map((one) => {
    const [gender = '', spanish = '', english = ''] = one.trim().split(/\s+/);
    const forms = (pair: string) => pair.split('/').map((form) => titleCase(form.replaceAll('_', ' ')));
    const [es = '', esMany = es] = forms(spanish);
    const [en = '', enMany = en] = forms(english);
    return { feminine: gender !== 'm', article: gender === 'f' ? 'la' : 'el', es, esMany, en, enMany };
  });
}

/** What a noun is called: 'Dorado' of a feminine one is Dorada; one that ends otherwise has one form. */
export function agreeing(adjective: string, { feminine }: Noun): string {
  if (!feminine) return adjective;
  if (adjective.endsWith('o')) return `${adjective.slice(0, -1)}a`;
  if (adjective.endsWith('or')) return `${adjective}a`;
  return adjective.endsWith('ín') ? `${adjective.slice(0, -2)}ina` : adjective;
}

/** 'del Tigre', 'de la Llama'. */
export function ofThe({ article, es }: Noun): string {
  return article === 'el' ? `del ${es}` : `de la ${es}`;
}
