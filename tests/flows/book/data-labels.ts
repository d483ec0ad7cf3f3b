import type { Language } from './words.ts';

const en = {
  title: 'Data and secrets',
  about:
    'Each secret and each personal datum that this flow handles: read from its memory, its events, the calls that it makes, what it has the browser store, and the list by which traces and the inspector replace texts. A datum of a flow that this one starts is in that flow’s chapter. Small names are those of the code.',
  none: 'This flow handles no secret and no personal datum.',
  datum: 'Datum',
  where: 'Where it is',
  when: 'From when to when',
  readers: 'Who may read it',
  shown: 'What traces and the inspector show',
  kind: { secret: 'secret', personal: 'personal datum', proof: 'proof' },
  memory: 'in this page’s memory',
  passes: 'passes through this page',
  goes: 'goes to the gateway over TLS',
  sealed: 'goes to the gateway in a sealed message, within TLS',
  store: {
    session: 'in the tab’s storage',
    local: 'in the browser’s storage',
    cookie: 'in an encrypted cookie, if the person wants it',
    database: 'in the browser’s database',
  },
  from: {
    start: 'from when the flow begins',
    person: 'from when the person gives it',
    world: 'from when the product tells the flow',
    answer: 'from when the gateway gives it',
    memory: 'from when it comes into this flow’s memory',
  },
  erased: 'erased',
  entering: 'on entering',
  leaving: 'on leaving',
  within: 'in',
  more: (n: number) => `and ${n} more`,
  ends: 'and when the flow ends or the page is closed',
  endsAlone: 'gone when the flow ends or the page is closed',
  replaced: 'another text in its place, of the same length, always',
  asItIs: 'as it is',
  partly: 'another text in its place, except that these are shown as they are:',
  page: 'Data and secrets, and what the browser keeps',
  pageAbout:
    'What the product handles of people, who may read it, and in which chapters it is met; and every name under which the product stores anything in the browser. Each chapter has a sheet of its own, written from the machine’s own memory, events and calls. Traces and the inspector show another text in the place of every secret. A test fails when a secret, a field of a person or a name of the storage has no row here. What the gateway keeps, and for how long, each operator decides; what is said of the sandbox is marked so.',
  all: 'Secrets and personal data',
  is: 'Kind',
  chapters: 'Chapters',
  stored: 'What the browser keeps',
  storedAbout:
    'Everything else is in the memory of the page and gone with it. Sign-out empties the tab’s storage and puts the merchant’s names back. No password is stored but as ciphertext, for 24 hours, and only if the person asks for it.',
  what: 'What is kept',
};

const es: typeof en = {
  title: 'Datos y secretos',
  about:
    'Cada secreto y cada dato personal que maneja este flujo: se lee de su memoria, sus eventos, las llamadas que hace, lo que manda guardar al navegador y la lista con la que trazas e inspector sustituyen los textos. El dato de un flujo que este inicia está en el capítulo de aquel. Los nombres pequeños son los del código.',
  none: 'Este flujo no maneja ningún secreto ni dato personal.',
  datum: 'Dato',
  where: 'Dónde está',
  when: 'Desde cuándo y hasta cuándo',
  readers: 'Quién puede leerlo',
  shown: 'Qué muestran trazas e inspector',
  kind: { secret: 'secreto', personal: 'dato personal', proof: 'comprobante' },
  memory: 'en la memoria de esta página',
  passes: 'pasa por esta página',
  goes: 'va a la pasarela por TLS',
  sealed: 'va a la pasarela en un mensaje sellado, dentro de TLS',
  store: {
    session: 'en el almacén de la pestaña',
    local: 'en el almacén del navegador',
    cookie: 'en una cookie cifrada, si la persona quiere',
    database: 'en la base de datos del navegador',
  },
  from: {
    start: 'desde que empieza el flujo',
    person: 'desde que la persona lo da',
    world: 'desde que el producto se lo dice al flujo',
    answer: 'desde que lo da la pasarela',
    memory: 'desde que llega a la memoria de este flujo',
  },
  erased: 'se borra',
  entering: 'al entrar en',
  leaving: 'al salir de',
  within: 'en',
  more: (n: number) => `y ${n} más`,
  ends: 'y cuando el flujo termina o se cierra la página',
  endsAlone: 'desaparece cuando el flujo termina o se cierra la página',
  replaced: 'otro texto en su lugar, de la misma longitud, siempre',
  asItIs: 'tal cual',
  partly: 'otro texto en su lugar, salvo que estos se muestran tal cual:',
  page: 'Datos y secretos, y qué guarda el navegador',
  pageAbout:
    'Qué maneja el producto de las personas, quién puede leerlo y en qué capítulos aparece; y todos los nombres con que el producto guarda algo en el navegador. Cada capítulo tiene su propia ficha, escrita a partir de la memoria, los eventos y las llamadas de su máquina. Trazas e inspector muestran otro texto en lugar de cada secreto. Una prueba falla si un secreto, un campo de una persona o un nombre del almacén no tiene fila aquí. Lo que guarda la pasarela, y cuánto tiempo, lo decide cada operador; lo que se dice de la pasarela de prueba va señalado.',
  all: 'Secretos y datos personales',
  is: 'Clase',
  chapters: 'Capítulos',
  stored: 'Qué guarda el navegador',
  storedAbout:
    'Todo lo demás está en la memoria de la página y desaparece con ella. Al salir se vacía el almacén de la pestaña y se reponen los nombres del comercio. Ninguna contraseña se guarda sino cifrada, durante 24 horas y solo si la persona lo pide.',
  what: 'Qué se guarda',
};

/** The fixed texts of the sheets of data. */
export const dataLabels: Readonly<Record<Language, typeof en>> = { es, en };
