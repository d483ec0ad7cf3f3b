import { type Handlers, Refusal } from '../handler.ts';

const no = (): never => {
  throw new Refusal('FUNCTION_DISABLED');
};

/** Calls that the sandbox does not answer yet. */
export const notYet: Pick<
  Handlers,
  | 'games.list'
  | 'games.names'
  | 'games.types'
  | 'games.jackpots'
  | 'games.favourites'
  | 'games.favouriteList'
  | 'games.favour'
  | 'games.rooms'
> = {
  'games.list': no,
  'games.names': no,
  'games.types': no,
  'games.jackpots': no,
  'games.favourites': no,
  'games.favouriteList': no,
  'games.favour': no,
  'games.rooms': no,
};
