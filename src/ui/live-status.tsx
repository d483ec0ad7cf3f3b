/** Says `text` to assistive technology whenever it changes, and shows nothing. */
export function LiveStatus({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <p className="visually-hidden" role={urgent ? 'alert' : 'status'}>
      {text}
    </p>
  );
}
