import type { CallName } from '#contract/calls.ts';

/** One request as it leaves; `body` is undefined for one that has none. */
export type Request = {
  readonly call: CallName;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** What came back: an answer, or the reason why there is none. */
export type Exchange = {
  readonly call: CallName;
  /** `late`: not whole in time. `broken`: the connection ended. `endless`: longer than any answer. */
  readonly came: 'whole' | 'late' | 'broken' | 'endless';
  /** 0 without an answer. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly withToken: boolean;
  /** How long it took, and when it was there (epoch milliseconds, this machine's clock). */
  readonly milliseconds: number;
  readonly at: number;
  /** Of a connection that never stood: the system's own word, such as ECONNREFUSED. */
  readonly fault?: string;
};

export type Line = {
  readonly fetch: typeof fetch;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Milliseconds that only grow. */
  readonly watch: () => number;
  /** A signal that ends a request after so many milliseconds. */
  readonly timeout: (milliseconds: number) => AbortSignal;
  /** Milliseconds that one answer may take (src/gateway/pace.ts). */
  readonly patience: number;
  /** Bytes that one answer may have (src/gateway/answer.ts). */
  readonly longest: number;
};

async function textOf(response: Response, longest: number): Promise<string | null> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let length = 0;
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    length += chunk.value.byteLength;
    if (length > longest) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

function faultOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'UNKNOWN';
}

/** Sends one request and reads its answer to the end; it never throws and follows no redirect. */
export async function exchange(request: Request, withToken: boolean, line: Line): Promise<Exchange> {
  const { call, url, method, headers, body } = request;
  const signal = line.timeout(line.patience);
  const begun = line.watch();
  const ended = (rest: Pick<Exchange, 'came' | 'status' | 'headers' | 'text'> & { fault?: string }) => ({
    call,
    withToken,
    milliseconds: line.watch() - begun,
    at: line.now(),
    ...rest,
  });
  const none = { status: 0, headers: new Headers(), text: '' };
  try {
    const response = await line.fetch(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal,
    });
    const text = await textOf(response, line.longest);
    const { status, headers: sent } = response;
    return ended({ came: text === null ? 'endless' : 'whole', status, headers: sent, text: text ?? '' });
  } catch (error) {
    return ended(
      signal.aborted ? { came: 'late', ...none } : { came: 'broken', ...none, fault: faultOf(error) },
    );
  }
}
