import { Component, type ReactNode } from 'react';

interface FallibleProps {
  /** What is shown once something inside has failed; `again` tries the children anew. */
  instead: (again: () => void) => ReactNode;
  /** Called before the children are tried anew. */
  onAgain?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of the page whose failure stays its own. */
export class Fallible extends Component<FallibleProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.instead(() => {
      this.props.onAgain?.();
      this.setState({ failed: false });
    });
  }
}
