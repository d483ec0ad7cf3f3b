import { describe, expect, it } from 'vitest';
import { appName, gameName } from '#sandbox/site/names.ts';

describe('the host names of the sandbox', () => {
  it.each([
    ['localhost', undefined, 'games.localhost'],
    ['127.0.0.2', undefined, 'games.localhost'],
    ['::1', undefined, 'games.localhost'],
    ['0.0.0.0', undefined, 'games.localhost'],
    ['::', undefined, 'games.localhost'],
    ['play.example', undefined, 'play.example'],
    ['play.example', 'games.example', 'games.example'],
  ])('when the server listens at %s with %s configured, games are at %s', (host, said, name) => {
    expect(gameName(host, said)).toBe(name);
  });

  it.each(['localhost', '127.0.0.1', '0.0.0.0', '::'])(
    'games have another name than the app when it listens at %s',
    (host) => {
      expect(gameName(host)).not.toBe(appName(host));
    },
  );
});
