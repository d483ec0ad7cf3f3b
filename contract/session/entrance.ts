import * as z from 'zod/mini';

/** Who may use this entrance (spec 6): a members-only or agents-only front end refuses the other kind. */
export const Entrance = z.enum(['any', 'member', 'agent']);
export type Entrance = z.infer<typeof Entrance>;
