import {Component, type ReactNode} from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of `children` after an error. */
  fallback: ReactNode;
  children: ReactNode;
}

/** An error boundary for a part of a page: an error, or a chunk that does not load, does not take the page down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, {failed: boolean}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
