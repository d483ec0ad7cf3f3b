import fc from 'fast-check';
import { expect, it } from 'vitest';
import { people } from '#sandbox/db/people.ts';
import { countries } from '#sandbox/kit/countries.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import { e164 } from '#sandbox/kit/phone.ts';
import { runs } from '../../kit/depth.ts';

it('a phone number is the same however it is typed', () => {
  for (const typed of ['987654321', ' 987 654 321 ', '987-654-321', '(987) 654.321', '51987654321']) {
    expect(e164(typed, '51'), typed).toBe('+51987654321');
  }
  expect(e164('987654321', '+51')).toBe('+51987654321');
});

it('is a mobile number of that very country, or nothing', () => {
  expect(e164('987654321', '34')).toBeNull();
  expect(e164('912345678', '34')).toBeNull();
  expect(e164('+34612345678', '51')).toBeNull();
});

it('never throws, and gives a number of the country or null', () => {
  const dialing = fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,4}$/), fc.constantFrom('51', '52', '34'));
  const number = fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{0,15}$/));
  fc.assert(
    fc.property(number, dialing, (mobileNum, code) => {
      const found = e164(mobileNum, code);
      expect(found === null || found.startsWith(`+${code.trim().replace(/^\+/, '')}`)).toBe(true);
    }),
    runs(2_000),
  );
});

it('the people of the seed have valid numbers in served countries, as long as these say', () => {
  for (const { mobile } of people) {
    if (!mobile) continue;
    const [dialing, number] = mobile;
    expect(e164(number, dialing)).toBe(`+${dialing}${number}`);
    expect(defaultSettings.smsCountries).toContain(dialing);
    const country = countries.find(({ countryDialingCode }) => countryDialingCode === dialing);
    expect(country?.digits).toContain(number.length);
  }
});

it('every country that SMS are sent to is listed', () => {
  const listed = countries.map(({ countryDialingCode }) => countryDialingCode);
  expect(listed).toEqual(expect.arrayContaining(defaultSettings.smsCountries));
});

it('every number of the seed is valid', () => {
  for (const { account, mobile } of people) {
    if (mobile) expect(e164(mobile[1], mobile[0]), account).not.toBeNull();
  }
});
