import type { AnyActorRef, EventObject } from 'xstate';
import type { PictureFile } from '#machines/member/avatar.rules.ts';
import type { UploadEvent } from '#machines/wallet/upload.rules.ts';
import { handlers } from './handlers.ts';
import { send } from './send.ts';

/** A stretch of a file. */
type Stretch = { readonly file: PictureFile; readonly offset: number; readonly length: number };

/** Reads files for actors, one thing at a time for each. */
export type ProofFiles = {
  /** Answers with `file.read`, or `file.unreadable`. */
  readonly read: (actor: AnyActorRef, file: PictureFile) => void;
  /** Answers with `piece.read`, or `file.unreadable`. */
  readonly cut: (actor: AnyActorRef, stretch: Stretch) => void;
  readonly drop: (actor: AnyActorRef) => void;
};

type Reading = typeof import('./proof-file.ts');

const unreadable: UploadEvent = { type: 'file.unreadable', problem: 'unreadable' };
const gone: UploadEvent = { type: 'file.unreadable', problem: 'gone' };

/** What reads them is fetched with the first one. */
export function createProofFiles(): ProofFiles {
  const under = new WeakMap<AnyActorRef, object>();

  async function run(
    actor: AnyActorRef,
    file: PictureFile,
    work: (reading: Reading, file: Blob) => Promise<EventObject>,
  ): Promise<void> {
    const ours = {};
    under.set(actor, ours);
    const tell = (event: EventObject) => {
      if (under.get(actor) === ours) send(actor, event);
    };
    try {
      if (!(file instanceof Blob)) return tell(gone);
      tell(await work(await import('./proof-file.ts'), file));
    } catch {
      tell(unreadable);
    }
  }

  return {
    read: (actor, file) =>
      void run(actor, file, async ({ readProof }, blob) => {
        const read = await readProof(blob);
        return { type: 'problem' in read ? 'file.unreadable' : 'file.read', ...read };
      }),
    cut: (actor, { file, offset, length }) =>
      void run(actor, file, async ({ readPiece }, blob) => ({
        type: 'piece.read',
        piece: await readPiece(blob, offset, length),
      })),
    drop: (actor) => void under.delete(actor),
  };
}

/** The effects of proof files. */
export const proofHandlers = (files: ProofFiles) =>
  handlers({
    'file.wanted': ({ file }, from) => files.read(from, file),
    'piece.wanted': (event, from) => files.cut(from, event),
    'file.dropped': (_, from) => files.drop(from),
  });
