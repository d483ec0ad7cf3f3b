import * as z from 'zod/mini';
import { Configuration } from '#contract/configuration.ts';
import { siteHostsOf } from '#sandbox/downloads/sites.ts';
import { pictureHostsOf } from '#sandbox/kit/picture-hosts.ts';
import { protectionChosen, type Settings } from '#sandbox/kit/settings.ts';
import { providersOf } from '#sandbox/session/identity/providers.ts';

/** The part of the settings that goes into the page. The gateway's own hosts may serve images. */
export function configurationOf(settings: Settings): Configuration {
  return z.parse(Configuration, {
    ...settings,
    hosts: { ...settings.hosts, images: pictureHostsOf(settings), sites: siteHostsOf(settings) },
    identityProviders: providersOf(settings),
    protection: protectionChosen(settings.protection),
  });
}
