import { describe, expect, it } from 'vitest';
import { createDrafts } from '#src/app/world/drafts.ts';
import { createSafeStore } from '#src/app/world/safe-store.ts';
import { memoryStorage } from './memory-storage.ts';

const says = (text: string) => [{ type: 'text.typed', text }];
const typed = says('No carga el buscador');

/** A tab: `reload` is another page over the same storage; all else that a page knew is gone. */
function tab(session = memoryStorage({})) {
  const drafts = createDrafts(createSafeStore(() => session));
  return { drafts, stored: () => session.getItem('drafts'), reload: () => tab(session) };
}

function written(account = 'member1') {
  const page = tab();
  page.drafts.here(account);
  page.drafts.keep('feedback', typed);
  return page;
}

describe('what is typed', () => {
  it('outlives a reload of the tab, once it is known who is here', () => {
    const { drafts } = written().reload();
    expect(drafts.recall('feedback')).toEqual([]);
    drafts.here('member1');
    expect([drafts.recall('feedback'), drafts.recall('deposit')]).toEqual([typed, []]);
  });

  it('of a form that is empty again is stored nowhere', () => {
    const { drafts, stored } = written();
    drafts.keep('feedback', []);
    expect(stored()).toBeNull();
  });

  it('is gone when its account signs out', () => {
    const { drafts, stored } = written();
    drafts.setAside();
    drafts.forget();
    drafts.here('');
    drafts.here('member1');
    expect([drafts.recall('feedback'), stored()]).toEqual([[], null]);
  });

  it.each(['at once', 'after a reload', 'after its session ended'])(
    'is gone when another account signs in, %s',
    (how) => {
      let page = written();
      if (how === 'after a reload') page = page.reload();
      if (how === 'after its session ended') page.drafts.setAside();
      page.drafts.here('member2');
      expect([page.drafts.recall('feedback'), page.stored()]).toEqual([[], null]);
      page.drafts.here('member1');
      expect(page.drafts.recall('feedback')).toEqual([]);
    },
  );

  it('of an account whose session ended is in the memory of the page alone, and given back to it', () => {
    const { drafts, stored } = written();
    drafts.setAside();
    expect([stored(), drafts.recall('feedback'), drafts.whose()]).toEqual([null, [], null]);
    drafts.keep('feedback', says('of nobody'));
    expect(stored()).toBeNull();
    drafts.here('member1');
    expect(drafts.recall('feedback')).toEqual(typed);
    expect(stored()).toContain('buscador');
  });

  it('waits for its account while a visitor is here, whatever that one types', () => {
    const { drafts, stored } = written();
    drafts.setAside();
    drafts.here('');
    drafts.keep('feedback', says('de visita'));
    expect(stored()).not.toContain('buscador');
    drafts.here('member1');
    expect(drafts.recall('feedback')).toEqual(typed);
  });

  it('of an account whose session ended does not outlive a reload', () => {
    const page = written();
    page.drafts.setAside();
    const { drafts } = page.reload();
    drafts.here('member1');
    expect(drafts.recall('feedback')).toEqual([]);
  });

  it('waits no more when another account came in in another tab', () => {
    for (const [came, recalled] of [
      ['member2', []],
      ['member1', typed],
    ] as const) {
      const { drafts } = written();
      drafts.setAside();
      drafts.cameElsewhere(came);
      drafts.here('');
      drafts.here('member1');
      expect(drafts.recall('feedback')).toEqual(recalled);
    }
  });

  it.each([
    'junk',
    '{"version":2,"of":"member1","forms":{}}',
    '{"version":1,"of":"member1","forms":{"feedback":[7]}}',
  ])('that is stored as %s counts as nothing', (kept) => {
    const { drafts } = tab(memoryStorage({ drafts: kept }));
    drafts.here('member1');
    expect(drafts.recall('feedback')).toEqual([]);
  });
});
