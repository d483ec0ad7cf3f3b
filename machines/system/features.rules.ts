import type { Entrance } from '#contract/session/entrance.ts';

/** The features of the whitelabel tree that this product reads (spec 6), by their modId. */
const featureIds = {
  mobileRegistration: 'MOBILEREG',
  registrationSms: 'REGSMS',
  mobilePasswordRegistration: 'MOBILEPWDREG',
  usernameRegistration: 'USERNAMEREG',
  freePlay: 'FREEPLAY',
  passwordExpiry: 'PWDEXPIRE',
  smsLogin: 'SMSLOGIN',
  /** An identity provider sends the SMS codes: another may be sent after one minute (spec 4). */
  smsByIdentityProvider: 'SMSIDP',
  directRegistration: 'DIRECTREG',
  phoneReset: 'CHNGPASSVERIF3',
} as const;
export type Feature = keyof typeof featureIds;
export type Features = Readonly<Record<Feature, boolean>>;

/** More nodes than any real tree has: nodes beyond it are not read, so their features stay off. */
const nodesRead = 2000;

/**
 * Reads the features from a whitelabel tree (spec 3): a node is on only when `enabled` is the string '1'. A
 * modId that appears several times is on only when every appearance is on. Anything that is not a tree is off.
 */
export function featuresOf(whitelabel: unknown): Features {
  const seen = new Map<unknown, boolean>();
  const waiting: unknown[] = [whitelabel];
  for (let read = 0; waiting.length > 0 && read < nodesRead; read += 1) {
    const node = waiting.pop();
    if (Array.isArray(node)) waiting.push(...node.slice(0, nodesRead));
    else if (typeof node === 'object' && node !== null) {
      const { modId, enabled, childrenNodes } = node as Record<string, unknown>;
      seen.set(modId, seen.get(modId) !== false && enabled === '1');
      waiting.push(childrenNodes);
    }
  }
  const entries = Object.entries(featureIds).map(([feature, id]) => [feature, seen.get(id) === true]);
  return Object.fromEntries(entries) as Features;
}

/** The features at an entrance: a new account is a member's or a guest's, who can't come in where only agents do (spec 6). */
export function featuresAt(entrance: Entrance, features: Features): Features {
  return entrance === 'agent' ? { ...features, directRegistration: false, freePlay: false } : features;
}

export const noFeatures: Features = featuresOf(null);

/** Whether registering is offered (spec 6): if direct registration is on, and until the gateway has answered. */
export function registrationOffered(features: Features): boolean {
  return features === noFeatures || features.directRegistration;
}
