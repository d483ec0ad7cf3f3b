import type { Settings } from './settings.ts';

/** Names of this machine for its pictures; browsers resolve them to this machine. */
const names = ['pictures-a.localhost', 'pictures-b.localhost'];

/** The picture hosts while pictures have hosts of their own: this gateway under other names. */
export function ownPictureHosts({ origin, picturesApart }: Settings): readonly string[] {
  if (!picturesApart || !URL.canParse(origin)) return [];
  const { port } = new URL(origin);
  return names.map((name) => (port === '' ? name : `${name}:${port}`));
}

/** Every host that pages may load pictures from: those of the allow list, and this gateway under all its names. */
export function pictureHostsOf(settings: Settings): readonly string[] {
  const { hosts, origin } = settings;
  const own = URL.canParse(origin) ? [new URL(origin).host] : [];
  return [...new Set([...hosts.images, ...own, ...ownPictureHosts(settings)])];
}
