import { describe, expect, it } from 'vitest';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { stampPage } from '#sandbox/site/page.ts';
import { parseConfiguration } from '#src/app/start/configuration.ts';

const element = /<script type="application\/json" id="configuration"[^>]*>([\s\S]*?)<\/script>/;

/** The configuration that a browser reads in the stamped page. */
function readFrom(page: string) {
  return parseConfiguration(element.exec(page)?.[1] ?? '');
}

describe('the served page', () => {
  it('holds the current configuration', () => {
    const html = '<script type="application/json" id="configuration">{}</script>';
    const settings = createSettings({ brand: { name: 'Otro</script><script>' } });
    const read = readFrom(stampPage(html, settings.current()));
    expect(read).toMatchObject({
      configuration: { brand: { name: 'Otro</script><script>' }, inspect: true },
    });
  });
});
