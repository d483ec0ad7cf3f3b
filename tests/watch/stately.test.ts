import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { parcelModel } from '#assurance/walk/parcel.model.ts';
import { createFeed } from '#src/watch/feed.ts';
import { tellStately } from '#src/watch/stately.ts';

const secret = 'Calle-Secreta-77-planted';

describe('the inspector of Stately', () => {
  it('learns of actors, events and snapshots, and of nothing that was typed', () => {
    const root = createActor(parcelModel.machine, { systemId: 'app' }).start();
    const messages: unknown[][] = [];
    const hear =
      (kind: string) =>
      (...parts: unknown[]) =>
        void messages.push([kind, ...parts]);
    const inspector = { actor: hear('actor'), event: hear('event'), snapshot: hear('snapshot') };
    tellStately(
      createFeed(root, () => 0),
      inspector,
      () => '{"id":"parcel"}',
    );
    root.send({ type: 'typed', address: secret });
    expect(messages.map(([kind]) => kind)).toEqual(['actor', 'event', 'snapshot']);
    expect(messages[0]?.[3]).toMatchObject({ definition: '{"id":"parcel"}' });
    expect(messages[2]?.[2]).toMatchObject({ value: 'editing', status: 'active' });
    expect(JSON.stringify(messages)).not.toContain(secret);
  });
});
