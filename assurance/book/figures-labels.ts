import type { Language } from './words.ts';

const en = {
  title: 'Figures, and who counts them',
  short: 'Figures',
  about:
    'Each limit of the product: how much it is, who enforces it, by whose clock, and who may change it. The values are read from the code and the settings when this book is written. What the gateway enforces is given as the sandbox gateway starts with it: each operator’s own gateway has its own, and the product says on the screen what that gateway answers. What a market prescribes for protection is in the chapters of the markets, below.',
  what: 'What is limited',
  value: 'As delivered',
  who: 'Who enforces it',
  whose: 'Whose clock',
  changes: 'Who may change it',
  where: 'Where it is met',
  nowhere: 'in no flow',
  by: {
    gateway: 'the gateway',
    page: 'the page',
    both: 'the page says it beforehand, the gateway enforces it',
  },
  clock: {
    gateway: 'the gateway’s',
    device: 'the device’s timer, which the clock on its wall does not move',
    none: '—',
  },
  change: {
    operator: 'the operator, at the gateway',
    brand: 'the operator, in the brand’s file',
    code: 'nobody without a new version',
  },
  waits: 'How long the product waits by itself',
  waitsAbout:
    'The page counts these with a timer of the device. When a device has slept, what is over is over as soon as it wakes, and the product asks the gateway where it stands.',
  wait: 'How long',
  waitsHere: 'it waits here',
};

const es: typeof en = {
  title: 'Cifras y quién las cuenta',
  short: 'Cifras',
  about:
    'Cada límite del producto: cuánto es, quién lo hace cumplir, con el reloj de quién y quién puede cambiarlo. Los valores se leen del código y de los ajustes cuando se escribe este libro. Lo que hace cumplir la pasarela se da como arranca la pasarela de prueba: la de cada operador tiene sus valores, y el producto dice en pantalla lo que ella responde. Lo que un mercado prescribe para la protección está en los capítulos de los mercados, más abajo.',
  what: 'Qué se limita',
  value: 'De fábrica',
  who: 'Quién lo hace cumplir',
  whose: 'Reloj de quién',
  changes: 'Quién puede cambiarlo',
  where: 'Dónde se nota',
  nowhere: 'en ningún flujo',
  by: {
    gateway: 'la pasarela',
    page: 'la página',
    both: 'la página lo dice antes, la pasarela lo hace cumplir',
  },
  clock: {
    gateway: 'el de la pasarela',
    device: 'el temporizador del aparato, que no se mueve al cambiarle la hora',
    none: '—',
  },
  change: {
    operator: 'el operador, en su pasarela',
    brand: 'el operador, en el archivo de la marca',
    code: 'nadie sin una versión nueva',
  },
  waits: 'Cuánto espera el producto por sí solo',
  waitsAbout:
    'La página cuenta estos plazos con un temporizador del aparato. Si el aparato estuvo dormido, lo que venció ha vencido en cuanto despierta, y el producto le pregunta a la pasarela en qué está.',
  wait: 'Cuánto',
  waitsHere: 'aquí espera',
};

/** The fixed texts of the page of figures. */
export const figureLabels: Readonly<Record<Language, typeof en>> = { es, en };
