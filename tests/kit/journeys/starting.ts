/** A start that fails is tried once more and said, so that no test is blamed for a moment of the machine. */
export async function onceMore<T>(start: () => Promise<T>, say: (text: string) => void): Promise<T> {
  try {
    return await start();
  } catch (error) {
    say(`The sandbox did not start, and is started once more. ${error}`);
    return start();
  }
}
