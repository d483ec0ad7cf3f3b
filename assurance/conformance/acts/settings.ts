import { newKey } from '../asking/sealer.ts';
import { type Act, ask, cannot, note, of, once, undo, wants } from './acting.ts';

const favour: Act = {
  calls: ['games.favour'],
  by: 'member',
  unless: wants('favourite'),
  async run(actor) {
    const { gameId = '' } = actor.write.favourite ?? {};
    const { value } = await ask(actor, 'games.favourites');
    const before = (value as { games: string[] } | undefined)?.games.includes(gameId) ?? false;
    const changed = await ask(actor, 'games.favour', { gameId, favorite: !before });
    const back = await ask(actor, 'games.favour', { gameId, favorite: before });
    note(actor, 'games.favour', 'a favourite was changed', back.envelope?.success ? 'undone' : 'NOT undone');
    return [...changed.founds, ...back.founds];
  },
};

const avatar: Act = {
  calls: ['member.setAvatar'],
  by: 'member',
  unless: () => null,
  async run(actor) {
    const { value } = await ask(actor, 'member.avatar');
    const now = value as { avatar: string; avatarType: string } | undefined;
    if (now?.avatarType !== 'STATIC')
      return cannot('the account has a picture of its own, which can’t be put back');
    const other = now.avatar === 'avatar-1' ? 'avatar-2' : 'avatar-1';
    const changed = await ask(actor, 'member.setAvatar', { avatarType: 'STATIC', avatar: other });
    const back = await ask(actor, 'member.setAvatar', { avatarType: 'STATIC', avatar: now.avatar });
    note(
      actor,
      'member.setAvatar',
      'the picture was changed',
      back.envelope?.success ? 'undone' : 'NOT undone',
    );
    return [...changed.founds, ...back.founds];
  },
};

/** The same nickname again: nothing changes. */
const profile: Act = {
  calls: ['member.saveProfile'],
  by: 'member',
  unless: () => null,
  async run(actor) {
    const { value } = await ask(actor, 'member.profile');
    const { nickname } = (value ?? {}) as { nickname?: string };
    if (nickname === undefined) return cannot('needs the nickname of `member.profile`');
    return (await ask(actor, 'member.saveProfile', { nickname })).founds;
  },
};

const marking: Act = {
  calls: ['inbox.mark', 'inbox.remove', 'inbox.restore'],
  by: 'member',
  unless: () => null,
  async run(actor) {
    const language = actor.stage.file.languages[0];
    const { value } = await ask(actor, 'inbox.page', { page: 1, folder: 'all', language });
    const rows = (value as { messages: { id: string; required: boolean; favourite: boolean }[] } | undefined)
      ?.messages;
    const row = rows?.find(({ required }) => !required);
    if (!row) return cannot('needs a message that may be deleted');
    const [there, back] = row.favourite ? ['plain', 'favourite'] : ['favourite', 'plain'];
    const ids = [row.id];
    const marked = await ask(actor, 'inbox.mark', { ids, as: there });
    const plain = await ask(actor, 'inbox.mark', { ids, as: back });
    note(actor, 'inbox.mark', 'a message was marked', plain.envelope?.success ? 'undone' : 'NOT undone');
    const batch = newKey();
    const removed = await ask(actor, 'inbox.remove', { batch, ids });
    const founds = [
      ...of('inbox.mark', [...marked.founds, ...plain.founds]),
      ...of('inbox.remove', removed.founds),
    ];
    if (!removed.envelope?.success) return founds;
    const restored = await ask(actor, 'inbox.restore', { batch });
    note(
      actor,
      'inbox.restore',
      'a message was deleted',
      restored.envelope?.success ? 'undone' : 'NOT undone',
    );
    return [...founds, ...of('inbox.restore', restored.founds)];
  },
};

const invitation: Act = {
  calls: ['agent.invite', 'agent.closeInvitation'],
  by: 'agent',
  unless: wants('invitation'),
  async run(actor) {
    const { name = '' } = actor.write.invitation ?? {};
    const done = await once(actor, 'agent.invite', { name, kind: 'member' }, { name: `${name} 2` });
    const back = await undo(actor, done, 'an invitation was made', 'agent.closeInvitation', ({ id }) => ({
      id,
    }));
    return [...done.founds, ...back];
  },
};

const feedback: Act = {
  calls: ['support.sendFeedback'],
  by: 'member',
  unless: wants('feedback'),
  async run(actor) {
    const { text = '' } = actor.write.feedback ?? {};
    const done = await once(actor, 'support.sendFeedback', { text }, { text: `${text}!` });
    for (const _ of done.values) note(actor, 'support.sendFeedback', 'a comment was sent', 'not undone');
    return done.founds;
  },
};

const visitorFeedback: Act = {
  calls: ['support.sendAsVisitor'],
  by: 'member',
  unless: wants('feedback'),
  async run(actor) {
    const { text = '' } = actor.write.feedback ?? {};
    const done = await once(actor, 'support.sendAsVisitor', { text }, { text: `${text}!` });
    for (const _ of done.values)
      note(actor, 'support.sendAsVisitor', 'a comment was sent as a visitor', 'not undone');
    return done.founds;
  },
};

const useful: Act = {
  calls: ['help.useful'],
  by: 'member',
  unless: () => null,
  async run(actor) {
    const { value } = await ask(actor, 'help.centre');
    const [article] = (value ?? []) as { id: string }[];
    if (!article) return cannot('needs an article of `help.centre`');
    note(actor, 'help.useful', 'an article was called useful', 'not undone');
    return (await ask(actor, 'help.useful', { article: article.id, useful: true })).founds;
  },
};

const mission: Act = {
  calls: ['missions.join'],
  by: 'member',
  unless: wants('mission'),
  async run(actor) {
    const language = actor.stage.file.languages[0];
    const { id = '' } = actor.write.mission ?? {};
    const joined = await ask(actor, 'missions.join', { key: newKey(), id, language });
    if (joined.envelope?.success)
      note(actor, 'missions.join', 'a mission was joined', 'not undone: it ends by itself');
    return joined.founds;
  },
};

const launch: Act = {
  calls: ['games.launch'],
  by: 'member',
  unless: wants('launch'),
  async run(actor) {
    const { stage, who, write } = actor;
    const asked = await ask(actor, 'games.launch', {
      ...write.launch,
      nodeId: '',
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: who.account?.user,
      merchantCode: stage.file.merchant,
      language: stage.file.languages[0],
    });
    if (asked.envelope?.success)
      note(actor, 'games.launch', 'a game was launched', 'not undone: its ticket expires');
    return asked.founds;
  },
};

/** Acts that change no money. */
export const settingActs: readonly Act[] = [
  favour,
  avatar,
  profile,
  marking,
  invitation,
  feedback,
  visitorFeedback,
  useful,
  mission,
  launch,
];
