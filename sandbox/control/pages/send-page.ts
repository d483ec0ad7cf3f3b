import type { FastifyReply } from 'fastify';
import { pagesPolicy } from './frame.ts';

/** Sends a page of the sandbox, under its policy. */
export function sendPage(reply: FastifyReply, page: string) {
  return reply
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagesPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .send(page);
}
