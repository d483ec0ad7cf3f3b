import type { DragEvent } from 'react';

/** What makes an element take files that are dropped on any part of it. */
export function takesFiles(take: (files: FileList) => void) {
  return {
    onDragOver: (drag: DragEvent) => drag.preventDefault(),
    onDrop(drop: DragEvent) {
      drop.preventDefault();
      if (drop.dataTransfer.files.length > 0) take(drop.dataTransfer.files);
    },
  };
}
