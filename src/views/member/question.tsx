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

/** A question before something that is not easily undone: nothing has happened while it stands. */
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
