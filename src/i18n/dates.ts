function two(part: number): string {
  return String(part).padStart(2, '0');
}

/** A moment as notices show it, yyyy-MM-dd hh:mm:ss on the reader's own clock (spec 2), from a date or epoch milliseconds; '-' for an invalid one. */
export function formatDate(value: string | number | null | undefined): string {
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return '-';
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
