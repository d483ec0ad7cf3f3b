type Link = { href: string; rel: string };

/** A window as the browser gives it, with a log of what was done to it, in order. */
export function popupWindow() {
  const done: string[] = [];
  const links: Link[] = [];
  const popup = {
    closed: false,
    set opener(value: unknown) {
      done.push(`opener ${value}`);
    },
    close() {
      this.closed = true;
      done.push('close');
    },
    document: {
      createElement: () => {
        const link = { href: '', rel: '', click: () => done.push(`go ${link.href}`) };
        links.push(link);
        return link;
      },
    },
  };
  return { popup: popup as unknown as Window, done, links };
}
