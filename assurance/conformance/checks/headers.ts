import type { CallShape } from '#contract/call.ts';
import type { Exchange } from '../asking/exchange.ts';
import { differs, type Found, works } from '../finding.ts';

const expected = 'JSON by its type, no cookie, and no cache for what belongs to a session';

function ofType({ headers }: Exchange): Found | null {
  const type = headers.get('Content-Type') ?? '';
  if (/^application\/(json|[\w.+-]+\+json)\b/i.test(type)) return null;
  return differs(
    'headers',
    'Content-Type: application/json',
    type === '' ? 'no Content-Type' : 'another Content-Type',
    'The product reads the body all the same; with nosniff missing, a browser that is led to it may take it for a page.',
  );
}

function ofCookie({ headers }: Exchange): Found | null {
  if (headers.get('Set-Cookie') === null) return null;
  return differs(
    'headers',
    'no cookie: the token travels in the Authorization header alone',
    'Set-Cookie',
    'The product sends no cookies, so nothing that is kept in one comes back; what the gateway expects there is missing.',
  );
}

/** What a cache may keep of an answer to a token: nothing. */
function ofCache(call: CallShape, { headers, withToken, status }: Exchange): Found | null {
  const said = (headers.get('Cache-Control') ?? '').toLowerCase();
  const closed = /\bno-store\b/.test(said);
  if (closed || status >= 400 || !(withToken || call.method !== 'GET')) return null;
  return differs(
    'headers',
    'Cache-Control: no-store for an answer to a token, or to an act',
    said === '' ? 'no Cache-Control' : 'a Cache-Control that lets it be kept',
    'The product asks with `no-store`, but a cache on the way may keep the answer of one person and give it to another.',
  );
}

/** Compares the headers of one answer with what the contract asks for. */
export function checkHeaders(call: CallShape, answer: Exchange): Found[] {
  const found = [ofType(answer), ofCookie(answer), ofCache(call, answer)].filter((one) => one !== null);
  return found.length > 0 ? found : [works('headers', expected)];
}

/** What is kept: an answer without a token has a tag, and the same question with the tag is answered by 304. */
export function checkKept(call: CallShape, first: Exchange, again: Exchange | null): Found {
  const wanted = 'an ETag, and 304 for who has the answer already';
  const costs =
    'The product asks again and gets everything again: pages cost the gateway more than they must.';
  if (first.headers.get('ETag') === null) return differs('headers', wanted, 'no ETag', costs);
  const shared = /\b(no-store)\b/.test((first.headers.get('Cache-Control') ?? '').toLowerCase());
  if (shared) return differs('headers', wanted, 'an ETag, and `no-store` that forbids to keep it', costs);
  if (again?.status !== 304) return differs('headers', wanted, `status ${again?.status ?? 0}`, costs);
  const vary = first.headers.get('Vary')?.toLowerCase() ?? '';
  if (call.kept === 'everybody' && !vary.includes('language')) {
    return differs(
      'headers',
      'Vary with `Language`',
      'an answer that a cache may give to readers of another language',
      'A cache on the way may show the product in the language of somebody else.',
    );
  }
  return works('headers', wanted);
}
