/** A file made here: its name, its type, and its text in parts. */
export type SavedFile = { readonly name: string; readonly media: string; readonly parts: readonly string[] };

/** How long the browser is given to begin with a file before its address is taken back, in milliseconds. */
const patience = 60_000;

/** Hands a file to the browser, which saves it like a download. */
export function saveFile({ name, media, parts }: SavedFile, page: Window = window): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: `${media};charset=utf-8` }));
  const link = page.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  page.setTimeout(() => URL.revokeObjectURL(address), patience);
}
