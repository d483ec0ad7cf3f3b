/** A platform, in the words of package.json: `linux`, `x64`, `glibc`. */
export type Platform = { readonly os: string; readonly cpu: string; readonly libc?: string };

/** The platforms of a package; a missing list excludes nothing, `!win32` excludes one. */
type Claim = {
  readonly os?: readonly string[] | undefined;
  readonly cpu?: readonly string[] | undefined;
  readonly libc?: readonly string[] | undefined;
};

function fits(list: readonly string[] | undefined, value: string | undefined): boolean {
  if (!list || value === undefined) return true;
  const wanted = list.filter((one) => !one.startsWith('!'));
  return !list.includes(`!${value}`) && (wanted.length === 0 || wanted.includes(value));
}

/** Whether npm fetches such a package on a platform. */
export function runsOn({ os, cpu, libc }: Claim, platform: Platform): boolean {
  return fits(os, platform.os) && fits(cpu, platform.cpu) && fits(libc, platform.libc);
}

/** The platform this runs on. */
export function thisPlatform(): Platform {
  const os = process.platform;
  const cpu = process.arch;
  if (os !== 'linux') return { os, cpu };
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return { os, cpu, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' };
}
