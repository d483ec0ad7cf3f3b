import type { FastifyRequest } from 'fastify';
import { Refusal } from '#sandbox/kit/refusal.ts';

/** A person's identity at one of the sandbox's providers. */
export type Identity = {
  /** The provider's unique name for this person in its id tokens. */
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** The seeded person that this identity signs in; none when left out. */
  readonly account?: string;
  /** What this identity shows, for the README. */
  readonly about: string;
};

/** An identity provider that comes with the sandbox. `id` is its name in addresses: /idp/norte. */
export type Brand = {
  readonly id: string;
  readonly name: string;
  readonly identities: readonly Identity[];
};

/** The path of the issuers on the sandbox's origin. */
export const issuersRoot = '/idp';

/** The page of the product that a provider sends people back to (src/app/world/identity-answer.ts). */
export const answerPath = '/identity.html';

/** The product's client id at the sandbox's providers. */
export const clientId = 'vestibulo';

export const brands: readonly Brand[] = [
  {
    id: 'norte',
    name: 'Cuenta Norte',
    identities: [
      {
        subject: 'norte-1001',
        email: 'lucia@norte.example',
        name: 'Lucía Andrade',
        account: 'member1',
        about: 'signs in `member1`',
      },
      {
        subject: 'norte-1002',
        email: 'sofia@norte.example',
        name: 'Sofía Cano',
        account: 'expired1',
        about: 'signs in `expired1`, whose expired password does not matter here',
      },
      {
        subject: 'norte-1003',
        email: 'oscar@norte.example',
        name: 'Óscar Peña',
        account: 'blocked1',
        about: 'belongs to `blocked1`: turned away',
      },
      {
        subject: 'norte-1004',
        email: 'nora@norte.example',
        name: 'Nora Quiroga',
        about: 'has no account yet: registers',
      },
    ],
  },
  {
    id: 'sur',
    name: 'Pasaporte Sur',
    identities: [
      {
        subject: 'sur-2001',
        email: 'mateo@sur.example',
        name: 'Mateo Rivas',
        account: 'member2',
        about: 'signs in `member2`',
      },
      {
        subject: 'sur-2002',
        email: 'agencia@sur.example',
        name: 'Agencia Norte',
        account: 'agent1',
        about: 'signs in `agent1`',
      },
      {
        subject: 'sur-2003',
        email: 'irene@sur.example',
        name: 'Irene Salas',
        account: 'newip1',
        about: 'signs in `newip1`, who must still verify the address',
      },
      {
        subject: 'sur-2004',
        email: 'bruno@sur.example',
        name: 'Bruno Ferrer',
        about: 'has no account yet: registers',
      },
    ],
  },
];

/** A request whose path names a brand. */
export type OfBrand = { Params: { brand: string; '*'?: string } };

/** The brand in a path; refuses an unknown one. */
export function brandIn({ params }: FastifyRequest<OfBrand>): Brand {
  const brand = brands.find(({ id }) => id === params.brand);
  if (!brand) throw new Refusal('NOT_FOUND');
  return brand;
}
