import * as z from 'zod/mini';
import type { Drafts } from '#src/actors/system-context.tsx';
import type { SafeStore } from './safe-store.ts';

/** The drafts of a tab, and what becomes of them as people come and go (decision: what is typed outlives a reload). */
export type TabDrafts = Drafts & {
  /** This account is here from now on, '' for a visitor: it gets its own back, and those of any other account are gone. */
  readonly here: (account: string) => void;
  /** Its session ended, but not by its own will: out of the storage at once, and in the memory of this page alone. */
  readonly setAside: () => void;
  /** The account signed out, or another one took its place. */
  readonly forget: () => void;
  /** An account came in in another tab, which ends the session of any other here. */
  readonly cameElsewhere: (account: string) => void;
};

const key = 'drafts';

const Event = z.looseObject({ type: z.string() });

/** Drafts as stored: whose, and the events of each form. */
const Stored = z.object({
  version: z.literal(1),
  of: z.string(),
  forms: z.record(z.string(), z.array(Event)),
});
type Stored = z.infer<typeof Stored>;

/** Opens the drafts of a tab; what is stored is read as untrusted. */
export function createDrafts(store: Pick<SafeStore, 'read' | 'set' | 'remove'>): TabDrafts {
  let account: string | null = null;
  let aside: Stored | null = null;
  const listeners = new Set<() => void>();

  const stored = () => z.safeParse(Stored, store.read(key)).data ?? null;

  function write(drafts: Stored): void {
    if (Object.keys(drafts.forms).length === 0) store.remove(key);
    else store.set(key, JSON.stringify(drafts));
  }

  /** What a visitor typed is nobody's, so it waits for nobody. */
  function keepAside(drafts: Stored | null): void {
    if (drafts !== null && drafts.of !== '') aside = drafts;
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    whose: () => account,
    recall: (form) => (account === null ? [] : (stored()?.forms[form] ?? [])),
    keep(form, events) {
      if (account === null) return;
      const { [form]: before, ...others } = stored()?.forms ?? {};
      if (before === undefined && events.length === 0) return;
      const forms = events.length === 0 ? others : { ...others, [form]: [...events] as never };
      write({ version: 1, of: account, forms });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    here(arrived) {
      const here = stored();
      const own = [here, aside].find((drafts) => drafts?.of === arrived);
      if (arrived === '') keepAside(here);
      else aside = null;
      write(own ?? { version: 1, of: arrived, forms: {} });
      account = arrived;
      tell();
    },
    setAside() {
      keepAside(stored());
      store.remove(key);
      account = null;
      tell();
    },
    forget() {
      aside = null;
      account = null;
      store.remove(key);
      tell();
    },
    cameElsewhere(came) {
      if ((stored() ?? aside)?.of === came) return;
      aside = null;
      store.remove(key);
    },
  };
}
