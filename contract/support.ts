import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { feedback } from './support/feedback.ts';

export const support = {
  /**
   * spec 7: customer-service lookup. `paths` of type 3 hold a sealed address (AES-256-CBC then HMAC-SHA256,
   * base64 of iv, mac and ciphertext); the client opens and checks it before it shows a window. A member who is signed in
   * gets an address with a ticket in it, so that the service knows who writes; to
   * whom VIP service is closed, the chat answers in its place. `outOfHours`: nobody answers just now.
   */
  'support.lookup': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getCustomerService',
    token: 'offered',
    assumed: true,
    input: z.object({ csType: z.enum(['LIVECHAT', 'VIP', 'TELEGRAM']) }),
    output: z.object({
      paths: z.array(z.object({ type: z.number(), path: z.string() })),
      outOfHours: z.optional(z.boolean()),
    }),
    whileRestricted: true,
    whileExcluded: true,
    row: true,
  }),
  ...feedback,
};
