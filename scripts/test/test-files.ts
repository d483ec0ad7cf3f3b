import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that hold tests; a title that stands in both is known by its file in the first. */
const testRooms = ['tests', 'assurance'];

/** The paths from the root of all files in the folders that hold tests. */
export function filesOfTests(root: string): readonly string[] {
  return testRooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => join(room, name)),
  );
}
