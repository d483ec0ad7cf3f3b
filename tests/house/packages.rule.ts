/** What the guard reads of package.json. */
export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

type Locked = { version?: string; integrity?: string; license?: string; resolved?: string; link?: boolean };

/** What the guard reads of package-lock.json. */
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
]);

/** A licence expression such as `(MIT OR GPL-3.0)` or `MIT AND Zlib`. */
function allowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain.split(/ OR /).some((choice) => choice.split(/ AND /).every((one) => licences.has(one.trim())));
}

function packageFaults(path: string, locked: Locked): string[] {
  const name = path.replace(/^.*node_modules\//, '');
  const foreign =
    locked.link || (locked.resolved && !locked.resolved.startsWith('https://registry.npmjs.org/'));
  const fine = locked.license !== undefined && allowed(locked.license);
  return [
    ...(foreign ? [`${name} is not from the registry: ${locked.resolved}`] : []),
    ...(locked.integrity?.startsWith('sha512-') ? [] : [`${name} has no integrity`]),
    ...(fine ? [] : [`${name} is under ${locked.license ?? 'no licence that it names'}`]),
  ];
}

/** Dependencies that are not pinned, and locked packages that nobody could check. */
export function lockFaults(manifest: Manifest, lock: Lock): string[] {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const loose = wanted.flatMap(([name, version]) => {
    const locked = lock.packages[`node_modules/${name}`]?.version;
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return [`${name} is not pinned: ${version}`];
    return locked === version ? [] : [`${name} is locked to ${locked}, not ${version}`];
  });
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  const old = lock.lockfileVersion >= 2 ? [] : [`lockfileVersion ${lock.lockfileVersion} keeps no integrity`];
  return [...old, ...loose, ...packages.flatMap(([path, locked]) => packageFaults(path, locked))];
}
