import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';
import { reportsPath } from './policy.ts';

const longestReport = 16 * 1024;
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

const told = [
  'document-uri',
  'documentURL',
  'effective-directive',
  'effectiveDirective',
  'blocked-uri',
  'blockedURL',
];

/** What a report says that is worth a line; where addresses hold a query, it is left out. */
function gist(report: unknown): Record<string, unknown> {
  const whole = typeof report === 'object' && report !== null ? (report as Record<string, unknown>) : {};
  const body = (whole['csp-report'] ?? whole.body ?? whole) as Record<string, unknown>;
  const entries = told.filter((name) => typeof body[name] === 'string');
  return Object.fromEntries(entries.map((name) => [name, String(body[name]).split(/[?#]/)[0]]));
}

/** Where browsers tell what the page's policy stopped: one line of the log each. */
export function openReports(app: FastifyInstance, log: Log): void {
  app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      types,
      { parseAs: 'string' },
      reports.getDefaultJsonParser('error', 'error'),
    );
    reports.post(reportsPath, { bodyLimit: longestReport }, async (request, reply) => {
      const all = Array.isArray(request.body) ? request.body.slice(0, 10) : [request.body];
      for (const report of all) log.warn('policy', { id: request.id, ...gist(report) });
      return reply.code(204).send();
    });
  });
}
