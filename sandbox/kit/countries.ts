import type { CallOutput } from '#contract/calls.ts';

/** Countries whose mobile numbers the sandbox knows, and their lengths by national numbering plans. */
export const countries: CallOutput<'system.countries'> = [
  { countryCode: 'PE', countryDialingCode: '51', digits: [9] },
  { countryCode: 'MX', countryDialingCode: '52', digits: [10] },
  { countryCode: 'CO', countryDialingCode: '57', digits: [10] },
  { countryCode: 'CL', countryDialingCode: '56', digits: [9] },
  { countryCode: 'AR', countryDialingCode: '54', digits: [10, 11] },
  { countryCode: 'EC', countryDialingCode: '593', digits: [9] },
  { countryCode: 'BO', countryDialingCode: '591', digits: [8] },
  { countryCode: 'UY', countryDialingCode: '598', digits: [8] },
  { countryCode: 'PY', countryDialingCode: '595', digits: [9] },
  { countryCode: 'ES', countryDialingCode: '34', digits: [9] },
  { countryCode: 'VN', countryDialingCode: '84', digits: [9] },
  { countryCode: 'TH', countryDialingCode: '66', digits: [9] },
  { countryCode: 'PH', countryDialingCode: '63', digits: [10] },
];
