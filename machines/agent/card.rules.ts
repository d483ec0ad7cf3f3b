import type { CallInput } from '#contract/calls.ts';
import { isDay } from '../kit/calendar.rules.ts';

/** The question for the card of somebody: for the days of its address, or the gateway's usual ones where it names none that can be. */
export function cardInput(id: string, search: string): CallInput<'agent.member'> {
  const asked = new URLSearchParams(search);
  const [from = '', to = ''] = [asked.get('from'), asked.get('to')].map((day) => day ?? '');
  return isDay(from) && isDay(to) && from <= to ? { id, from, to } : { id };
}
