import { describe, expect, it } from 'vitest';
import { formatDays } from '#src/i18n/merchant-dates.ts';

const lima = (day: string) => Date.parse(`${day}T00:00:00-05:00`);

describe('the days of a period', () => {
  it('are the merchant’s: one day, or the first and the last', () => {
    expect(formatDays(lima('2026-11-25'), lima('2026-11-26'), 'America/Lima')).toBe('2026-11-25');
    expect(formatDays(lima('2026-11-23'), lima('2026-11-30'), 'America/Lima')).toBe(
      '2026-11-23 – 2026-11-29',
    );
    expect(formatDays(lima('2026-11-25'), lima('2026-11-26'), 'Asia/Tokyo')).toBe('2026-11-25 – 2026-11-26');
  });

  it('are counted in UTC where the platform does not know the zone', () => {
    expect(formatDays(0, 86_400_000, 'Nowhere/Land')).toBe('1970-01-01');
  });
});
