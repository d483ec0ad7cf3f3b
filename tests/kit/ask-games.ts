import { request } from 'node:http';

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * Asks the game host of this machine under its own name, as a browser does. Browsers resolve names under
 * `localhost` to this machine; the system's resolver, which fetch uses, may not.
 */
export function askGames(address: string, { method = 'GET', headers, body }: Asked = {}): Promise<Response> {
  const path = address.slice(new URL(address).origin.length) || '/';
  return new Promise((resolve, reject) => {
    const { host, port } = new URL(address);
    const to = { hostname: '127.0.0.1', port, path, method, headers: { ...headers, Host: host } };
    const asked = request(to, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const head = new Headers();
        for (const [name, values] of Object.entries(answer.headersDistinct)) {
          for (const value of values ?? []) head.append(name, value);
        }
        resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 0, headers: head }));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
