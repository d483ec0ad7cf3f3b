/** Goes on in a window of ours to an address, without telling it where the person comes from (cases CSV-03). */
export function leaveFor(popup: Window, address: string): void {
  const link = popup.document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  link.click();
}
