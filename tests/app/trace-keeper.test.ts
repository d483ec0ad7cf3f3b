import { describe, expect, it } from 'vitest';
import { browserFamily, keepTrace } from '#src/app/watching/trace-keeper.ts';
import { makeSystem } from '../kit/whole-system.ts';

describe('the trace that a member saves', () => {
  it('names the browser’s family and no more', () => {
    const chrome =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7 Safari/537.36';
    expect(browserFamily(chrome)).toBe('Chrome 140');
    expect(browserFamily(`${chrome} Edg/140.0.1`)).toBe('Edge 140');
    expect(browserFamily('Mozilla/5.0 (Macintosh) Version/18.2 Safari/605.1.15')).toBe('Safari 18');
    expect(browserFamily('curl/8')).toBe('another browser');
  });

  it('does not exist before anything was recorded', () => {
    const { traceFile } = keepTrace(makeSystem().root, {
      brand: { name: '', merchantCode: '' },
      language: () => 'ES',
    });
    expect(traceFile()).toBeNull();
  });
});
