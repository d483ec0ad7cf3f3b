import type { AnyEventObject } from 'xstate';
import { CallFailure, type Failure } from '#contract/errors.ts';
import { drawPicture } from './scenario-pictures.ts';

/** What JSON has no word for is written as an object with one of these keys. */
const marks = {
  failure: '$failure',
  error: '$error',
  token: '$token',
  file: '$file',
  game: '$game',
} as const;

/** A machine knows a file by its type and size; the browser wants the file itself. */
type FileSeen = { readonly type: string; readonly size: number };

function isFile(part: object): part is FileSeen {
  return Object.keys(part).sort().join() === 'size,type';
}

type Writing = {
  /** The placeholder for the session's token, which differs each time. */
  readonly token: string;
  /** The origin that games are played at, which is the sandbox's own. */
  readonly games: string;
};

/** The session token for the events, and where its games are served. */
export type Telling = { readonly token: string; readonly games: string };

function written(part: unknown, path: string, writing: Writing): unknown {
  if (part === writing.token) return { [marks.token]: true };
  if (typeof part === 'string' && part.startsWith(writing.games)) {
    return { [marks.game]: part.slice(writing.games.length) };
  }
  if (part instanceof CallFailure) return { [marks.failure]: written(part.failure, path, writing) };
  if (part instanceof Error) return { [marks.error]: part.message };
  if (Array.isArray(part)) return part.map((one, at) => written(one, `${path}[${at}]`, writing));
  if (part === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof part)) return part;
  if (typeof part !== 'object' || Object.getPrototypeOf(part) !== Object.prototype) {
    throw new Error(`${path} is neither plain data nor an error, so it can’t be written down`);
  }
  if (isFile(part)) return { [marks.file]: part };
  const entries = Object.entries(part).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, written(value, `${path}.${key}`, writing)]));
}

function read(part: unknown, telling: Telling, field = ''): unknown {
  if (Array.isArray(part)) return part.map((one) => read(one, telling));
  if (typeof part !== 'object' || part === null) return drawPicture(part, field);
  if (marks.token in part) return telling.token;
  if (marks.game in part) return `${telling.games}${part[marks.game]}`;
  if (marks.failure in part) return new CallFailure(read(part[marks.failure], telling) as Failure);
  if (marks.error in part) return new Error(String(part[marks.error]));
  if (marks.file in part) {
    const { type, size } = part[marks.file] as FileSeen;
    return new File([new Uint8Array(size)], 'file', { type });
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, read(value, telling, key)]));
}

/**
 * An event as plain data. Throws when something in it is neither plain nor an error.
 * @internal for the tool that writes scenarios; the app only reads them
 */
export function writtenEvent(event: AnyEventObject, writing: Writing): AnyEventObject {
  return written(event, event.type, writing) as AnyEventObject;
}

/** The event that was written so, in a session. */
export function readEvent(event: AnyEventObject, telling: Telling): AnyEventObject {
  return read(event, telling) as AnyEventObject;
}

/** Whether any part of a written event needs a session token. */
export function needsToken(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return marks.token in part || Object.values(part).some(needsToken);
}
