import { type Platform, runsOn } from './platform.ts';

/** The parts of package.json that the guard reads. */
export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** The parts of package-lock.json that the guard reads. */
export type Lock = {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked>>;
};

const licences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC0-1.0',
  'Unlicense',
  'MPL-2.0',
  'Zlib',
  // For libvips, a library in a file of its own beside the program, where anybody may replace it.
  'LGPL-3.0-or-later',
  // For elkjs, which draws the pictures of the flow book and is not part of the served app.
  'EPL-2.0',
]);

/** What code that browsers load may be under: licences that ask for their notice alone. */
const inBrowsers = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Zlib']);

/** Whether a licence expression such as `(MIT OR GPL-3.0)` or `MIT AND Zlib` is met by these licences. */
function allowed(expression: string, by: ReadonlySet<string> = licences): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(/ OR /).some((choice) => choice.split(/ AND /).every((one) => by.has(one.trim())));
}

/** Packages whose code may not be in the site. */
export function licenceFaults(
  site: readonly { readonly name: string; readonly licence: string }[],
): string[] {
  const wrong = site.filter(({ licence }) => !allowed(licence, inBrowsers));
  return wrong.map(({ name, licence }) => `${name} is under ${licence}`);
}

function nameOf(path: string): string {
  return path.replace(/^.*node_modules\//, '');
}

/** The lock's path of a package that the one at `from` names: the nearest folder that has it. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  const folders = from.split(/\/?node_modules\//).map((_, at, parts) => parts.slice(0, at + 1));
  const places = folders.map((parts) => [...parts, name].join('/node_modules/').replace(/^\//, ''));
  return places.reverse().find((place) => lock.packages[place] !== undefined);
}

/** Every optional dependency of the locked packages: the package that names it, the version, and its path. */
function optionalDependencies(lock: Lock) {
  return Object.entries(lock.packages).flatMap(([path, { integrity, optionalDependencies: named = {} }]) =>
    Object.entries(named).map(([name, version]) => {
      return {
        by: nameOf(path),
        checked: integrity !== undefined,
        name,
        version,
        at: placeOf(lock, path, name),
      };
    }),
  );
}

/**
 * Packages that nobody here can check, for they are never fetched here: a binary for another platform, in the
 * version that a package we can check names (docs/decisions/0004-binaries-of-other-platforms.md).
 */
function neverFetched(lock: Lock, here: Platform): ReadonlySet<string> {
  const named = optionalDependencies(lock).filter(({ checked, version, at }) => {
    const locked = at === undefined ? undefined : lock.packages[at];
    return checked && locked?.optional && locked.version === version && !runsOn(locked, here);
  });
  return new Set(named.map(({ at }) => at ?? ''));
}

function packageFaults(path: string, locked: Locked): string[] {
  const name = nameOf(path);
  const foreign =
    locked.link || (locked.resolved && !locked.resolved.startsWith('https://registry.npmjs.org/'));
  const fine = locked.license !== undefined && allowed(locked.license);
  return [
    ...(foreign ? [`${name} is not from the registry: ${locked.resolved}`] : []),
    ...(locked.integrity?.startsWith('sha512-') ? [] : [`${name} has no integrity`]),
    ...(fine ? [] : [`${name} is under ${locked.license ?? 'no licence that it names'}`]),
  ];
}

/** Optional dependencies that the lock file lacks: `npm ci` fails on a platform that needs one of them. */
function missing(lock: Lock): string[] {
  const out = optionalDependencies(lock).filter(({ at }) => at === undefined);
  return out.map(({ by, name }) => `${name}, an optional dependency of ${by}, is not in the lock file`);
}

/** Dependencies that are not pinned, and locked packages that nobody could check. `here` is this platform. */
export function lockFaults(manifest: Manifest, lock: Lock, here: Platform): string[] {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const loose = named.flatMap(([name, version]) => {
    const locked = lock.packages[`node_modules/${name}`]?.version;
    // Under a name of our own stands the version of another: `npm:xstate@4.38.3`.
    const wanted = version.replace(/^npm:@?[^@]+@/, '');
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted)) return [`${name} is not pinned: ${version}`];
    return locked === wanted ? [] : [`${name} is locked to ${locked}, not ${wanted}`];
  });
  const elsewhere = neverFetched(lock, here);
  const packages = Object.entries(lock.packages).filter(
    ([path, { integrity }]) => path !== '' && (integrity !== undefined || !elsewhere.has(path)),
  );
  const old = lock.lockfileVersion >= 2 ? [] : [`lockfileVersion ${lock.lockfileVersion} keeps no integrity`];
  const unchecked = packages.flatMap(([path, locked]) => packageFaults(path, locked));
  return [...old, ...loose, ...missing(lock), ...unchecked];
}
