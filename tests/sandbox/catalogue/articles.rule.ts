import { matchPath } from 'react-router-dom';

type Explains = { readonly id: string; readonly codes?: readonly string[] };

/** The codes that no article explains. */
export function unexplained(codes: readonly string[], articles: readonly Explains[]): string[] {
  return codes.filter((code) => !articles.some((article) => article.codes?.includes(code)));
}

/** The paths that a content links to, with their query. */
export function linksOf(content: string): string[] {
  return [...content.matchAll(/<a href="([^"]+)"/g)].map(([, path = '']) => path);
}

/** The links that lead to no screen of the product, or to an article that is not there. */
export function lostLinks(
  content: string,
  addresses: readonly string[],
  articles: readonly Explains[],
): string[] {
  return linksOf(content).filter((link) => {
    const { pathname, searchParams } = new URL(link, 'http://here');
    const article = searchParams.get('article');
    if (article !== null && !articles.some(({ id }) => id === article)) return true;
    return !addresses.some((address) => matchPath(address, pathname));
  });
}
