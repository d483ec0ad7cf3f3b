import type { BrandFile } from '#contract/system/look.ts';
import { isLoopback } from '#contract/system/loopback.ts';
import { type Finding, voiceOf } from './finding.ts';

const { error, warning } = voiceOf('hosts');

/** Every address of the file, with its field. */
function addressesOf({ gateway, preview, identityProviders, footer, licence, reports }: BrandFile) {
  return [
    ['gateway.origin', gateway.origin],
    ['preview.origin', preview.origin],
    ...identityProviders.map(
      ({ authority }, at) => [`identityProviders.${at}.authority`, authority] as const,
    ),
    ...(footer?.links ?? []).map(({ link }, at) => [`footer.links.${at}.link`, link] as const),
    ['licence.link', licence?.link ?? ''],
    // A path is the site's own.
    ['reports.address', reports?.address.startsWith('/') ? '' : (reports?.address ?? '')],
  ] as const;
}

/** Addresses that are not https. On this machine itself http is allowed, and said: nobody else can open it. */
export function hostFindings(file: BrandFile): readonly Finding[] {
  const addresses = addressesOf(file).flatMap(([field, address]) => {
    if (address === '') return [];
    if (!URL.canParse(address))
      return [error({ field, found: `${address} is no address`, todo: 'an https address' })];
    const { protocol, hostname, username } = new URL(address);
    if (username !== '') return [error({ field, found: 'a name in an address', todo: 'leave it out' })];
    if (isLoopback(hostname)) {
      return [
        warning({ field, found: `${address} is this machine`, todo: 'name a public host before a release' }),
      ];
    }
    return protocol === 'https:'
      ? []
      : [error({ field, found: `${address} is not https`, todo: 'use https' })];
  });
  const hosts = Object.entries(file.hosts).flatMap(([list, names]) =>
    names
      .map((name, at) => [`hosts.${list}.${at}`, name] as const)
      .filter(([, name]) => isLoopback(name))
      .map(([field, name]) =>
        warning({
          field,
          found: `${name} is this machine, over http`,
          todo: 'name a public host before a release',
        }),
      ),
  );
  const own = (file.reports?.address ?? '').startsWith('/')
    ? [
        warning({
          field: 'reports.address',
          found: `${file.reports?.address} is a path of the site, which files can’t answer`,
          todo: 'let the site’s own server take it, or name an https address',
        }),
      ]
    : [];
  return [...addresses, ...own, ...hosts];
}
