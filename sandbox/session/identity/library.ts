import type { Provider } from 'oidc-provider';
import type { Log } from '#sandbox/kit/log.ts';

type Library = { readonly Provider: typeof Provider };

let library: Promise<Library> | undefined;

/** On its import it prints a warning about the version of Node, which belongs in the log. */
async function fetchQuietly(log: Log): Promise<Library> {
  const { warn } = console;
  console.warn = (text: unknown) => log.warn({ text: String(text) }, 'identity provider');
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

/** The library behind the issuers, loaded at the first request to one, so that a start does not wait for it. */
export function loadLibrary(log: Log): Promise<Library> {
  library ??= fetchQuietly(log);
  return library;
}
