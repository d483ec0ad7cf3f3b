import type { TraceOrigin } from '#src/watch/trace.ts';

/** Where a trace of the tests was saved. */
export const origin: TraceOrigin = {
  product: '0.0.0',
  brand: { name: 'Vestíbulo', merchantCode: 'vestibulo' },
  language: 'ES',
  viewport: { width: 1280, height: 800 },
  browser: 'Chrome 140',
  savedAt: '2026-11-21T10:00:00.000Z',
  faults: [],
  note: '',
};
