import type { ComponentProps, ElementType } from 'react';

/**
 * The props of a block that can be drawn as another element or component (`as`), such as the link of a router:
 * its own props, and whatever that element takes besides.
 */
export type As<Element extends ElementType, Own> = Own & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof Own | 'as'
  >;
