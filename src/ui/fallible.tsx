import { Component, type ReactNode } from 'react';
import { failureOf, type PartFailure } from './part-failure.ts';

interface FallibleProps {
  /** The identity of the content: when it changes, an earlier failure is over. */
  of?: unknown;
  /** The replacement once something inside has failed, with the reason; `again` tries the children again. */
  instead: (again: () => void, failure: PartFailure) => ReactNode;
  /** Called before the children are tried again. */
  onAgain?: (() => void) | undefined;
  children: ReactNode;
}

type FallibleState = { readonly of: unknown; readonly failure: PartFailure | null };

/** Keeps a failure of its children from spreading. */
export class Fallible extends Component<FallibleProps, FallibleState> {
  override state: FallibleState = { of: this.props.of, failure: null };

  static getDerivedStateFromProps({ of }: FallibleProps, state: FallibleState): FallibleState | null {
    return of === state.of ? null : { of, failure: null };
  }

  static getDerivedStateFromError(thrown: unknown) {
    return { failure: failureOf(thrown) };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const again = () => {
      this.props.onAgain?.();
      this.setState({ failure: null });
    };
    return this.props.instead(again, failure);
  }
}
