import { tampered } from '../asking/sealer.ts';
import { differs, type Found, notAsked, sound, works } from '../finding.ts';
import { learnToSeal } from '../plan/sign-in.ts';
import type { Stage } from '../plan/stage.ts';
import type { Step } from '../plan/step.ts';

type Published = readonly { readonly kty: string; readonly crv: string }[];

/** Whether what `system.keys` publishes can be sealed with: keys of P-256, the first of which is used. */
export function checkKeys(stage: Stage, value: unknown): Found[] {
  if (stage.file.seal.suite !== 'jwe' || value === undefined) return [];
  const { keys } = value as { keys: Published };
  const expected = 'a key of the curve P-256 to seal with';
  const fits = keys.length > 0 && keys.every(({ kty, crv }) => kty === 'EC' && crv === 'P-256');
  if (fits) return [works('sealing', expected)];
  const got = keys.length === 0 ? 'no key' : 'a key of another kind';
  return [differs('sealing', expected, got, 'Nothing can be sealed: nobody can sign in, pay or withdraw.')];
}

/** The one sealed call that changes nothing: whether a ticket works. */
const probe = 'password.ticket';
const body = { ticket: 'nobody-9f3c1b7e' };

const refused = {
  status: 422,
  codes: ['SEAL_REFUSED'],
  concern: 'sealing',
} as const;

/** Ten minutes, either way: no window of a gateway is so wide. */
const old = -10 * 60_000;

/** What must not be opened, and what follows when it is. */
const forgeries: readonly {
  readonly what: string;
  readonly otherwise: string;
  readonly payload: (stage: Stage) => Promise<unknown>;
}[] = [
  {
    what: 'changed on the way',
    otherwise: 'Whoever sits between can change what is sealed: a password, a receiver, an amount.',
    payload: async (stage) => tampered(await stage.sealed(probe, body)),
  },
  {
    what: 'sealed for another call',
    otherwise: 'A payload that was caught can be used for another call.',
    payload: (stage) =>
      stage.sealed(probe, body, { path: stage.speech.path(stage.shape('session.login').path) }),
  },
  {
    what: 'sealed for another merchant',
    otherwise: 'A payload that was caught at one brand works at another.',
    payload: (stage) => stage.sealed(probe, body, { merchant: 'somebody-else' }),
  },
  {
    what: 'sealed ten minutes ago',
    otherwise: 'A payload that was caught works for ever.',
    payload: (stage) => stage.sealed(probe, body, { off: old }),
  },
];

function about(founds: readonly Found[], what: string): Found {
  const found = founds.find(({ concern }) => concern === 'sealing');
  const other = founds.find(({ verdict }) => verdict === 'differs') ?? founds[0];
  const told = found ?? other ?? works('sealing', 'SEAL_REFUSED');
  return { ...told, concern: 'sealing', expected: `a payload that was ${what} is refused with SEAL_REFUSED` };
}

async function replayed(stage: Stage): Promise<Found> {
  const payload = await stage.sealed(probe, body);
  const first = await stage.put({ name: probe, payload });
  if (!sound(first.founds)) return notAsked('sealing', `needs \`${probe}\` to open what was sealed for it`);
  const again = await stage.put(
    { name: probe, payload },
    { wanted: { ...refused, otherwise: 'An act can be repeated by whoever caught its payload.' } },
  );
  return about(again.founds, 'sent before');
}

/** Whether payloads are opened only when they are whole, for this call, of this brand, and for the first time. */
async function checkSealing(stage: Stage): Promise<readonly Found[]> {
  const reason = await learnToSeal(stage);
  if (reason) return [notAsked('sealing', reason)];
  const opened = await stage.put({ name: probe, input: body });
  const code = opened.envelope?.code;
  if (code === 'SEAL_REFUSED') {
    return [
      differs(
        'sealing',
        `a payload sealed by the ${stage.file.seal.suite} suite is opened`,
        'SEAL_REFUSED for a payload sealed as the product seals it',
        'The product asks for the keys and the clock once more, and then nobody can sign in, pay or withdraw.',
      ),
    ];
  }
  if (!sound(opened.founds))
    return [notAsked('sealing', `needs \`${probe}\`, which did not answer as it should`)];
  const founds: Found[] = [works('sealing', `a payload of the ${stage.file.seal.suite} suite is opened`)];
  for (const { what, otherwise, payload } of forgeries) {
    const question = { name: probe, payload: await payload(stage) } as const;
    founds.push(about((await stage.put(question, { wanted: { ...refused, otherwise } })).founds, what));
  }
  return [...founds, await replayed(stage)];
}

export const sealingStep: Step = {
  id: 'sealing',
  calls: [probe],
  account: 'visitor',
  run: checkSealing,
};
