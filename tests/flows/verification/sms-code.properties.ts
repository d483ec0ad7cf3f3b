import type { FlowEdge } from '#assurance/walk/graph.ts';
import type { Property } from '#assurance/walk/model.ts';
import { plain } from '#contract/units.ts';
import type { CodeInput } from '#machines/verification/code-waits.rules.ts';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';

/** The number that a code is wanted for, as it is compared. */
export const held = (input: CodeInput) =>
  'mobileNum' in input ? input.mobileNum.replaceAll(/[ -]/g, '') : '';

const number = { mobileNum: '600111222', countryDialingCode: '34' };
const otherNumber = { mobileNum: '600111333', countryDialingCode: '34' };

/** What ends a wait: that of a number, or all of them. */
const overs = {
  'the wait of the number is over': '600111222',
  'the wait of the other number is over': '600111333',
};
const persons: Readonly<Record<string, string>> = { 'somebody signs in': 'ana', 'nobody is signed in': '' };
const ended: Readonly<Record<string, string>> = {
  ...overs,
  'somebody signs in': 'all',
  'nobody is signed in': 'all',
};

/** The numbers that wait, and the last that a code was asked for. */
type Sent = { readonly waiting: readonly string[]; readonly last: string };

/** The number that a step has a code sent to. */
function sentTo({ started }: FlowEdge['effects']): string | undefined {
  const send = started.find(({ id }) => id === 'sendCode');
  return send && held(send.input as CodeInput);
}

/** What holds of sending codes, whatever comes in between. */
export const smsCodeProperties: readonly Property<typeof smsCodeMachine>[] = [
  {
    name: 'a number gets no second code before its wait is over, however the number is written',
    fault: { 'states/counting/on/code.wanted/0/guard': 'noWait' },
    path: {
      start: { waiting: [], last: '' },
      next: ({ waiting, last }: Sent, { step, effects }) => {
        const over = step.kind === 'event' ? ended[step.name] : undefined;
        const left = over === 'all' ? [] : waiting.filter((number) => number !== over);
        const came = step.kind === 'answer' && step.name.startsWith('sent') && !left.includes(last);
        const now = came ? [...left, last].toSorted() : left;
        const to = sentTo(effects);
        if (to === undefined) return { waiting: now, last };
        return now.includes(to) ? false : { waiting: now, last: to };
      },
    },
  },
  {
    name: 'a number without a wait gets its code at once, even while another number waits',
    fault: { 'states/counting/on/code.wanted': undefined },
    state: (state) =>
      !state.snapshot.matches('counting') ||
      state.snapshot.context.waits.length > 1 ||
      [number, otherNumber].some((input) =>
        state.snapshot.can({ type: 'code.wanted', purpose: 'login', input }),
      ),
  },
  {
    name: 'the number is forgotten after its wait',
    fault: { 'on/countdown.passed/actions': undefined },
    edge: ({ step, to }) =>
      step.kind !== 'event' ||
      !(step.name in overs) ||
      to.snapshot.context.waits.every(({ input }) => held(input) !== ended[step.name]),
  },
  {
    name: 'another person keeps no number and no wait of the one before; the same person keeps both',
    fault: { 'on/account.changed/actions/0': 'forgetSend' },
    path: {
      start: '',
      next: (who: string, { from, step, to }) => {
        const person = step.kind === 'event' ? persons[step.name] : undefined;
        if (person === undefined) return who;
        const kept = JSON.stringify(from.snapshot.context) === JSON.stringify(to.snapshot.context);
        return (person === who ? kept : !/600/.test(JSON.stringify(to.snapshot.context))) && person;
      },
    },
  },
  {
    name: 'the countdown runs exactly while a number has to wait',
    fault: { 'states/counting/always': undefined },
    state: ({ snapshot }) => {
      const { waits } = snapshot.context;
      if (snapshot.matches('idle')) return waits.length === 0;
      return !snapshot.matches('counting') || waits.length > 0;
    },
  },
  {
    name: 'a message that nothing was sent says why',
    fault: { 'states/sending/invoke/onError/1/actions': undefined },
    state: ({ snapshot }) => !snapshot.matches('failed') || snapshot.context.failure !== null,
  },
  {
    name: 'nothing is sent within a second of a send, whatever its outcome and whatever the person closes',
    fault: { 'states/failed/states/pausing/on/failure.seen/target': '#smsCode.idle' },
    path: {
      start: 'rested',
      // Whether the last send may be less than a second ago; a slider is not solved in less.
      next: (last: string, { step, effects }) => {
        const waited =
          (step.kind === 'timer' && step.timer.delay >= 1_000) ||
          (step.kind === 'answer' && step.actor === 'slider');
        const sends = effects.started.some(({ id }) => id === 'sendCode');
        const recent = last === 'recent' && !waited;
        if (sends && recent) return false;
        return sends || recent ? 'recent' : 'rested';
      },
    },
  },
  {
    name: 'the number and the reason are dropped once the person has seen why nothing was sent',
    fault: { 'states/failed/states/ready/on/failure.seen/actions': undefined },
    state: ({ snapshot }) => {
      const { input, failure } = snapshot.context;
      const rests = ['idle', 'resting', 'counting'].some((rest) => snapshot.matches(rest as 'idle'));
      return !rests || (failure === null && held(input) === '');
    },
  },
  {
    name: 'SMS-08 the wait is a minute when an identity provider sends codes, whatever the gateway answers',
    fault: { 'on/features.learned/actions': undefined },
    path: {
      start: 120,
      next: (seconds: number, { effects, step }) => {
        if (step.name === 'learns that an identity provider sends codes') return 60;
        if (step.name === 'learns that the gateway sends codes') return 120;
        if (step.kind !== 'answer' || step.name !== 'sent') return seconds;
        const person = effects.emitted.some(
          (event) => event.type === 'countdown.started' && plain(event.seconds) === seconds,
        );
        return person && seconds;
      },
    },
  },
  {
    name: 'LOG-14 once a slider is required, a code is sent only with its proof',
    fault: { 'states/proving/invoke/onDone/1/target': 'sending' },
    edge: ({ from, to, effects }) =>
      !from.snapshot.matches('proving') ||
      !effects.started.some(({ id }) => id === 'sendCode') ||
      to.snapshot.context.verificationData !== null,
  },
  {
    name: 'LOG-14 a proof counts for one send only',
    fault: { 'states/sending/exit': undefined },
    state: ({ snapshot }) => snapshot.context.verificationData === null || snapshot.matches('sending'),
  },
];
