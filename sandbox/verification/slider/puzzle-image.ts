import { randomInt, randomUUID } from 'node:crypto';
import { PNG } from 'pngjs';
import { seededRandom } from '#sandbox/catalogue/art/random.ts';
import { type Colour, hillScene, type Scene } from './scene.ts';
import { pieceShape, pieceSize, type Shape } from './shape.ts';

/** Of the picture, in CSS pixels: it fits a dialog on a phone. */
export const pictureSize = { width: 280, height: 160 };

/** Dots of the picture for one CSS pixel. */
const dots = 2;

/** The PNG filter that encodes each dot by the one before it, so that no filter has to be tried out. */
const quickly = { colorType: 6, filterType: 1, deflateLevel: 5, deflateStrategy: 0 } as const;

/** The piece begins at the left; its place is far enough from there. */
const nearest = pieceSize + 16;
const margin = 6;

export type PuzzleImage = {
  /** Base64 PNGs. */
  readonly background: string;
  readonly piece: string;
  /** The place of the piece from the left, and its height from the top; CSS pixels. */
  readonly place: number;
  readonly pieceTop: number;
};

/** Red, green, blue and opacity (0 to 1) at a point in CSS pixels. */
type Paint = (x: number) => (y: number) => readonly [colour: Colour, cover: number];

function draw(width: number, height: number, paint: Paint): string {
  const png = new PNG({ width: width * dots, height: height * dots });
  for (let column = 0; column < png.width; column += 1) {
    const down = paint((column + 0.5) / dots);
    for (let row = 0; row < png.height; row += 1) {
      const [[red, green, blue], cover] = down((row + 0.5) / dots);
      const pixel = (Math.round(red) << 24) | (Math.round(green) << 16) | (Math.round(blue) << 8);
      png.data.writeInt32BE(pixel | Math.round(cover * 255), (row * png.width + column) * 4);
    }
  }
  return PNG.sync.write(png, quickly).toString('base64');
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function towards(colour: Colour, goal: number, part: number): Colour {
  const [r, g, b] = colour;
  return [r + (goal - r) * part, g + (goal - g) * part, b + (goal - b) * part];
}

/** How much of a dot is inside the outline, for a soft edge. */
function within(distance: number): number {
  return share(0.5 - distance * dots);
}

function notched(scene: Scene, shape: Shape, left: number, top: number): Paint {
  return (x) => {
    const down = scene(x);
    const near = x > left - 2 && x < left + pieceSize + 2;
    return (y) => (near ? inHole(down(y), shape(x - left, y - top)) : [down(y), 1]);
  };

  function inHole(colour: Colour, distance: number): readonly [Colour, number] {
    // The hole is dark, darkest along its upper edge, with a thin light rim.
    const shade = within(distance) * (0.52 + 0.24 * share(1 + distance / 5));
    const rim = share(1 - Math.abs(distance) * 1.1);
    return [towards(towards(colour, 0, shade), 255, rim * 0.6), 1];
  }
}

function cutOut(scene: Scene, shape: Shape, left: number, top: number): Paint {
  return (x) => (y) => {
    const distance = shape(x, y);
    const rim = share(1 - Math.abs(distance + 0.8) * 0.9);
    const colour = towards(scene(x + left)(y + top), 255, rim * 0.75);
    const shadow = distance > 0 ? 0.4 * share(1 - distance / 3) : 0;
    const cover = within(distance);
    return [towards(colour, 0, 1 - cover), Math.max(cover, shadow)];
  };
}

/** A new picture with a hole, and the piece that was cut out of it. */
export function puzzleImage(): PuzzleImage {
  const { width, height } = pictureSize;
  const random = seededRandom(randomUUID());
  const [scene, shape] = [hillScene(random, width, height), pieceShape(random)];
  const place = randomInt(nearest, width - pieceSize - margin);
  const pieceTop = randomInt(margin, height - pieceSize - margin);
  return {
    background: draw(width, height, notched(scene, shape, place, pieceTop)),
    piece: draw(pieceSize, pieceSize, cutOut(scene, shape, place, pieceTop)),
    place,
    pieceTop,
  };
}
