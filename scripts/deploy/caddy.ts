import { pagesPattern } from '#sandbox/site/addresses.ts';
import type { Plan } from './plan.ts';

type Headers = Readonly<Record<string, string>>;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

const indented = (lines: readonly string[]) => lines.map((line) => `\t${line}`);

function sent(headers: Headers): readonly string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);
  return ['header {', ...indented(lines), '}'];
}

const files = 'file_server {\n\t\tprecompressed br gzip\n\t}';

function handled(matcher: string, headers: Headers, what: readonly string[]): string {
  return [`handle ${matcher} {`, ...indented([...sent(headers), ...what]), '}'].join('\n');
}

/** The Caddyfile that serves a site; \`SITE_ADDRESS\` and \`SITE_ROOT\` of the environment say where. */
export function caddyfile(plan: Plan): string {
  const { headers } = plan;
  const blocks = [
    handled('@home', headers.page, ['rewrite * /index.html', files]),
    handled('@likeFiles', headers.page, ['try_files {path} /app.html', files]),
    handled(plan.identity, headers.identity, ['file_server']),
    handled(plan.offline, headers.offline, ['file_server']),
    handled('@hidden', headers.file, ['error 404']),
    handled('@page', headers.page, ['try_files {re.page.1}.html /app.html', files]),
    handled('@html', headers.file, ['error 404']),
    handled('@assetSvg', { ...headers.asset, ...headers.svg }, [files]),
    handled('/assets/*', headers.asset, [files]),
    handled('@svg', { ...headers.file, ...headers.svg }, [files]),
    handled('', headers.file, ['header @manifest Content-Type application/manifest+json', files]),
  ];
  const lines = [
    'root * {$SITE_ROOT:/srv/site}',
    '@home path /',
    `@likeFiles path ${plan.pagesLikeFiles.join(' ')}`,
    '@hidden path_regexp /\\.',
    `@page path_regexp page (?i)${pagesPattern(plan.pages)}`,
    '@html path_regexp (?i)\\.html$',
    '@assetSvg path_regexp ^/assets/.+\\.svg$',
    '@manifest path *.webmanifest',
    '@svg path_regexp \\.svg$',
    `route {\n${blocks.join('\n').replaceAll(/^/gm, '\t')}\n}`,
    `handle_errors {\n${[
      '@navigation {\n\texpression {http.error.status_code} == 404\n\theader Accept *text/html*\n}',
      handled('@navigation', headers.page, ['rewrite * /app.html', 'file_server {\n\t\tstatus 404\n\t}']),
      handled('', headers.file, ['respond "Nothing is here." {http.error.status_code}']),
    ]
      .join('\n')
      .replaceAll(/^/gm, '\t')}\n}`,
  ];
  return [
    '# Written by the build of the site, with its policy in it: each build has its own.',
    '{$SITE_ADDRESS::8080} {',
    lines.join('\n').replaceAll(/^/gm, '\t'),
    '}',
    '',
  ].join('\n');
}
