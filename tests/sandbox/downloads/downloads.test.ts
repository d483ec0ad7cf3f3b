import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { askCall } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

async function answer(call: CallName): Promise<Record<string, { url: string; speed?: number }[]>> {
  const { body } = await askCall(box.address, call);
  return body.value as Record<string, { url: string; speed?: number }[]>;
}

describe('other addresses', () => {
  it('are this server under other names, which answer', async () => {
    const { port } = new URL(box.address);
    const { domainList = [] } = await answer('downloads.domainRoute');
    expect(domainList.map(({ url }) => url)).toEqual([
      `${box.address}/`,
      `http://norte.localhost:${port}/`,
      `http://sur.localhost:${port}/`,
    ]);
    const page = await box.ask('/wps/system/domainRoute', { headers: { host: `norte.localhost:${port}` } });
    expect(page.status).toBe(200);
  });

  it('are those of the settings when there are any, and the routers call has the resources too', async () => {
    const domains = [{ url: 'https://otra.example/', speed: 12, resourceType: 'WEB' }];
    box.sandbox.settings.patch({ domains });
    expect((await answer('downloads.domainRoute')).domainList).toEqual(domains);
    const { domainList, resources = [] } = await answer('downloads.routers');
    expect(domainList).toEqual(domains);
    expect(resources.map(({ url }) => url)).toContain('https://downloads.vestibulo.example/vestibulo.apk');
  });
});
