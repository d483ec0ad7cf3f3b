import { later } from '../kit/later.ts';
import type { CodePurpose, Sends } from './sms-code.rules.ts';

/** A sender of codes, fetched with the first code that is wanted of it. */
export const laterCode = (name: Sends[CodePurpose]) =>
  later(() => import('./sms-code.machine.ts').then(({ sendingBy }) => sendingBy(name)), ['code.wanted']);
