/** Writes a path in whole units, each step from the last: long lines of text stay short that way. */
export type Pen = {
  readonly move: (x: number, y: number) => void;
  readonly line: (x: number, y: number) => void;
  readonly curve: (overX: number, overY: number, x: number, y: number) => void;
  readonly close: () => void;
  /** What has been written. */
  readonly path: () => string;
};

/** `a b` with no space where the minus sign parts them. */
function pair(a: number, b: number): string {
  return b < 0 ? `${a}${b}` : `${a} ${b}`;
}

export function createPen(): Pen {
  let [x, y] = [0, 0];
  let written = '';
  const step = (toX: number, toY: number): [number, number] => {
    const steps: [number, number] = [Math.round(toX) - x, Math.round(toY) - y];
    [x, y] = [Math.round(toX), Math.round(toY)];
    return steps;
  };
  return {
    move: (toX, toY) => {
      step(toX, toY);
      written += `M${pair(x, y)}`;
    },
    line: (toX, toY) => {
      const [across, down] = step(toX, toY);
      if (across !== 0 && down !== 0) written += `l${pair(across, down)}`;
      else if (across !== 0) written += `h${across}`;
      // A step of nothing is a dot.
      else written += `v${down}`;
    },
    curve: (overX, overY, toX, toY) => {
      const over = [Math.round(overX) - x, Math.round(overY) - y] as const;
      const [across, down] = step(toX, toY);
      written += `q${pair(...over)}${across < 0 ? '' : ' '}${pair(across, down)}`;
    },
    close: () => {
      written += 'z';
    },
    path: () => written,
  };
}
