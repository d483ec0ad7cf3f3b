import { describe, expect, it, vi } from 'vitest';
import { goOnWhenReached } from '#src/app/offline/reload-when-online.ts';

/** The page in a window that is online or not, at an address that is reached or not. */
async function opened({ onLine, reached }: { onLine: boolean; reached: boolean }) {
  const reload = vi.fn();
  const reach = vi.fn(() => (reached ? Promise.resolve() : Promise.reject(new TypeError('lost'))));
  let backOnline = () => {};
  const whenOnline = (hear: () => void) => {
    backOnline = hear;
  };
  await goOnWhenReached({ onLine, whenOnline, reach, reload });
  return { reload, reach, backOnline };
}

describe('NET-02 the page without a connection', () => {
  it('goes on by itself when the connection is back', async () => {
    const { reload, reach, backOnline } = await opened({ onLine: false, reached: false });
    expect(reach).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    backOnline();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('goes on where the connection came back before it could hear it', async () => {
    const { reload } = await opened({ onLine: true, reached: true });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays, and asks no more, where its address can’t be reached though the device is online', async () => {
    const { reload, reach } = await opened({ onLine: true, reached: false });
    expect(reach).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
