import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';

/** The warning dialog with the gateway's message when a code could not be sent (spec 8). */
export function CodeTroubleDialog({ sender }: { sender: ActorRefFrom<typeof smsCodeMachine> }) {
  const { t } = useTranslation(['verification', 'system']);
  const textOf = useFailureText();
  const failure = useSelector(sender, ({ context }) => context.failure);
  const seen = () => sender.send({ type: 'failure.seen' });
  return (
    <Dialog
      open
      size="warning"
      title={t('verification.sms.failedTitle')}
      description={failure && textOf(failure)}
      onClose={seen}
      footer={
        <Button variant="primary" onClick={seen}>
          {t('verification.sms.understood')}
        </Button>
      }
    >
      {failure && <FailureHelp failure={failure} />}
    </Dialog>
  );
}
