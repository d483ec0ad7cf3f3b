import { articlesIn } from '#catalogue/articles.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';

export const help = {
  'help.centre': (_, { language }, { settings }) => articlesIn(language, settings.current().brand),
} satisfies Partial<Handlers>;
