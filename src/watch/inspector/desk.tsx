import { type CSSProperties, type ReactNode, useState } from 'react';
import { Separator } from './separator.tsx';
import type { Say } from './words.ts';

type Props = { readonly say: Say; readonly docked: boolean; readonly children: ReactNode };

/** In pixels. */
const bounds = { left: [140, 520], right: [200, 640], lower: [90, 700] } as const;

/** The panes side by side, with lines between them that can be moved. */
export function Desk({ say, docked, children }: Props) {
  const [left, setLeft] = useState(240);
  const [right, setRight] = useState(300);
  const [lower, setLower] = useState(docked ? 170 : 260);
  const sizes = { '--left': `${left}px`, '--right': `${right}px`, '--lower': `${lower}px` } as CSSProperties;
  const line = (
    area: 'left' | 'right' | 'lower',
    label: string,
    size: number,
    onSize: (size: number) => void,
  ) => (
    <Separator
      area={`line-${area}`}
      label={label}
      vertical={area !== 'lower'}
      after={area !== 'left'}
      size={size}
      least={bounds[area][0]}
      most={bounds[area][1]}
      onSize={onSize}
    />
  );
  return (
    <div className="desk" style={sizes}>
      {children}
      {line('left', say('paneActors'), left, setLeft)}
      {line('right', say('paneDetails'), right, setRight)}
      {line('lower', say('paneLog'), lower, setLower)}
    </div>
  );
}
