import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#contract/agent/person.ts';
import { type Line, offeredIn } from '#machines/wallet/line-transfer.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { Name } from '#src/ui/as-is.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './recipient-field.module.css';

type Props = {
  line: Line;
  picked: Person | null;
  /** Nobody was picked, and the form was sent. */
  missing: boolean | undefined;
  onPick: (to: Person) => void;
};

/** To whom of the line: the upline, and those below whose name holds what is typed. */
export function RecipientField({ line, picked, missing, onPick }: Props) {
  const { t } = useTranslation(['wallet', 'system']);
  const [typed, type] = useState('');
  const search = useSettled(typed);
  const asked = line.downlines > 0;
  const read = useMemberRead('wallet.recipients', { search }, { enabled: asked, fresh: 0 });
  const found = useLatest(read.data);
  const problem = useId();
  const people = offeredIn(line, found?.recipients ?? [], picked);
  const nobody = asked && search !== '' && found?.recipients.length === 0;
  return (
    <fieldset className={styles.recipient} aria-describedby={missing ? problem : undefined}>
      <legend>{t('wallet.line.account')}</legend>
      {asked && (
        <TextField
          type="search"
          name="search"
          label={t('wallet.line.search')}
          value={typed}
          autoComplete="off"
          onValue={type}
        />
      )}
      {read.error && !read.isFetching && <FailureAlert failure={read.error.failure} />}
      <div className={styles.people} aria-busy={read.isFetching}>
        {people.map((one) => (
          <label key={one.id} className={styles.person}>
            <input
              type="radio"
              name="to"
              value={one.id}
              checked={one.id === picked?.id}
              aria-invalid={missing || undefined}
              onChange={() => onPick(one)}
            />
            <span>
              <Name>{one.nickname}</Name> <Name>{`(${one.account})`}</Name>
              {one.id === line.upline?.id && <span>{` · ${t('wallet.line.upline')}`}</span>}
            </span>
          </label>
        ))}
      </div>
      <LiveStatus
        text={
          asked && search !== '' && found ? t('wallet.line.found', { count: found.recipients.length }) : ''
        }
      />
      {nobody && <p className={styles.note}>{t('wallet.line.nobodyFound')}</p>}
      {found?.more && <p className={styles.note}>{t('wallet.line.more')}</p>}
      {missing && (
        <p id={problem} className={styles.problem}>
          {t('wallet.line.accountRequired')}
        </p>
      )}
    </fieldset>
  );
}
