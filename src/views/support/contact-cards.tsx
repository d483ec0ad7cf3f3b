import { Crown, Headset, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Channel, secondRoad } from '#machines/support/channels.rules.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/layout.tsx';
import { useChannelWords } from './channel-words.ts';
import { useChannels } from './channels.ts';
import styles from './contact-cards.module.css';
import { SecondRoad } from './second-road.tsx';

const icons = { VIP: Crown, LIVECHAT: Headset, TELEGRAM: Send };

type Props = { channel: Channel; channels: readonly Channel[]; comments: boolean };

/** One way to a person: when somebody answers, how long it takes, and another way. */
function ContactCard({ channel, channels, comments }: Props) {
  const { t } = useTranslation(['support']);
  const support = useSupportContact();
  const words = useChannelWords();
  const { csType, hours, waitMinutes, open } = channel;
  const Icon = icons[csType];
  const road = secondRoad(channels, csType, comments);
  const name = words.name(csType);
  const wait =
    waitMinutes === null
      ? t('support.channels.waitUnknown')
      : t('support.channels.wait', { count: waitMinutes });
  return (
    <li className={styles.card}>
      <p className={styles.head}>
        <Icon aria-hidden="true" />
        <strong className={styles.name}>{name}</strong>
        <Tag tone={open ? 'positive' : 'warning'}>
          {t(open ? 'support.channels.open' : 'support.channels.closed')}
        </Tag>
      </p>
      <Note figures>{hours ? words.hours(hours) : t('support.channels.always')}</Note>
      <Note figures>{open ? wait : t('support.channels.closedText')}</Note>
      <div className={styles.actions}>
        <Button
          variant={open ? 'primary' : 'secondary'}
          busy={support.busy}
          aria-label={t(open ? 'support.channels.startBy' : 'support.channels.leaveBy', { name })}
          onClick={() => support.openTo(csType, !open)}
        >
          {t(open ? 'support.channels.start' : 'support.channels.leave')}
        </Button>
      </div>
      {road && (
        <p className={styles.road}>
          {t('support.channels.instead')}
          <SecondRoad road={road} />
        </p>
      )}
    </li>
  );
}

/** The ways to a person (spec 2, 6): live chat, VIP service by the member's label, and Telegram; always with a second road. */
export function ContactCards() {
  const { t } = useTranslation(['support']);
  const { channels, comments } = useChannels();
  return (
    <section className={styles.contact} aria-label={t('support.channels.title')}>
      <h2>{t('support.channels.title')}</h2>
      <ul className={styles.cards}>
        {channels.map((channel) => (
          <ContactCard key={channel.csType} channel={channel} channels={channels} comments={comments} />
        ))}
      </ul>
    </section>
  );
}
