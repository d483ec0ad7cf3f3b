import { describe, expect, it } from 'vitest';
import { createSettings } from '#sandbox/kit/settings.ts';
import { stampPage } from '#sandbox/site/page.ts';
import { parseConfiguration } from '#src/app/start/configuration.ts';

const element = /<script type="application\/json" id="configuration"[^>]*>([\s\S]*?)<\/script>/;

/** The configuration that a browser reads in the stamped page. */
function readFrom(page: string) {
  return parseConfiguration(element.exec(page)?.[1] ?? '');
}

describe('the served page', () => {
  // The build gives every script element a place for the nonce, this one too.
  it.each(['', ' nonce="__CSP_NONCE__"'])('holds the current configuration: %j', (attribute) => {
    const html = `<script type="application/json" id="configuration"${attribute}>{}</script>`;
    const settings = createSettings({ brand: { name: 'Otro</script><script>' } });
    const read = readFrom(stampPage(html, settings.current(), 'n-1'));
    expect(read).toMatchObject({
      configuration: { brand: { name: 'Otro</script><script>' }, inspect: true },
    });
  });

  it('holds a fresh nonce wherever the build left a place for it', () => {
    const page = stampPage(
      '<script nonce="__CSP_NONCE__"></script><meta nonce="__CSP_NONCE__">',
      createSettings().current(),
      'n-1',
    );
    expect(page).toBe('<script nonce="n-1"></script><meta nonce="n-1">');
  });
});
