/** Tells when a page that was out of sight is seen again. */
export function watchSight(
  seen: () => void,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> = document,
): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') seen();
  });
}
