// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepDoubleClicks } from '#src/app/world/double-click.ts';

beforeAll(() => keepDoubleClicks());

let heard: string[] = [];
beforeEach(() => {
  heard = [];
  document.body.innerHTML = `<button id="next"><b>Next</b></button><button id="confirm">Confirm</button>
    <label id="label" for="field">Field</label><input id="field" />`;
  for (const one of document.querySelectorAll('[id]')) {
    one.addEventListener('click', (event) => heard.push(`${one.id} ${(event as MouseEvent).detail}`));
  }
});

function click(place: string, detail: number): boolean {
  const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true });
  return document.querySelector(place)?.dispatchEvent(event) ?? false;
}

test('a double click reaches a button twice, wherever on it', () => {
  click('#next', 1);
  click('#next b', 2);
  expect(heard).toEqual(['next 1', 'next 2']);
});

test('a double click on a label reaches its field twice: the browser sends each click there too', () => {
  // Here the test sends it.
  document.querySelector('#label')?.addEventListener('click', (event) => event.preventDefault());
  for (const detail of [1, 2]) {
    click('#label', detail);
    click('#field', detail);
  }
  expect(heard).toEqual(['label 1', 'field 1', 'label 2', 'field 2']);
});

test('its second click does not reach what has come in the place of the button', () => {
  click('#next', 1);
  document.querySelector('#next')?.remove();
  expect(click('#confirm', 2)).toBe(false);
  expect(click('#confirm', 3)).toBe(false);
  expect(heard).toEqual(['next 1']);
});

test('nor a button that was not there when nothing was pressed', () => {
  click('body', 1);
  click('#confirm', 2);
  expect(heard).toEqual([]);
});

test('a click of its own, and the keyboard, reach everything', () => {
  click('#next', 1);
  click('#confirm', 1);
  click('#next', 0);
  expect(heard).toEqual(['next 1', 'confirm 1', 'next 0']);
});
