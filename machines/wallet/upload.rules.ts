import type { CallInput, CallOutput } from '#contract/calls.ts';
import { carriedBy, type Failure } from '#contract/errors.ts';
import { fileProblem, type PictureFile, type PictureProblem } from '../member/avatar.rules.ts';

/** The gateway's state of a picture: how much of it has arrived, and whether it was accepted. */
export type Proof = CallOutput<'wallet.openProof'>;

/** What is wrong with a file. `gone`: the page was reloaded, and the browser has it no more; `repeated`: it is in another place, by its hash. */
export type UploadProblem = PictureProblem | 'empty' | 'gone' | 'repeated';

/** Everything known about one upload. */
export type Upload = {
  readonly file: PictureFile | null;
  /** The hash of the whole file: the gateway recognises a file by it. */
  readonly sha256: string;
  /** A small preview for the member, as a `data:` address; '' when none could be made. */
  readonly preview: string;
  readonly proof: Proof | null;
  /** The size of a piece in bytes. */
  readonly pieceSize: number;
  readonly problem: UploadProblem | null;
  readonly failure: Failure | null;
};

/**
 * The sizes of a piece in bytes: as much as a usual connection carries at once, and as little as the slowest
 * one manages in time.
 */
export const pieceSizes = { usual: 128 * 1024, slow: 8 * 1024 } as const;

/** Reading a file is given up after this; milliseconds. */
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

/** The browser's result of reading a file, which may have been made smaller: the file to send, of the kind that its bytes say. */
export type FileRead = { readonly file: PictureFile; readonly sha256: string; readonly preview: string };

/** The requested piece, base64. It is sent at once and not stored. */
export type PieceRead = { type: 'piece.read'; piece: string };

export type UploadEvent =
  | { type: 'file.chosen'; file: PictureFile }
  | ({ type: 'file.read' } & FileRead)
  /** It was read before the page was reloaded: what is left of it is its hash. */
  | ({ type: 'file.recalled' } & FileRead)
  | PieceRead
  | { type: 'file.unreadable'; problem: UploadProblem }
  /** The same picture is in another place already: this one is let go, and the gateway keeps the other. */
  | { type: 'repeated' }
  | { type: 'stopped' }
  | { type: 'resumed' }
  | { type: 'removed' };

const noFile: PictureFile = { type: '', size: 0 };

/** The result of reading the file, without the rest of the event. */
export function readAs({ file, sha256, preview }: FileRead): FileRead {
  return { file, sha256, preview };
}

/** Why a file can't be a proof, judged from outside; the gateway checks more closely (spec 9). */
export function uploadProblem(file: PictureFile): UploadProblem | null {
  return fileProblem(file) ?? (file.size === 0 ? 'empty' : null);
}

/** No picture, and why. */
export function refusePicture(problem: UploadProblem | null): Upload {
  return { ...noUpload, problem };
}

/**
 * Which places hold a picture that another place has already, by their hashes ('' for none). The gateway knows a file by its
 * hash: it would have both as one. The one that it has heard of stays, or else the first.
 */
export function repeatedAmong(places: readonly Pick<Upload, 'sha256' | 'proof'>[]): readonly number[] {
  const kept = (sha256: string) => {
    const heard = places.findIndex((place) => place.sha256 === sha256 && place.proof !== null);
    return heard === -1 ? places.findIndex((place) => place.sha256 === sha256) : heard;
  };
  return places.flatMap(({ sha256 }, at) => (sha256 === '' || kept(sha256) === at ? [] : [at]));
}

/** The input of the call that announces a file. */
export function openInput({ file, sha256 }: Upload): CallInput<'wallet.openProof'> {
  const type = file?.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  return { size: file?.size ?? 0, type, sha256 };
}

/** Asks the browser to read the file. */
export function askToRead({ file }: Upload) {
  return { type: 'file.wanted' as const, file: file ?? noFile };
}

/** Asks the browser for the next piece: from where the gateway's part ends. */
export function pieceWanted({ file, proof, pieceSize: length }: Upload) {
  return { type: 'piece.wanted' as const, file: file ?? noFile, offset: proof?.received ?? 0, length };
}

/** The piece as it is sent. */
export function sendInput(
  { proof }: Upload,
  event: UploadEvent | { type: 'xstate.init' },
): CallInput<'wallet.sendProof'> {
  const piece = event.type === 'piece.read' ? event.piece : '';
  return { proofId: proof?.proofId ?? '', offset: proof?.received ?? 0, piece };
}

/** The gateway's answer about the picture; a picture that it did not accept counts as refused, even if the call succeeded. */
export function known(proof: Proof): Pick<Upload, 'proof' | 'failure'> {
  const failure: Failure | null =
    proof.state === 'REFUSED' ? { kind: 'refused', code: 'PROOF_REFUSED' } : null;
  return { proof, failure };
}

/** Whether the gateway has the whole picture and accepted it. */
export function isTaken({ proof, failure }: Upload): boolean {
  return failure === null && proof?.state === 'READY';
}

/** What is wrong with a picture, as the page or the gateway found; null when that is not known. */
export function problemOf({ problem, failure }: Pick<Upload, 'problem' | 'failure'>): UploadProblem | null {
  const said = failure?.code === 'PROOF_REFUSED' ? carriedBy(failure).problem : undefined;
  return problem ?? (['kind', 'tooManyPixels', 'unreadable'] as const).find((one) => one === said) ?? null;
}

/** Refusals about the position in the file, not about the picture. */
const ofPlace: readonly (string | undefined)[] = ['PROOF_OFFSET', 'NOT_FOUND'];

/** Whether the gateway refused this very picture: sending it again is useless. */
export function isRefused({ failure }: Upload): boolean {
  return failure?.kind === 'refused' && !ofPlace.includes(failure.code);
}

/** Whether a piece timed out that could have been smaller. */
export function isSlow({ pieceSize }: Upload, failure: Failure): boolean {
  return failure.kind === 'timeout' && pieceSize > pieceSizes.slow;
}

/** How much of a picture the gateway has, in percent. */
export function percentOf({ proof }: Upload): number {
  return proof ? Math.floor((proof.received / Math.max(1, proof.size)) * 100) : 0;
}

/**
 * How a picture is known again after a reload, when its file is gone: by its hash the gateway says how much of it there is.
 */
export function uploadDraft({ file, sha256 }: Pick<Upload, 'file' | 'sha256'>) {
  if (file === null || sha256 === '') return [];
  const { type, size } = file;
  return [{ type: 'file.recalled' as const, file: { type, size }, sha256, preview: '' }];
}
