import type { Arrival, Example } from '#assurance/walk/model.ts';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { secrets } from '../../kit/models/people.ts';
import { told } from '../arrivals.ts';

type End = Arrival<typeof forgotMachine>;

const contextOf = ({ to }: End) => to.snapshot.context;

const toNumber = ['picks the mobile tab', 'picks a country', 'types a number'];
const byPhone = [...toNumber, 'types a code', 'types a password', 'repeats it', 'submits'];
const codeWrong = [...byPhone, 'resetByPhone: code wrong'];
const byMail = ['types a user name', 'types an address', 'submits'];
const limited = [...byMail, 'askMail: limited'];
const mailed = [...byMail, 'askMail: asked'];

/** What is accepted of the form for a forgotten password, way by way. */
export const formExamples: readonly Example<typeof forgotMachine>[] = [
  {
    name: 'the page is asked at the start for a link that opened it, and for a number with a code on its way',
    way: [],
    leads: 'recovering.form.editing',
    and: told('ticket.asked', 'number.asked'),
  },
  {
    name: 'help by mobile can be picked once it is switched on',
    given: 'help by e-mail alone',
    way: ['help by mobile is switched on', ...toNumber, 'asks for a code'],
    leads: 'recovering.form.editing',
    and: (end) => told('code.wanted')(end) && contextOf(end).way === 'phone',
  },
  {
    name: 'the number with a code on its way is there again',
    way: ['a code is still on its way to a number'],
    leads: 'recovering.form.editing',
    and: (end) => contextOf(end).fields.mobileNum === '600111222',
  },
  {
    name: 'a link goes to the form for a new password',
    way: ['the page was opened by a link'],
    leads: 'renewing',
    and: ({ effects }) => effects.started.some(({ input }) => JSON.stringify(input).includes(secrets.ticket)),
  },
  {
    name: 'a mail is on its way once it was asked for',
    way: mailed,
    leads: 'mailed',
  },
  {
    name: 'why no mail is on its way is said',
    way: limited,
    leads: 'recovering.form.refused',
    and: (end) => contextOf(end).failure?.code === 'TOO_MANY_REQUESTS',
  },
  ...[
    { way: codeWrong, leads: 'recovering.resetting' },
    { way: limited, leads: 'recovering.asking' },
  ].map(({ way, leads }) => ({
    name: `a refusal is gone once the form is sent again (${leads})`,
    way: [...way, 'submits'],
    leads,
    and: (end: End) => contextOf(end).failure === null,
  })),
  {
    name: 'what is missing is marked',
    way: ['submits'],
    leads: 'recovering.form.editing',
    and: (end) => contextOf(end).problems.username !== undefined,
  },
  {
    name: 'a refusal stays to be read while what is missing is marked',
    way: [...codeWrong, 'help by mobile is switched off', 'submits'],
    leads: 'recovering.form.refused',
    and: (end) => contextOf(end).problems.username !== undefined,
  },
  {
    name: 'a missing number is marked when a code is asked for',
    way: ['picks the mobile tab', 'asks for a code'],
    leads: 'recovering.form.editing',
    and: (end) => contextOf(end).problems.mobileNum !== undefined && !told('code.wanted')(end),
  },
  {
    name: 'a missing number is marked beside a refusal',
    way: [...limited, 'asks for a code'],
    leads: 'recovering.form.refused',
    and: (end) => contextOf(end).problems.mobileNum !== undefined,
  },
  {
    name: 'a refusal stays to be read while the form is typed in and a code is asked for',
    way: [
      ...[...codeWrong, 'types a code', 'picks a country', 'a code is still on its way to a number'],
      'asks for a code',
    ],
    leads: 'recovering.form.refused',
    and: told('code.wanted'),
  },
  {
    name: 'another way of help takes a refusal away',
    way: [...codeWrong, 'picks the e-mail tab'],
    leads: 'recovering.form.editing',
    and: (end) => contextOf(end).failure === null,
  },
  ...[
    { at: 'recovering.form.refused', way: codeWrong },
    { at: 'recovering.form.editing', way: ['types a user name'] },
    { at: 'recovering.asking', way: byMail },
    { at: 'recovering.resetting', way: byPhone },
  ].flatMap(({ at, way }): Example<typeof forgotMachine>[] => [
    {
      name: `the rule that comes is kept, and changes nothing else (${at})`,
      way: [...way, 'learnRule: rule'],
      leads: at,
      and: (end) => contextOf(end).rule !== null && end.effects.started.length === 0,
    },
    {
      name: `a rule that does not come changes nothing (${at})`,
      way: [...way, 'learnRule: lost'],
      leads: at,
      and: ({ effects }) => effects.started.length === 0,
    },
    {
      name: `features that are learned change nothing else (${at})`,
      way: [...way, 'help by mobile is switched on'],
      leads: at,
      and: ({ effects }) => effects.started.length === 0,
    },
  ]),
  ...[
    { where: 'in the form', way: [] },
    { where: 'while a mail is asked for', way: byMail },
    { where: 'once a mail is on its way', way: mailed },
  ].map(({ where, way }) => ({ name: `it can be left ${where}`, way: [...way, 'closes'], leads: 'ended' })),
  ...[
    { where: 'the form', way: [] },
    { where: 'the page of a mail that is on its way', way: mailed },
  ].map(({ where, way }) => ({
    name: `${where} leads to signing in`,
    way: [...way, 'wants to sign in'],
    leads: 'ended',
    and: ({ to }: End) => to.snapshot.output?.next === 'login',
  })),
];
