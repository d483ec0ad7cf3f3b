import { type Least, startLeast } from '#assurance/least/gateway.ts';
import { machineNow } from '../moment.ts';
import { test as base, expect } from './journey.ts';
import { watchOver } from './oracle.ts';

/** The product as the sandbox serves it, before a gateway that speaks the specification and nothing more, on another origin. */
export const test = base.extend<{ least: Least }>({
  least: [
    async ({ sandbox }, use) => {
      const ahead = await sandbox.ahead();
      const least = await startLeast({ seal: 'jwe', now: () => machineNow() + ahead });
      await sandbox.setConfig({
        gateway: { origin: least.address },
        seal: { suite: 'jwe', keys: least.publicKeys },
        hosts: { games: [new URL(least.address).host], images: [new URL(least.address).host] },
      });
      await use(least);
      await least.close();
    },
    { auto: true },
  ],
  oracle: [
    async ({ context, server, least }, use) => {
      const oracle = await watchOver(context, server.address, server.gameAddress, least.address);
      await use(oracle);
      expect(oracle.faults).toEqual([]);
    },
    { scope: 'test' },
  ],
});

export { expect };
