type Props = { readonly label: string; readonly onFile: (file: File) => void };

/** A button that lets a person pick a JSON file. */
export function FileButton({ label, onFile }: Props) {
  return (
    <label className="file">
      {label}
      <input
        className="unseen"
        type="file"
        accept="application/json,.json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file may be picked again.
          target.value = '';
        }}
      />
    </label>
  );
}
