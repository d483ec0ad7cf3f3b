import type { Progress } from './run.ts';

type Screen = {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
};

/** Lines of a log: one for each so many steps. */
const everySteps = 50;

/** Tells how far a run is: one line that changes on a terminal, a line now and then elsewhere. */
export function createProgress(screen: Screen) {
  return {
    tell({ done, of, step, asked }: Progress): void {
      const share = `${Math.floor((done / of) * 100)}%`;
      const line = `${share.padStart(4)}  ${done}/${of}  ${asked} requests  ${step.id}`;
      if (screen.isTTY) screen.write(`\r\u001B[K${line.slice(0, (screen.columns ?? 80) - 1)}`);
      else if (done % everySteps === 0 || done === of) screen.write(`${line}\n`);
    },
    end(): void {
      if (screen.isTTY) screen.write('\r\u001B[K');
    },
  };
}
