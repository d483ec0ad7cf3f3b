import type { Provider } from 'oidc-provider';
import type { Log } from '#sandbox/kit/log.ts';

type Library = { readonly Provider: typeof Provider };

let library: Promise<Library> | undefined;

/** It says on the console that it would rather run on a newer Node; that belongs in the log. */
async function fetchQuietly(log: Log): Promise<Library> {
  const { warn } = console;
  console.warn = (text: unknown) => log.warn({ text: String(text) }, 'identity provider');
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** The library behind the issuers, once somebody asks one of them: a start does not wait for it. */
export function loadLibrary(log: Log): Promise<Library> {
  library ??= fetchQuietly(log);
  return library;
}
