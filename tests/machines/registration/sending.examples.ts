import type { sendingMachine } from '#machines/registration/sending.machine.ts';
import type { Arrival, Example } from '../../flows/model.ts';
import { secrets } from '../../kit/models/people.ts';

type Sendings = readonly Example<typeof sendingMachine>[];
type Registered = { readonly verificationData?: string };

const asks = ({ effects }: Arrival, id: string) => effects.started.some((started) => started.id === id);
const proven = ({ effects }: Arrival) =>
  effects.started.some(({ input }) => (input as Registered).verificationData === secrets.captcha);

/** What is accepted of one of the two calls, from the start that leads to it. */
function ofCall(call: 'register' | 'registerMobile', given: string, how: string): Sendings {
  const at = call === 'register' ? 'registering' : 'registeringNumber';
  const wanted = `${call}: wants a slider solved`;
  return [
    {
      name: `without an invitation it is asked for ${how} at once`,
      given,
      way: [],
      leads: at,
      and: (end) => asks(end, call),
    },
    {
      name: `an account ${how} that was accepted is signed in`,
      given,
      way: [`${call}: accepted`],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.accepted?.token === secrets.token,
    },
    {
      name: `an account ${how} that was declined says why`,
      given,
      way: [`${call}: taken`],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.failure?.code === 'ACCOUNT_TAKEN',
    },
    {
      name: `a gateway that wants a slider solved has it solved, ${how}`,
      given,
      way: [wanted],
      leads: 'proving',
      and: (end) => asks(end, 'slider'),
    },
    {
      name: `it is asked for ${how} once more with the proof`,
      given,
      way: [wanted, 'slider: solved'],
      leads: at,
      and: proven,
    },
    {
      name: `then nothing of the refusal is left, ${how}`,
      given,
      way: [wanted, 'slider: solved', `${call}: accepted`],
      leads: 'ended',
      and: ({ to }) => to.snapshot.output?.failure === null,
    },
  ];
}

/** What is accepted of sending a registration, way by way. */
export const sendingExamples: Sendings = [
  ...ofCall('register', 'by name', 'by name'),
  ...ofCall('registerMobile', 'by number', 'by number'),
  {
    name: 'AFF-01 an invitation is shown to the gateway before anything else',
    given: 'by name, invited',
    way: [],
    leads: 'verifying',
    and: (end) => asks(end, 'verifyCode') && !asks(end, 'register'),
  },
  {
    name: 'under a good invitation it is asked for by name',
    given: 'by name, invited',
    way: ['verifyCode: good'],
    leads: 'registering',
  },
  {
    name: 'under a good invitation it is asked for by number',
    given: 'by number, invited',
    way: ['verifyCode: good'],
    leads: 'registeringNumber',
  },
  {
    name: 'a bad invitation is said to be what is wrong',
    given: 'by name, invited',
    way: ['verifyCode: bad'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.failure?.code === 'AFFILIATE_WRONG',
  },
  {
    name: 'an invitation that could not be verified is not called bad',
    given: 'by name, invited',
    way: ['verifyCode: lost'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.failure?.kind === 'network',
  },
  {
    name: 'who closes while the invitation is verified has registered nothing',
    given: 'by name, invited',
    way: ['closes'],
    leads: 'ended',
    and: ({ to, effects }) => to.snapshot.output?.accepted === null && effects.stopped.includes('verifyCode'),
  },
  {
    name: 'a slider that is given up ends it with the reason',
    given: 'by name',
    way: ['register: wants a slider solved', 'slider: given up'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.failure?.code === 'SLIDER_NEEDED',
  },
  {
    name: 'a slider that breaks ends it',
    given: 'by name',
    way: ['register: wants a slider solved', 'slider: broke'],
    leads: 'ended',
  },
];
