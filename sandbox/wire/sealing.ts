import * as z from 'zod/mini';
import { SealedBody, SealedContent } from '#contract/envelope.ts';
import type { Clock } from '#sandbox/kit/clock.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sealing } from '#sandbox/kit/services.ts';
import type { SettingsStore } from '#sandbox/kit/settings-store.ts';
import { createJweSuite } from './sealing-jwe.ts';
import { openSymmetric } from './sealing-symmetric.ts';

/** How far a payload's time may differ from the gateway's, either way; milliseconds. */
const window = 2 * 60_000;

/** How long the id of a payload is remembered: longer than a replay could still be accepted. */
const remembered = 5 * 60_000;

/** More ids than can come within that time; beyond it the oldest are dropped. */
const mostIds = 200_000;

const longestId = 64;

/** Creates the opener for both suites; the settings name the current one. */
export async function createSealing(settings: SettingsStore, clock: Clock): Promise<Sealing> {
  const jwe = await createJweSuite();
  const used = new Map<string, number>();

  function forgetOld(now: number): void {
    for (const [id, time] of used) {
      if (time > now - remembered && used.size <= mostIds) break;
      used.delete(id);
    }
  }

  function checked(content: SealedContent, meant: { method: string; path: string }): unknown {
    const now = clock.now();
    forgetOld(now);
    const forThis =
      content.method === meant.method &&
      content.path === meant.path &&
      content.merchant === settings.current().brand.merchantCode;
    const timely = Math.abs(now - content.iat) <= window;
    const fresh = content.jti.length > 0 && content.jti.length <= longestId && !used.has(content.jti);
    if (!forThis || !timely || !fresh) throw new Refusal('SEAL_REFUSED');
    used.set(content.jti, now);
    return content.body;
  }

  return {
    keys: jwe.published,
    open: async (body, meant) => {
      const { seal } = settings.current();
      let content: SealedContent;
      try {
        const { payload } = z.parse(SealedBody, body);
        const text = seal.suite === 'jwe' ? await jwe.open(payload) : openSymmetric(payload, seal);
        content = z.parse(SealedContent, JSON.parse(text));
      } catch {
        throw new Refusal('SEAL_REFUSED');
      }
      return checked(content, meant);
    },
  };
}
