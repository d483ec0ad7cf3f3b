import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The words of a language by area, to find buttons and fields by what they say. */
export function wordsOf(language) {
  const read = (area) =>
    JSON.parse(readFileSync(path.join(root, 'locales', language, `${area}.json`), 'utf8'));
  const areas = [
    'shell',
    'session',
    'password',
    'verification',
    'games',
    'lotteries',
    'acts',
    'agent',
    'contracts',
    'member',
    'inbox',
    'downloads',
    'system',
    'protection',
    'wallet',
  ];
  return Object.fromEntries(areas.map((area) => [area, read(area)]));
}
