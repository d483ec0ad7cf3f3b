import { describe, expect, it, vi } from 'vitest';
import { fetchHostedSlider, type HostedSlider } from '#src/app/world/hosted-slider.ts';
import { listeningActor } from './listening-actor.ts';

const hosted = { script: 'https://slider.example/v1.js', siteKey: 'site-1' };

function slider() {
  const done: string[] = [];
  const made: HostedSlider = { open: () => void done.push('open'), close: () => void done.push('close') };
  return { done, made };
}

describe('LOG-14 a hosted slider, loaded on demand', () => {
  it('LOG-14 opens and closes in the order requested', async () => {
    const { done, made } = slider();
    const { actor } = listeningActor();
    const later = fetchHostedSlider(async () => made);
    later.open(actor, hosted);
    later.close();
    later.open(actor, hosted);
    await vi.waitUntil(() => done.length === 3);
    expect(done).toEqual(['open', 'close', 'open']);
  });

  it('LOG-14 fails when its code can’t be loaded, and loads it again the next time', async () => {
    const { done, made } = slider();
    const { actor, heard } = listeningActor();
    const load = vi.fn<() => Promise<HostedSlider>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(made);
    const later = fetchHostedSlider(load);
    later.open(actor, hosted);
    await vi.waitUntil(() => heard.length > 0);
    expect(heard).toEqual([{ type: 'hosted.failed' }]);
    later.open(actor, hosted);
    await vi.waitUntil(() => done.length > 0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has nothing to close before anything was opened', () => {
    const load = vi.fn<() => Promise<HostedSlider>>();
    fetchHostedSlider(load).close();
    expect(load).not.toHaveBeenCalled();
  });
});
