import { pagesPattern } from '#sandbox/site/addresses.ts';
import type { Plan } from './plan.ts';

type Place = {
  /** The folder with the site, on the server. */
  readonly root: string;
  /** Where it listens: a port, or an address with one. */
  readonly listen: string;
  /** Whether nginx has the module for files that are kept in brotli. */
  readonly brotli: boolean;
};

/** A name or a value of the configuration, quoted. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

function sent(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

function place(where: string, what: readonly string[], headers: Readonly<Record<string, string>>): string {
  return [`  location ${where} {`, ...what.map((line) => `    ${line}`), sent(headers), '  }'].join('\n');
}

/** The part of nginx's configuration that serves a site: one `server`, to be included inside `http`. */
export function nginxServer(plan: Plan, { root, listen, brotli }: Place): string {
  const { headers } = plan;
  const missing = 'try_files $uri =404;';
  return `# Written by the build of the site, with its policy in it: each build has its own.
# A navigation to an unknown address gets the page that says so; anything else gets a line of text.
map $http_accept $nothing_there {
  default /nothing-there;
  ~text/html /app.html;
}

server {
  listen ${listen};
  # server_name play.example.com;
  root ${quoted(root)};
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain application/javascript application/json application/manifest+json;
  include mime.types;
  types {
    application/manifest+json webmanifest;
    application/javascript mjs;
    font/woff2 woff2;
    image/avif avif;
  }
  gzip_static on;
  gzip_vary on;
  ${brotli ? '' : '# With the module of Debian’s libnginx-mod-http-brotli-static:\n  # '}brotli_static on;
  error_page 404 $nothing_there;

${place('= /', ['try_files /index.html =404;'], headers.page)}

${plan.pagesLikeFiles.map((page) => place(`= ${page}`, ['try_files $uri /app.html;'], headers.page)).join('\n\n')}

${place(`= ${plan.identity}`, [], headers.identity)}

${place(`= ${plan.offline}`, [], headers.offline)}

${place('= /nothing-there', ['internal;', 'default_type text/plain;', 'return 404 "Nothing is here.\\n";'], headers.file)}

  location ~ /\\. {
    return 404;
  }

${place(`~* ${quoted(pagesPattern(plan.pages))}`, ['try_files $1.html /app.html;'], headers.page)}

  location ~* \\.html$ {
    return 404;
  }

${place('~ ^/assets/.+\\.svg$', [missing], { ...headers.asset, ...headers.svg })}

${place('~ ^/assets/', [missing], headers.asset)}

${place('~ \\.svg$', [missing], { ...headers.file, ...headers.svg })}

${place('/', [missing], headers.file)}
}
`;
}
