import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

type Props = {
  open: boolean;
  title: string;
  text: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
};

/** A question before an action that is hard to undo: nothing has happened while it is open. */
export function Question({ open, title, text, yes, no, onYes, onNo }: Props) {
  return (
    <Dialog
      open={open}
      size="warning"
      title={title}
      description={text}
      onClose={onNo}
      footer={
        <>
          <Button onClick={onNo}>{no}</Button>
          <Button variant="danger" onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
