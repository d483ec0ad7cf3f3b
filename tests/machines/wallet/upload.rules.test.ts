import { describe, expect, it } from 'vitest';
import { noUpload, repeatedAmong } from '#machines/wallet/upload.rules.ts';

const proof = { proofId: 'a-proof', size: 1, received: 1, state: 'READY' } as const;
const place = (sha256: string, heard = false) => ({ ...noUpload, sha256, proof: heard ? proof : null });

describe('the same picture in two places', () => {
  it.each([
    ['none is repeated', [place('a'), place('b'), place('')], []],
    ['empty places are not', [place(''), place(''), place('')], []],
    ['the later one', [place('a'), place('b'), place('a')], [2]],
    ['the one that the gateway has not heard of', [place('a'), place('b'), place('a', true)], [0]],
    ['all but one', [place('a'), place('a'), place('a')], [1, 2]],
  ] as const)('%s', (_, places, repeated) => {
    expect(repeatedAmong(places)).toEqual(repeated);
  });
});
