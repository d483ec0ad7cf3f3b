import { MemberInfo, Profile } from '#contract/member.ts';
import { RegistrationUser } from '#contract/registration.ts';
import { secretName } from '#machines/kit/secrets.rules.ts';
import { type DataLists, namesIn, toldBy } from './data.ts';
import type { Facts } from './facts.ts';
import type { Handled } from './handled.ts';

/** Fields of people that tell nothing of anybody: how a registration came, and what the product may offer. */
const impersonal = [
  'domain',
  'login',
  'registerUrl',
  'registerMethod',
  'id',
  'type',
  'toUpline',
  'vip',
].concat([
  'breakButton',
  'clubLabel',
  'memberLabel',
  'withdrawPasswordSet',
  'authenticatorSet',
  'passwordChangedAt',
]);

/** Names that the redactor takes for secrets and that hold none: switches, rules and moments. */
const harmless = ['mustChangePassword', 'passwordExpired', 'passwordExpiry', 'passwordChangedAt'].concat([
  'mobilePasswordRegistration',
  'withdrawPasswordSet',
  'captchaWanted',
]);

const personal = [RegistrationUser, MemberInfo, Profile].flatMap(({ shape }) => Object.keys(shape));

/** The names under which source of the product stores something, as its calls and lists of keys say. */
export function storedIn(source: string): readonly string[] {
  const calls = [...source.matchAll(/\b(?:session|local|storage\(\))\.set(?:Item)?\('(\w+)'/g)];
  const single = [...source.matchAll(/^const key = '(\w+)'/gm)];
  const lists = [...source.matchAll(/^ *const (?:keys|names|merchant) = \{([^}]*)\}/gm)].flatMap(
    ([, list = '']) =>
      /database:/.test(list)
        ? [...list.matchAll(/database: '(\w+)'/g)]
        : [...list.matchAll(/\w+: '(\w+)'|\b(merchant\w*|platform):/g)],
  );
  return [
    ...new Set(
      [...calls, ...single, ...lists].map(([, one, other]) =>
        one === 'web' ? 'platform' : (one ?? other ?? ''),
      ),
    ),
  ];
}

/** What is wrong with the lists, given the machines with what they handle, and all names that the product stores by. */
export function dataFaults(
  { data, stores }: DataLists,
  machines: readonly (Pick<Facts, 'id' | 'notes' | 'model'> & { readonly handled: Handled })[],
  stored: readonly string[],
): readonly string[] {
  const listed = (name: string, machine: string) => data.some((one) => namesIn(one, machine).includes(name));
  const told = new Set(machines.flatMap(toldBy));
  const secrets = machines.flatMap(({ id, handled }) =>
    [...handled.keys()]
      .filter((name) => secretName.test(name) && !harmless.includes(name) && !listed(name, id))
      .map((name) => `${id}/${name} is a secret without a row`),
  );
  const fields = personal.filter((name) => !impersonal.includes(name) && !listed(name, 'registerForm'));
  const kept = stores.map(({ name, where }) => `${where} ${name}`);
  return [
    ...secrets,
    ...fields.map((name) => `${name} is of a person, without a row`),
    ...stored
      .filter((name) => !stores.some((one) => one.name === name))
      .map((name) => `${name} is stored, without a row`),
    ...data.flatMap((datum) =>
      datum.names
        .filter(
          (name) =>
            !machines.some(({ id, handled }) =>
              namesIn({ ...datum, names: [name] }, id).some((one) => handled.has(one)),
            ),
        )
        .map((name) => `${datum.id}: no machine handles ${name}`),
    ),
    ...stores.filter(({ name }) => !stored.includes(name)).map(({ name }) => `nothing is stored as ${name}`),
    ...kept.filter((name, at) => kept.indexOf(name) !== at).map((name) => `${name} has two rows`),
    ...stores.flatMap(({ name, events }) =>
      events.filter((event) => !told.has(event)).map((event) => `${name}: no machine tells ${event}`),
    ),
    ...stores.flatMap(({ name, data: held }) =>
      held
        .filter((one) => !data.some(({ id }) => id === one))
        .map((one) => `${name}: there is no datum ${one}`),
    ),
  ];
}
