import path from 'node:path';
import sharp from 'sharp';

/** What comes late is given this long to come, in milliseconds. */
const rest = 900;
/** A note that has not come by then never comes; milliseconds. */
const patience = 20_000;
/** States that a dialog with fields tells of by its title: “Tu sesión terminó”. */
const toldByTitle = ['session/entering.expired'];
/** Two pictures are the same when no more than this share of their dots differs by more than `step`. */
const most = 0.001;
const step = 16;
/** A value that code forgot to put into words, or an answer as it came. */
const oddity = /\bundefined\b|\bNaN\b|\[object \w+\]|\{"success"/;

function addressOf(base, { path: page, machine, slug }) {
  const at = page.replace('/{reference}', '');
  return `${base}${at}${at.includes('?') ? '&' : '?'}scenario=${machine}/${slug}`;
}

/**
 * What anybody would call wrong on a page: read in the page itself. Where a person is told that something was refused or is
 * unsure, it is said where it can be seen, and to a screen reader.
 */
function faultsOfPage(tells) {
  const note = document.querySelector('[data-scenario]');
  const said = note?.dataset.scenario === 'ready' ? [] : [`the note says: ${note?.textContent}`];
  const broken = [...document.images].filter(
    (one) => one.checkVisibility() && one.complete && one.naturalWidth === 0,
  );
  const pictures = broken.length > 0 ? [`${broken.length} broken pictures`] : [];
  const heads = [...document.querySelectorAll('h1, h2, [role=dialog], [role=alertdialog], iframe')];
  const empty = heads.some((one) => one.checkVisibility()) ? [] : ['no heading, dialog or game is visible'];
  // A dialog without fields is a message: it is read out as it opens.
  const message = ':is(dialog, [role=dialog], [role=alertdialog]):not(:has(input, textarea, select))';
  const telling = [
    ...document.querySelectorAll(`[role=alert], [role=status], [aria-invalid=true], ${message}`),
  ];
  const isInSight = (one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && bottom > 0 && top < innerHeight;
  };
  const isTold = telling.some(
    (one) => !one.closest('[data-scenario]') && isInSight(one) && (one.textContent || one.ariaInvalid),
  );
  const untold = tells === null || isTold ? [] : [`nothing in sight tells that it is ${tells}`];
  return [...said, ...pictures, ...empty, ...untold];
}

/** What the eye finds on a page, apart from the note: its words, and how its fields, buttons and dialogs stand. */
function faceOfPage() {
  const note = document.querySelector('[data-scenario]');
  const parts =
    'input, textarea, select, button, a, dialog, iframe, [aria-busy], [aria-expanded], [aria-current]';
  const stands = [...document.querySelectorAll(parts)]
    .filter((one) => one.checkVisibility() && !note?.contains(one))
    .map((one) => [
      ...[one.localName, one.value, one.checked, one.disabled, one.ariaDisabled, one.ariaBusy],
      ...[one.ariaExpanded, one.ariaCurrent, one.ariaPressed, one.ariaInvalid],
    ]);
  if (note) note.style.display = 'none';
  // biome-ignore lint/performance/useDomNodeTextContent: only what can be read.
  const words = document.body.innerText;
  if (note) note.style.display = '';
  return JSON.stringify([words, stands]);
}

/** Words that are no words, in the page and in its frames. */
async function oddWords(page) {
  const texts = page.frames().map((frame) =>
    frame
      .locator('body')
      // biome-ignore lint/performance/useDomNodeTextContent: only what can be read, not the scripts.
      .innerText()
      .catch(() => ''),
  );
  const odd = (await Promise.all(texts)).flatMap((text) => oddity.exec(text)?.[0] ?? []);
  return odd.map((words) => `it shows ${words}`);
}

/**
 * Opens a scenario in a language and a width and photographs it into a folder; returns the name of the picture and
 * what is wrong: the product is not in the state, or has left it again, or shows what nobody should see.
 */
export async function lookAt(browser, scenario, { base, language, size, folder }) {
  const { machine, slug } = scenario;
  const tells = toldByTitle.includes(`${machine}/${slug}`) ? null : scenario.tells;
  const file = `${machine}~${slug.replaceAll(',', '+')}.${language}.${size.width}.png`;
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    hasTouch: size.isMobile,
    isMobile: size.isMobile,
    reducedMotion: 'reduce',
    locale: language,
  });
  await context.addInitScript((lang) => {
    // A game in its frame may keep nothing.
    if (window === window.top) localStorage.setItem('lang', lang);
  }, language.toUpperCase());
  const page = await context.newPage();
  const thrown = [];
  page.on('pageerror', ({ message }) => thrown.push(`it throws: ${message}`));
  try {
    await page.goto(addressOf(base, scenario));
    await page.locator('[data-scenario]').first().waitFor({ state: 'attached', timeout: patience });
    await page.waitForTimeout(rest);
    const faults = [...(await page.evaluate(faultsOfPage, tells)), ...(await oddWords(page)), ...thrown];
    const face = await page.evaluate(faceOfPage);
    await page.screenshot({ path: path.join(folder, file) });
    return { file, faults, face };
  } catch (error) {
    return { file: null, faults: [error.message.split('\n')[0]], face: null };
  } finally {
    await context.close();
  }
}

/** Whether two pictures differ; true when there is no other. */
export async function differ(one, other) {
  const [mine, theirs] = await Promise.all(
    [one, other].map((file) =>
      sharp(file)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
        .catch(() => null),
    ),
  );
  if (!mine || !theirs || mine.data.length !== theirs.data.length) return true;
  let different = 0;
  for (let at = 0; at < mine.data.length; at += 3) {
    const apart = [0, 1, 2].some((n) => Math.abs(mine.data[at + n] - theirs.data[at + n]) > step);
    if (apart) different += 1;
  }
  return different > (mine.data.length / 3) * most;
}
