import type { FastifyInstance } from 'fastify';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { networkOf } from '#sandbox/kit/network.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { reportsPath } from './policy.ts';

const longestReport = 16 * 1024;
const minute = 60_000;
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

const loggedFields = [
  'document-uri',
  'documentURL',
  'effective-directive',
  'effectiveDirective',
  'blocked-uri',
  'blockedURL',
];

/** The useful parts of a report, without the queries of its addresses. */
function gist(report: unknown): Record<string, unknown> {
  const whole = typeof report === 'object' && report !== null ? (report as Record<string, unknown>) : {};
  const body = (whole['csp-report'] ?? whole.body ?? whole) as Record<string, unknown>;
  const entries = loggedFields.filter((name) => typeof body[name] === 'string');
  return Object.fromEntries(entries.map((name) => [name, String(body[name]).split(/[?#]/)[0]]));
}

/** Takes browsers' reports of policy violations: one log line each, and a limited number per network and minute. */
export function openReports(app: FastifyInstance, { limits, settings, log }: Sandbox): void {
  app.register(async (reports) => {
    // Runs before the body is read: a report too many need not be received.
    reports.addHook('onRequest', async ({ ip }) => {
      const network = networkOf(ip);
      const limit = { count: settings.current().limits.policyReportsPerMinute, window: minute };
      refuseTooMany(limits.take(network, { name: `reports from:${network}`, limits: [limit] }));
    });
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      types,
      { parseAs: 'string' },
      reports.getDefaultJsonParser('error', 'error'),
    );
    reports.post(reportsPath, { bodyLimit: longestReport }, async (request, reply) => {
      const all = Array.isArray(request.body) ? request.body.slice(0, 10) : [request.body];
      for (const report of all) log.warn({ id: request.id, ...gist(report) }, 'policy');
      return reply.code(204).send();
    });
  });
}
