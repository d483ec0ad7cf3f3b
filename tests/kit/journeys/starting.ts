import { isStale } from '../../../scripts/staleness.mjs';

/** Tests never build: two workers would at once, into one folder, and what ran before was another product. */
export function refuseStale(root: string): void {
  if (!isStale(root)) return;
  throw new Error('dist/ is missing or older than what it is made of. Build first: npm run build');
}

/** A start that fails is tried once more and said, so that no test is blamed for a moment of the machine. */
export async function onceMore<T>(start: () => Promise<T>, say: (text: string) => void): Promise<T> {
  try {
    return await start();
  } catch (error) {
    say(`The sandbox did not start, and is started once more. ${error}`);
    return start();
  }
}
