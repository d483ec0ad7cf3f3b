import type { ComponentType, SVGProps } from 'react';

type IconData = { readonly node: readonly (readonly [tag: 'path' | 'circle', attributes: object])[] };

/** The drawing of an icon of lucide as the built app has it (scripts/lean-icons.ts): 24 units square, never read aloud. */
export function drawIcon({ node }: IconData): ComponentType<SVGProps<SVGSVGElement>> {
  return (props) => (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {node.map(([Tag, attributes], n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of an icon never change places.
        <Tag key={n} {...attributes} />
      ))}
    </svg>
  );
}
