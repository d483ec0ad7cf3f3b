import type { payoutAccountMachine } from '#machines/wallet/payout-account.machine.ts';
import type { Example } from '../../flows/model.ts';

const bound = [
  'wants to add one',
  'picks another kind',
  'picks an institution',
  'types a number',
  'types the withdraw password',
  'submits',
  'bind: lost',
];
const removed = ['wants to remove one', 'types the withdraw password', 'submits', 'remove: lost'];
const ask = 'asks whether it was done';

export const examples: readonly Example<typeof payoutAccountMachine>[] = [
  { name: 'an unheard binding is said to be unknown', way: bound, leads: 'unsure' },
  {
    name: 'an account that is there as it was typed was bound',
    way: [...bound, ask, 'terms: the new one too'],
    leads: 'listed',
  },
  {
    name: 'one that was there before is not the one that was sent',
    way: [...bound, ask, 'terms: the old one'],
    leads: 'binding.notDone',
    and: ({ to: { snapshot } }) => snapshot.context.fields.institution === 'PagoClaro',
  },
  {
    name: 'nor is another new one',
    way: [...bound, ask, 'terms: another new one'],
    leads: 'binding.notDone',
  },
  { name: 'a removal that nobody heard of is said to be unknown', way: removed, leads: 'unsure' },
  { name: 'an account that is gone was removed', way: [...removed, ask, 'terms: none'], leads: 'listed' },
  {
    name: 'one that is there still was not',
    way: [...removed, ask, 'terms: the old one'],
    leads: 'removing.notDone',
  },
  {
    name: 'a list that can’t be read leaves it unknown',
    way: [...removed, ask, 'terms: lost'],
    leads: 'unsure',
  },
  {
    name: 'the form of a binding is there again',
    way: [...bound, 'wants the form back'],
    leads: 'binding.editing',
  },
  {
    name: 'the question of a removal is there again',
    way: [...removed, 'wants the form back'],
    leads: 'removing.editing',
  },
  {
    name: 'a number that is refused after an unheard binding may be bound by that one: that is said',
    way: [...bound, 'wants the form back', 'types the withdraw password', 'submits', 'bind: number refused'],
    leads: 'unsure',
  },
  {
    name: 'it is called refused once the list has told that it was not bound',
    way: [
      ...bound,
      ask,
      'terms: the old one',
      'types the withdraw password',
      'submits',
      'bind: number refused',
    ],
    leads: 'binding.refused',
  },
  {
    name: 'an account that is not there after an unheard removal may be gone by that one: that is said',
    way: [
      ...removed,
      'wants the form back',
      'types the withdraw password',
      'submits',
      'remove: no such account',
    ],
    leads: 'unsure',
  },
  {
    name: 'it is called refused once the list has told that it is there',
    way: [
      ...removed,
      ask,
      'terms: the old one',
      'types the withdraw password',
      'submits',
      'remove: no such account',
    ],
    leads: 'removing.refused',
  },
];
