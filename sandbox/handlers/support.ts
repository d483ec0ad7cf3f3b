import { type Handlers, Refusal } from '../handler.ts';
import { sealSymmetric } from '../sealing-symmetric.ts';

/** Paths of this type hold a sealed address (spec 7). */
const sealed = 3;

export const support: Pick<Handlers, 'support.lookup'> = {
  'support.lookup': ({ csType }, _, { settings }) => {
    const { customerService, supportKeys } = settings.current();
    const found = customerService.filter((entry) => entry.csType === csType);
    if (found.length === 0) throw new Refusal('FUNCTION_DISABLED');
    return { paths: found.map(({ path }) => ({ type: sealed, path: sealSymmetric(path, supportKeys) })) };
  },
};
