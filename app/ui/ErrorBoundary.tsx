import {Component, type ReactNode} from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of `children` once they have failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a failure of a part of the page (its code could not be loaded, say) from taking the page along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
