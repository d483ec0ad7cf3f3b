import WebSocket from 'ws';

/** An event of WebDriver BiDi. */
type Told = { readonly method: string; readonly params: unknown };

type Answer = Partial<Told> & {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};

/** A line to a browser that speaks WebDriver BiDi. */
export type Line = {
  /** Sends a command; rejects with the browser's error. */
  send<Result>(method: string, params: object): Promise<Result>;
  close(): void;
};

/** Opens a line; `tell` gets each event. */
export async function openLine(address: string, tell: (event: Told) => void): Promise<Line> {
  // A picture's bytes never come over it, so answers are small.
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('message', (text: Buffer) => {
    const { id, type, method, params, result, error, message } = JSON.parse(text.toString()) as Answer;
    if (type === 'event') return tell({ method: method ?? '', params });
    const call = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'success') call?.resolve(result);
    else call?.reject(new Error(`${error}: ${message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the line.'));
    waiting.clear();
  });
  return {
    send: <Result>(method: string, params: object) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve: (value) => resolve(value as Result), reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
