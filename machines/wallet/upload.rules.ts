import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { fileProblem, type PictureFile, type PictureProblem } from '../member/avatar.rules.ts';

/** A picture as the gateway knows it: how much of it is there, and whether it was taken. */
export type Proof = CallOutput<'wallet.openProof'>;

/** What was wrong with a file before anything was sent. */
export type UploadProblem = PictureProblem | 'empty';

/** All that is known of one picture on its way. */
export type Upload = {
  readonly file: PictureFile | null;
  /** Of the whole file: by it the gateway knows what it has of it already. */
  readonly sha256: string;
  /** A small copy for whoever chose it, as a `data:` address; '' when none could be made. */
  readonly preview: string;
  readonly proof: Proof | null;
  /** Bytes of a stretch. */
  readonly pieceSize: number;
  readonly problem: UploadProblem | null;
  readonly failure: Failure | null;
};

/** Bytes of a stretch: as large as a usual line carries at once, and as small as the slowest one does in time. */
export const pieceSizes = { usual: 128 * 1024, slow: 8 * 1024 } as const;

/** A file that takes longer to be read is given up; milliseconds. */
export const readWithin = 20_000;

/** No picture. */
export const noUpload: Upload = {
  file: null,
  sha256: '',
  preview: '',
  proof: null,
  pieceSize: pieceSizes.usual,
  problem: null,
  failure: null,
};

/** What the world read of a file. */
export type FileRead = { readonly sha256: string; readonly preview: string };

/** The stretch that was asked for, base64. It is sent as it comes: nothing keeps it. */
export type PieceRead = { type: 'piece.read'; piece: string };

export type UploadEvent =
  | { type: 'file.chosen'; file: PictureFile }
  | ({ type: 'file.read' } & FileRead)
  | PieceRead
  | { type: 'file.unreadable' }
  | { type: 'stopped' }
  | { type: 'resumed' }
  | { type: 'removed' };

const noFile: PictureFile = { type: '', size: 0 };

/** What was read of the file, and nothing else of the event. */
export function readAs({ sha256, preview }: FileRead): FileRead {
  return { sha256, preview };
}

/** Why a file can't be a proof, as far as that is seen from outside; the gateway looks closer (spec 9). */
export function uploadProblem(file: PictureFile): UploadProblem | null {
  return fileProblem(file) ?? (file.size === 0 ? 'empty' : null);
}

/** No picture, and why. */
export function troubled(problem: UploadProblem | null): Upload {
  return { ...noUpload, problem };
}

/** What a file is announced with. */
export function openInput({ file, sha256 }: Upload): CallInput<'wallet.openProof'> {
  const type = file?.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  return { size: file?.size ?? 0, type, sha256 };
}

/** The world is to read the file. */
export function wanted({ file }: Upload) {
  return { type: 'file.wanted' as const, file: file ?? noFile };
}

/** The world is to read the stretch that comes next: where the gateway's part ends. */
export function pieceWanted({ file, proof, pieceSize: length }: Upload) {
  return { type: 'piece.wanted' as const, file: file ?? noFile, offset: proof?.received ?? 0, length };
}

/** The stretch as it is sent. */
export function sendInput(
  { proof }: Upload,
  event: UploadEvent | { type: 'xstate.init' },
): CallInput<'wallet.sendProof'> {
  const piece = event.type === 'piece.read' ? event.piece : '';
  return { proofId: proof?.proofId ?? '', offset: proof?.received ?? 0, piece };
}

/** What the gateway said it has; a picture that it did not take is refused, also when it says so without a refusal. */
export function known(proof: Proof): Pick<Upload, 'proof' | 'failure'> {
  const failure: Failure | null =
    proof.state === 'REFUSED' ? { kind: 'refused', code: 'PROOF_REFUSED' } : null;
  return { proof, failure };
}

/** Whether the gateway has the whole picture and took it. */
export function isTaken({ proof, failure }: Upload): boolean {
  return failure === null && proof?.state === 'READY';
}

/** What the gateway says of a place in the file: not of the picture. */
const ofPlace: readonly (string | undefined)[] = ['PROOF_OFFSET', 'NOT_FOUND'];

/** Whether the gateway said no to this very picture: to send it again is of no use. */
export function isRefused({ failure }: Upload): boolean {
  return failure?.kind === 'refused' && !ofPlace.includes(failure.code);
}

/** Whether a piece took too long that could have been smaller. */
export function isSlow({ pieceSize }: Upload, failure: Failure): boolean {
  return failure.kind === 'timeout' && pieceSize > pieceSizes.slow;
}

/** How much of a picture is with the gateway, in percent. */
export function percentOf({ proof }: Upload): number {
  return proof ? Math.floor((proof.received / Math.max(1, proof.size)) * 100) : 0;
}
