import type { CDPSession, Page, Request } from '@playwright/test';

/** Calls of the gateway, among all that a page asks for. */
export const gatewayPaths = /\/(wps|lgw|lotto)\//;

/** Bytes as they crossed the wire; `code` is document, scripts and styles unpacked. */
export type Sizes = {
  js: number;
  css: number;
  fonts: number;
  code: number;
  requests: number;
  gatewayCalls: number;
};

/** Counts what crosses the wire from now on. */
export async function weigh(client: CDPSession): Promise<Sizes> {
  const sizes: Sizes = { js: 0, css: 0, fonts: 0, code: 0, requests: 0, gatewayCalls: 0 };
  const kinds = new Map<string, string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    sizes.requests += 1;
    if (gatewayPaths.test(response.url)) sizes.gatewayCalls += 1;
  });
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (['Document', 'Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) sizes.code += dataLength;
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') sizes.js += encodedDataLength;
    if (kind === 'Stylesheet') sizes.css += encodedDataLength;
    if (kind === 'Font') sizes.fonts += encodedDataLength;
  });
  return sizes;
}

/** Says how many requests have no answer yet, those of workers and frames included, which are in other processes. */
export function countPending(page: Page): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}
