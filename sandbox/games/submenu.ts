import type { FastifyInstance } from 'fastify';
import { cardOf } from '#sandbox/catalogue/tiles.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';

type Asked = { Params: { category: string; file: string } };

/** The pictures of vendors where a client looks for them by category and `vassalage` (spec 9): the logos that are drawn anyway. */
export function serveSubmenu(app: FastifyInstance, { catalogue }: Sandbox): void {
  app.get<Asked>('/submenu/:category/:file', async ({ params: { category, file } }, reply) => {
    const vendor = catalogue.vendors.find(
      (one) => one.category === category && `${one.vassalage}.png` === file,
    );
    const picture = vendor && cardOf(vendor, 'ES').icon;
    if (!picture) throw new Refusal('NOT_FOUND');
    return reply.redirect(picture);
  });
}
