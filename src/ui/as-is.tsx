import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { As } from './as.ts';

interface Shown {
  children: ReactNode;
}

/** An amount or an address: a browser that translates the page leaves it as it is. */
export function AsIs<Element extends ElementType = 'span'>(props: As<Element, Shown>) {
  const { as: Tag = 'span', ...rest } = props;
  return <Tag {...rest} translate="no" />;
}

/** What somebody or something is called, in its own direction of writing; never translated. */
export function Name(props: ComponentProps<'bdi'>) {
  return <bdi {...props} translate="no" />;
}

/** A code to read, to type or to copy; never translated. */
export function Code(props: ComponentProps<'code'>) {
  return <code {...props} translate="no" />;
}
