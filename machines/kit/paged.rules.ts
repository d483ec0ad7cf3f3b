/** One page of a list that came whole, counted from 1, and the number of pages; a page past the end is the last. */
export function paged<T>(list: readonly T[], asked: number, size: number) {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, shown: list.slice((page - 1) * size, page * size) };
}
