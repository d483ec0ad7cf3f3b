import type { Around, Home } from '#src/app/watching/trace-keeper.ts';
import { smallGateway } from './whole-system.ts';

/** A page without a browser, at an address that a test may change. */
export function pageAround(path = '/'): Around & {
  readonly page: EventTarget;
  readonly address: { pathname: string; search: string };
} {
  const address = { pathname: path, search: '' };
  const viewport = () => ({ width: 1280, height: 800 });
  return {
    page: new EventTarget(),
    address,
    first: { ...address },
    origin: 0,
    viewport,
    agent: 'Chrome/140.0',
  };
}

/** Whose product it is, at a gateway that tells no time. */
export const home: Home = {
  brand: { name: 'Vestíbulo', merchantCode: 'vestibulo' },
  language: () => 'ES',
  call: smallGateway,
  sandbox: false,
};
