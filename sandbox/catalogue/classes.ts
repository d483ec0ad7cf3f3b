import type { BothNames } from './entries.ts';
import { bothNames } from './entries.ts';
import { slotWordsNorth } from './names/slot-words-north.ts';
import { slotWordsSouth } from './names/slot-words-south.ts';

/** What slots are about, and the words their names are made of. */
export const slotWords = { ...slotWordsNorth, ...slotWordsSouth };
export type SlotClass = keyof typeof slotWords;

const labels: Readonly<Record<SlotClass, string>> = {
  ANDES: 'Andes | The Andes',
  FOREST: 'Bosque | Forest',
  DESERT: 'Desierto | Desert',
  FAIR: 'Feria | Fairground',
  MUSIC: 'Música | Music',
  ICE: 'Hielo | Ice',
  SWEETS: 'Dulces | Sweets',
  GOTHIC: 'Misterio | Mystery',
  SKY: 'Cielo | Sky',
  LEGEND: 'Leyendas | Legends',
  SEA: 'Mar | Sea',
  ASIA: 'Oriente | The East',
  WEST: 'Oeste | Wild West',
  EGYPT: 'Egipto | Egypt',
  FRUIT: 'Frutas | Fruit',
  SPACE: 'Espacio | Space',
  FIESTA: 'Fiesta | Fiesta',
  MAGIC: 'Magia | Magic',
  JUNGLE: 'Selva | Jungle',
  GEMS: 'Joyas | Jewels',
};

/** What people call a class; its code when it has no name. */
export function classNames(code: string): BothNames {
  return bothNames(Object.hasOwn(labels, code) ? labels[code as SlotClass] : code);
}
