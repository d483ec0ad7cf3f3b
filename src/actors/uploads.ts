import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { uploadMachine } from '#machines/wallet/upload.machine.ts';
import { isTaken, repeatedAmong, uploadDraft } from '#machines/wallet/upload.rules.ts';
import { useDraft } from './drafts.ts';
import { usePageActor } from './page-actor.ts';

/** One picture on its way to the gateway. */
export type UploadActor = ActorRefFrom<typeof uploadMachine>;

/** Up to three pictures that prove something. */
export type Uploads = {
  readonly actors: readonly UploadActor[];
  /** Those that are with the gateway, by their names. */
  readonly proofs: readonly string[];
  /** Whether one is still uploading, or stopped. */
  readonly underWay: boolean;
  readonly full: boolean;
  /** How many of the files chosen last found no place. */
  readonly left: number;
  /** Gives each file a slot, as long as there are free ones. */
  readonly choose: (files: Iterable<File>) => void;
};

function useUpload(about: string) {
  const actor = usePageActor(uploadMachine);
  useDraft(actor, uploadDraft, about);
  const proof = useSelector(actor, ({ context }) =>
    isTaken(context) ? (context.proof?.proofId ?? null) : null,
  );
  const taken = useSelector(actor, ({ context }) => context.file !== null);
  const sha256 = useSelector(actor, ({ context }) => context.sha256);
  return { actor, proof, taken, sha256 };
}

/** Places for three pictures, as long as the view that shows them lives; `of` is what they prove. */
export function useUploads(of: string): Uploads {
  const places = [useUpload(`${of} 1`), useUpload(`${of} 2`), useUpload(`${of} 3`)];
  const actors = places.map(({ actor }) => actor);
  const [left, setLeft] = useState(0);
  const hashes = places.map(({ sha256 }) => sha256).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a picture has been read
  useEffect(() => {
    const held = actors.map((actor) => actor.getSnapshot().context);
    for (const at of repeatedAmong(held)) actors[at]?.send({ type: 'repeated' });
  }, [hashes]);
  return {
    left,
    actors,
    proofs: places.flatMap(({ proof }) => (proof === null ? [] : [proof])),
    underWay: places.some(({ proof, taken }) => taken && proof === null),
    full: places.every(({ taken }) => taken),
    choose(files) {
      const placed = [...files].map((file) => {
        const free = actors.find((actor) => actor.getSnapshot().can({ type: 'file.chosen', file }));
        free?.send({ type: 'file.chosen', file });
        return free !== undefined;
      });
      setLeft(placed.filter((one) => !one).length);
    },
  };
}
