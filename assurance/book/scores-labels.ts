import type { Language } from './words.ts';

const en = {
  page: 'Planted faults, and who notices',
  about:
    'Each chart was changed in every single way that a person could err: a way removed, a way that leads elsewhere, a condition dropped or turned round, an act left out, an error taken for success, a wait ten times as long. Noticed: something that is checked of the chart fails. Argued: the change makes no difference, with the reason. What lives is a fault that nothing here would notice.',
  measured: 'Measured on',
  flow: 'Flow',
  faults: 'Faults',
  noticed: 'Noticed',
  argued: 'Argued',
  lives: 'Lives',
  share: 'Share',
  changed: 'not measured since the chart changed',
  survivors: 'Which live',
  reasons: 'Which are argued, and why',
  fault: 'Fault',
  why: 'Why it makes no difference',
};

const es: typeof en = {
  page: 'Defectos plantados, y quién los nota',
  about:
    'Cada diagrama se cambió de todas las maneras sencillas en que una persona podría equivocarse: un camino que falta, un camino que lleva a otra parte, una condición quitada o invertida, un acto omitido, un error tomado por éxito, una espera diez veces más larga. Notado: falla algo de lo que se comprueba del diagrama. Argumentado: el cambio no cambia nada, con su razón. Lo que sobrevive es un defecto que aquí nadie notaría.',
  measured: 'Medido el',
  flow: 'Flujo',
  faults: 'Defectos',
  noticed: 'Notados',
  argued: 'Argumentados',
  lives: 'Sobreviven',
  share: 'Parte',
  changed: 'sin medir desde que el diagrama cambió',
  survivors: 'Cuáles sobreviven',
  reasons: 'Cuáles se argumentan, y por qué',
  fault: 'Defecto',
  why: 'Las razones, en inglés',
};

/** The fixed texts of the page of planted faults. */
export const scoreLabels: Readonly<Record<Language, typeof en>> = { es, en };
