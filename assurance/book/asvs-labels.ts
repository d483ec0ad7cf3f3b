import type { Verdict } from './asvs.ts';
import type { Language } from './words.ts';

type AsvsLabels = {
  readonly title: string;
  readonly about: (first: number, second: number) => string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly meanings: Readonly<Record<Verdict, string>>;
  readonly verdict: string;
  readonly meaning: string;
  readonly count: string;
  readonly level: (level: string) => string;
  readonly openOnes: string;
  readonly number: string;
  readonly asks: string;
  readonly says: string;
  readonly shownBy: string;
  readonly writtenIn: string;
  /** What stands before the numbers in a chapter of the book. */
  readonly met: string;
};

const es: AsvsLabels = {
  title: 'ASVS 5.0, niveles 1 y 2',
  about: (first, second) =>
    `Los ${first + second} requisitos de OWASP ASVS 5.0.0 de los niveles 1 (${first}) y 2 (${second}), uno por fila, dichos aquí con palabras propias. Es lo que el proyecto dice de sí mismo; nadie de fuera lo ha certificado. Debajo de cada fila está la prueba que lo muestra, con su nombre en inglés, o dónde está escrito.`,
  verdicts: {
    met: 'Se cumple',
    gateway: 'De la pasarela',
    none: 'No corresponde',
    waived: 'Excepción',
    open: 'Abierto',
  },
  meanings: {
    met: 'Lo cumple lo que se entrega aquí: las páginas, el sitio, el contrato.',
    gateway:
      'Ha de cumplirlo el operador, en su pasarela, su servidor o su proveedor de identidad. La prueba, si la hay, muestra que la pasarela de prueba lo hace.',
    none: 'Trata de algo que no hay aquí.',
    waived: 'No se cumple del todo, y una decisión dice por qué.',
    open: 'No se cumple, o no del todo. Una prueba, si la hay, muestra lo que sí hay.',
  },
  verdict: 'Qué se dice',
  meaning: 'Qué significa',
  count: 'Cuántos',
  level: (level) => `nivel ${level}`,
  openOnes: 'Lo que está abierto',
  number: 'N.º',
  asks: 'Qué pide',
  says: 'Cómo está',
  shownBy: 'lo muestra',
  writtenIn: 'escrito en',
  met: 'Lo que pide OWASP ASVS 5.0 de este flujo',
};

const en: AsvsLabels = {
  title: 'ASVS 5.0, levels 1 and 2',
  about: (first, second) =>
    `The ${first + second} requirements of OWASP ASVS 5.0.0 of level 1 (${first}) and level 2 (${second}), a row each, put here in words of our own. It is what the project says of itself; nobody outside has certified it. Below each row you read the test that shows it, or where it is written.`,
  verdicts: {
    met: 'Met',
    gateway: 'The gateway’s',
    none: 'Does not apply',
    waived: 'Waived',
    open: 'Open',
  },
  meanings: {
    met: 'What is delivered here meets it: the pages, the site, the contract.',
    gateway:
      'The operator has to meet it, in gateway, web server or identity provider. A test, where there is one, shows that the sandbox gateway does.',
    none: 'It is about something that is not here.',
    waived: 'It is not wholly met, and a decision says why.',
    open: 'It is not met, or not wholly. A test, where there is one, shows what there is.',
  },
  verdict: 'Verdict',
  meaning: 'What it means',
  count: 'How many',
  level: (level) => `level ${level}`,
  openOnes: 'What is open',
  number: 'No.',
  asks: 'What it asks',
  says: 'How it stands',
  shownBy: 'shown by',
  writtenIn: 'written in',
  met: 'What OWASP ASVS 5.0 asks of this flow',
};

/** The fixed texts of the page of the standard, by language. */
export const asvsLabels: Readonly<Record<Language, AsvsLabels>> = { es, en };
