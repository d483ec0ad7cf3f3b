import { useState } from 'react';
import { Comparison } from './comparison.tsx';
import { FileButton } from './file-button.tsx';
import { type Opened, readFile, writeLog } from './log.ts';
import type { Tools } from './tools.ts';

function hand(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `log-${new Date().toISOString().slice(0, 19).replace(/\D+/g, '-')}.json`;
  anchor.click();
  URL.revokeObjectURL(address);
}

/**
 * Opens a trace that a page saved, or a log; saves the lines of now as a log, with the moment that is looked at; compares
 * them with those of a file.
 */
export function FileRoom(tools: Tools) {
  const { link, say } = tools;
  const [wrong, setWrong] = useState<string | null>(null);
  const [other, setOther] = useState<(Opened & { readonly name: string }) | null>(null);
  const lines = link.record.lines();

  async function read(file: File, use: (opened: Opened) => void): Promise<void> {
    setWrong(null);
    try {
      use(readFile(await file.text()));
    } catch (error) {
      setWrong(say('notOpened', { name: file.name, why: error instanceof Error ? error.message : '' }));
    }
  }

  return (
    <div className="files">
      <FileButton
        label={say('open')}
        onFile={(file) =>
          void read(file, (opened) => {
            link.open(file.name, opened.lines);
            link.goTo(opened.at);
          })
        }
      />
      <button
        type="button"
        disabled={lines.length === 0}
        title={say('saveHint')}
        onClick={() => hand(writeLog(lines, link.cursor()))}
      >
        {say('save')}
      </button>
      {lines.length > 0 && (
        <FileButton
          label={say('compare')}
          onFile={(file) => void read(file, (opened) => setOther({ ...opened, name: file.name }))}
        />
      )}
      {wrong && <p role="alert">{wrong}</p>}
      {other && <Comparison {...tools} other={other} onClose={() => setOther(null)} />}
    </div>
  );
}
