import { expect, it } from 'vitest';
import { areas } from '#src/gateway/areas.ts';
import { createShapes } from '#src/gateway/shapes.ts';
import { createStand, json, patient } from './stand.ts';

const centre = () => json({ success: true, value: [] });

it('the contract of an area is fetched with its first call, and only once', async () => {
  let fetched = 0;
  const shapes = createShapes(async () => {
    fetched += 1;
    return areas;
  });
  const { call, sent } = createStand(centre, { shapes });
  expect(shapes.atHand('help.centre')).toBeUndefined();
  await Promise.all([call('help.centre', {}), call('help.centre', {})]);
  await call('help.centre', {});
  expect(fetched).toBe(1);
  expect(sent).toHaveLength(3);
});

it('what the visitor’s home asks is asked without fetching anything first', async () => {
  const shapes = createShapes(() => Promise.reject(new TypeError()));
  const { call } = createStand(() => json({ success: true, value: {} }), { shapes });
  const board = { types: 'B', platform: 'W', execution: 'B', language: 'ES' } as const;
  await expect(call('notices.announcements', board)).resolves.toEqual({});
});

it('a call whose contract can’t be had fails like a lost network, sends nothing, and may be made again', async () => {
  let reachable = false;
  const shapes = createShapes(() => (reachable ? Promise.resolve(areas) : Promise.reject(new TypeError())));
  const { call, sent } = createStand(centre, { shapes });
  await expect(call('help.centre', {})).rejects.toMatchObject({ failure: { kind: 'network' } });
  expect(sent).toHaveLength(0);
  reachable = true;
  await expect(call('help.centre', {})).resolves.toEqual([]);
});

it('a call that is given up while its contract is fetched ends at once and sends nothing', async () => {
  const shapes = createShapes(() => new Promise(() => undefined));
  const { call, sent } = createStand(centre, { shapes });
  const wait = new AbortController();
  const asked = call('help.centre', {}, { signal: wait.signal });
  wait.abort();
  await expect(asked).rejects.toMatchObject({ failure: { kind: 'network' } });
  expect(sent).toHaveLength(0);
});

it('the time of a call counts while its contract is fetched', async () => {
  const shapes = createShapes(() => new Promise(() => undefined));
  const { call } = createStand(centre, { shapes, timeouts: { ...patient, total: 20 } });
  await expect(call('help.centre', {})).rejects.toMatchObject({ failure: { kind: 'timeout' } });
});

it('the session in hand when a call is made is the one it is made for, however long its contract takes', async () => {
  let come: (() => void) | undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  const shapes = createShapes(() => here.then(() => areas));
  const { call, keepToken, sent } = createStand(centre, { shapes });
  keepToken('first');
  const asked = call('member.avatar', {}).catch(() => undefined);
  keepToken('second');
  come?.();
  await asked;
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['first']);
});
