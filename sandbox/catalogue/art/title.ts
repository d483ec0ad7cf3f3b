import { type FaceName, faces } from './lettering/faces.ts';
import { type Box, setLines } from './lettering/fit.ts';
import { inkLetter } from './lettering/ink.ts';
import type { Palette } from './palette.ts';

/** Letters whose light runs from the top of the capitals to their foot. */
function shine(colours: readonly string[]): string {
  const stops = colours.map(
    (colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="t" gradientUnits="userSpaceOnUse" x2="0" y2="100">${stops.join('')}</linearGradient>`;
}

/** The name of a picture, as large as its box allows, over the line `bottom`, with rim and shadow. */
export function title(
  name: string,
  face: FaceName,
  { ink, paper, metal, hero }: Palette,
  box: Box & { readonly middle: number; readonly bottom: number },
): string {
  const cut = faces[face];
  const lines = setLines(name, cut, box, box.middle, box.bottom);
  const thin = cut.weight < 12;
  return (
    shine(thin ? [paper, metal.light] : [paper, metal.light, metal.mid]) +
    inkLetter(lines, cut, 't', [
      { colour: ink, grow: thin ? 4 : 5, y: 3, opacity: 0.75 },
      ...(thin ? [] : [{ colour: hero.dark, grow: 2.5, y: 1.5 }]),
      { colour: 'url(#t)' },
    ])
  );
}
