import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportCaught } from '#src/app/start/start.tsx';
import { lastReports } from '#src/app/world/reports.ts';
import { Fallible } from '#src/ui/fallible.tsx';
import { failureOf, PartLost } from '#src/ui/part-failure.ts';
import { BrokenPart } from '#src/views/system/broken-part.tsx';
import { show } from '../../kit/render.tsx';

// React reports what a boundary caught; here that is expected.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const Breaks = ({ error }: { error: Error }): never => {
  throw error;
};

const around = (error: Error) => (
  <Fallible instead={(again, failure) => <BrokenPart failure={failure} onRetry={again} />}>
    <Breaks error={error} />
  </Fallible>
);

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
  'error loading dynamically imported module: http://localhost/assets/x.js',
  'Importing a module script failed.',
])('RTE-04 a part that did not load is reported as a slow connection: %s', async (message) => {
  await show(around(new TypeError(message)));
  expect(screen.getByRole('alert')).toHaveTextContent('Esta parte no se abrió');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('RTE-04 a part that took too long is reported as a slow connection', () => {
  expect(failureOf(new PartLost())).toEqual({ kind: 'lost' });
});

test.each(['ES', 'EN'] as const)(
  'a part that crashed says so in %s, with the reference it is reported under',
  async (language) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const error = new TypeError('Cannot read properties of undefined');
    await show(around(error), { language });
    reportCaught(error, 'other');
    const { reference, what, names } = lastReports().at(-1) ?? {};
    expect({ what, names }).toEqual({ what: 'a part of the page broke', names: ['TypeError'] });
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent(language === 'ES' ? 'Esta parte falló' : 'This part broke');
    expect(panel).toHaveTextContent(String(reference));
    expect(panel).not.toHaveTextContent('Cannot read properties');
  },
);

test('a crash message goes when something else takes its place', async () => {
  const instead = () => <p>broken</p>;
  const { page } = await show(
    <Fallible of="one page" instead={instead}>
      <Breaks error={new Error('x')} />
    </Fallible>,
  );
  expect(screen.getByText('broken')).toBeVisible();
  page.rerender(
    <Fallible of="another page" instead={instead}>
      <p>whole</p>
    </Fallible>,
  );
  expect(screen.getByText('whole')).toBeVisible();
});
