import type { Words } from './control-words.ts';

const titles = {
  start: ['Start', 'Inicio'],
  faults: ['Faults', 'Fallos'],
  money: ['Money', 'Dinero'],
  people: ['People', 'Personas'],
  rewards: ['Rewards', 'Premios'],
  messages: ['Messages', 'Mensajes'],
  settings: ['Settings', 'Ajustes'],
  history: ['History', 'Historial'],
  audit: ['Audit', 'Auditoría'],
} as const;
export type TabName = keyof typeof titles;

/** The tabs of the control page, by their names in its address, with their titles. */
export const tabs: Readonly<Record<TabName, Words>> = titles;

/** The tab that an address names; the first for any other. */
export function tabOf(name: unknown): TabName {
  return typeof name === 'string' && Object.hasOwn(tabs, name) ? (name as TabName) : 'start';
}
