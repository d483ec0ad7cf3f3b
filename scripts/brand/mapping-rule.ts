import { mappingFaults } from '#contract/mapping/faults.ts';
import type { BrandFile } from '#contract/system/look.ts';
import { type Finding, voiceOf } from './finding.ts';

const { error } = voiceOf('mapping');

/** What of a gateway's own paths and names does not fit the contract. */
export function mappingFindings({ mapping }: BrandFile): readonly Finding[] {
  const faults = mapping ? mappingFaults(mapping) : [];
  return faults.map(({ field, found }) =>
    error({ field: `mapping.${field}`, found, todo: 'correct the mapping (docs/conformance)' }),
  );
}
