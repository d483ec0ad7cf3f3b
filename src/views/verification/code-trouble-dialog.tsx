import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isUnheard } from '#machines/kit/failure-meaning.rules.ts';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';

/** The warning dialog with the gateway's message when a code was not sent (spec 8), or when nobody knows whether it was. */
export function CodeTroubleDialog({ sender }: { sender: ActorRefFrom<typeof smsCodeMachine> }) {
  const { t } = useTranslation(['verification', 'system']);
  const textOf = useFailureText();
  const failure = useSelector(sender, ({ context }) => context.failure);
  const unsure = isUnheard(failure);
  const seen = () => sender.send({ type: 'failure.seen' });
  return (
    <Dialog
      open
      size="warning"
      title={t(`verification.sms.${unsure ? 'unsureTitle' : 'failedTitle'}`)}
      description={unsure ? t('verification.sms.unsureText') : failure && textOf(failure)}
      onClose={seen}
      footer={
        <Button variant="primary" onClick={seen}>
          {t('verification.sms.understood')}
        </Button>
      }
    >
      {failure && !unsure && <FailureHelp failure={failure} />}
    </Dialog>
  );
}
