import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type ClientReport, ClientReports } from '#contract/system/client-reports.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { networkOf } from '#sandbox/kit/network.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { otherOrigins } from '#sandbox/wire/other-origins.ts';
import { reportsPath } from './policy.ts';

/** Where pages may report what failed in them, if the brand says so; browsers report policies here too. */
const clientReportsPath = '/client-reports';

const longestReport = 16 * 1024;
const minute = 60_000;
const policyTypes = ['application/csp-report', 'application/reports+json', 'application/json'];

const loggedFields = [
  'document-uri',
  'documentURL',
  'effective-directive',
  'effectiveDirective',
  'blocked-uri',
  'blockedURL',
];

/** A report of a page, with what its batch says of the page. */
export type ToldReport = ClientReport & Omit<ClientReports, 'reports'>;

/** What pages have reported, the oldest first: the last few hundred. */
export type ToldReports = {
  readonly all: () => readonly ToldReport[];
  readonly forget: () => void;
};
const mostKept = 500;

/** The useful parts of a report, without the queries of its addresses. */
function gist(report: unknown): Record<string, unknown> {
  const whole = typeof report === 'object' && report !== null ? (report as Record<string, unknown>) : {};
  const body = (whole['csp-report'] ?? whole.body ?? whole) as Record<string, unknown>;
  const entries = loggedFields.filter((name) => typeof body[name] === 'string');
  return Object.fromEntries(entries.map((name) => [name, String(body[name]).split(/[?#]/)[0]]));
}

/** The batch in a body; refuses what is not exactly one. */
function batchIn(body: unknown): ClientReports {
  try {
    return z.parse(ClientReports, JSON.parse(String(body)));
  } catch {
    throw new Refusal('INPUT_INVALID');
  }
}

/**
 * Takes what browsers report of refused policies, and what pages report of themselves (contract/system/client-reports.ts):
 * one log line each, and a limited number per network and minute.
 */
export function openReports(app: FastifyInstance, sandbox: Sandbox): ToldReports {
  const { limits, settings, log } = sandbox;
  let told: readonly ToldReport[] = [];

  function limited(reports: FastifyInstance, of: 'policyReportsPerMinute' | 'clientReportsPerMinute'): void {
    // Runs before the body is read: a report too many need not be received.
    reports.addHook('onRequest', async ({ ip }) => {
      const network = networkOf(ip);
      const limit = { count: settings.current().limits[of], window: minute };
      refuseTooMany(limits.take(network, { name: `${of} from:${network}`, limits: [limit] }));
    });
    reports.removeAllContentTypeParsers();
    const parse = reports.getDefaultJsonParser('error', 'error');
    reports.addContentTypeParser(policyTypes, { parseAs: 'string' }, parse);
  }

  function logPolicies(id: string, body: unknown): void {
    const all = Array.isArray(body) ? body.slice(0, 10) : [body];
    for (const report of all) log.warn({ id, ...gist(report) }, 'policy');
  }

  function keep(id: string, { reports, ...page }: ClientReports): void {
    for (const report of reports) log.warn({ id, ...page, ...report }, 'client');
    told = [...told, ...reports.map((report) => ({ ...page, ...report }))].slice(-mostKept);
  }

  app.register(async (reports) => {
    limited(reports, 'policyReportsPerMinute');
    reports.post(reportsPath, { bodyLimit: longestReport }, async ({ id, body }, reply) => {
      logPolicies(id, body);
      return reply.code(204).send();
    });
  });

  app.register(
    async (reports) => {
      await reports.register(cors, otherOrigins(sandbox));
      limited(reports, 'clientReportsPerMinute');
      reports.addContentTypeParser(
        'text/plain',
        { parseAs: 'string' },
        async (_: unknown, body: unknown) => body,
      );
      reports.post('', { bodyLimit: longestReport }, async ({ id, body }, reply) => {
        if (typeof body === 'string') keep(id, batchIn(body));
        else logPolicies(id, body);
        return reply.code(204).send();
      });
    },
    { prefix: clientReportsPath },
  );

  return {
    all: () => told,
    forget: () => {
      told = [];
    },
  };
}
