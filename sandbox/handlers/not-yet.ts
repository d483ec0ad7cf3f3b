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
  | 'games.ranks'
  | 'games.jackpots'
  | 'games.favourites'
  | 'games.favouriteList'
  | 'games.favour'
  | 'games.recent'
  | 'games.rooms'
  | 'games.launch'
  | 'lotteries.launch'
> = {
  'games.list': no,
  'games.names': no,
  'games.types': no,
  'games.ranks': no,
  'games.jackpots': no,
  'games.favourites': no,
  'games.favouriteList': no,
  'games.favour': no,
  'games.recent': no,
  'games.rooms': no,
  'games.launch': no,
  'lotteries.launch': no,
};
