import { headers } from '#contract/envelope.ts';
import { differs, type Found, notAsked, works } from '../finding.ts';
import type { Stage } from '../plan/stage.ts';
import type { Step } from '../plan/step.ts';

const probe = 'system.status';
/** An origin that nobody allowed. */
const foreign = 'https://foreign.example';

/** Every header that the product sends and a browser asks about first, as this gateway names them. */
function askedOf({ speech }: Stage): string[] {
  const { requestId: _, ...sent } = headers;
  const named = speech.heads(
    Object.fromEntries([...Object.values(sent), 'Content-Type'].map((one) => [one, one])),
  );
  return Object.keys(named)
    .map((name) => name.toLowerCase())
    .toSorted();
}

function list(text: string | null): string[] {
  return (text ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
}

/** Methods that a browser asks about first. */
const methods = ['put', 'delete'];

/** Headers that the product reads of an answer (src/gateway/answer.ts). */
const read = ['retry-after', 'date'];

const expected = 'the app’s origin is allowed, with every method and header that the product sends';
const broken = 'The browser sends nothing: the product says that there is no connection.';

/** What the browser asks before it sends anything; the reason why it would not. */
async function refusedBefore(stage: Stage, appOrigin: string): Promise<string | null> {
  const asked = askedOf(stage);
  const preflight = {
    Origin: appOrigin,
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': asked.join(','),
  };
  const answer = await stage.asker.ask({ name: probe, method: 'OPTIONS', headers: preflight });
  if (answer.status >= 300 || answer.headers.get('Access-Control-Allow-Origin') !== appOrigin) {
    return 'the app’s origin is not allowed';
  }
  const mayAsk = list(answer.headers.get('Access-Control-Allow-Methods'));
  const maySend = list(answer.headers.get('Access-Control-Allow-Headers'));
  const missing = [
    ...methods.filter((name) => !mayAsk.includes(name) && !mayAsk.includes('*')),
    ...asked.filter((name) => !maySend.includes(name)),
  ];
  return missing.length > 0 ? `not allowed: ${missing.join(', ')}` : null;
}

/** An app on another origin: the browser asks first, and must be allowed all that the product sends and reads. */
async function allowed(stage: Stage): Promise<readonly Found[]> {
  const { appOrigin } = stage.file;
  if (appOrigin === undefined) {
    return [notAsked('headers', 'the file names no `appOrigin`: app and gateway share one origin')];
  }
  const refused = await refusedBefore(stage, appOrigin);
  if (refused) return [differs('headers', expected, refused, broken)];
  const input = { url: 'localhost' };
  const answer = await stage.asker.ask({ name: probe, input, headers: { Origin: appOrigin } });
  if (answer.headers.get('Access-Control-Allow-Origin') !== appOrigin) {
    return [differs('headers', expected, 'the app’s origin may ask, and not read the answer', broken)];
  }
  const shown = list(answer.headers.get('Access-Control-Expose-Headers'));
  const hidden = read.filter((name) => !shown.includes(name));
  if (hidden.length === 0) return [works('headers', expected)];
  const otherwise = 'The product does not learn how long to wait after a limit, and tries again too soon.';
  return [
    differs(
      'headers',
      'Access-Control-Expose-Headers with what the product reads',
      `hidden: ${hidden.join(', ')}`,
      otherwise,
    ),
  ];
}

/** A foreign page must not read answers: its origin is not reflected, least of all with credentials. */
async function closedToOthers(stage: Stage): Promise<readonly Found[]> {
  const input = { url: 'localhost' };
  const answer = await stage.asker.ask({ name: probe, input, headers: { Origin: foreign } });
  if (answer.came !== 'whole') return [notAsked('headers', 'needs an answer')];
  const wanted = 'an origin that nobody allowed is not reflected';
  if (answer.headers.get('Access-Control-Allow-Origin') !== foreign) return [works('headers', wanted)];
  return [
    differs(
      'headers',
      wanted,
      answer.headers.get('Access-Control-Allow-Credentials') === 'true'
        ? 'reflected, with credentials'
        : 'reflected',
      'Any page that a member visits may read the gateway’s answers; tokens are safe only as long as none is in a cookie.',
    ),
  ];
}

export const corsSteps: readonly Step[] = [
  { id: 'cors app', calls: [probe], account: 'visitor', run: allowed },
  { id: 'cors others', calls: [probe], account: 'visitor', run: closedToOthers },
];
