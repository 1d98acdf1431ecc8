import {Component, Suspense, type ReactNode} from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of `children` after an error. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Whether React failed because other software has moved or removed an element of the page: the page
 * itself is all right, and can be rendered again.
 */
export const isMovedElement = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** How often a part is rendered again, before it has failed. */
const MAX_RENDERINGS = 3;

/**
 * An error boundary for a part of a page: an error, or a chunk that does not load, does not take
 * the page down. Where other software has moved an element of the part, React renders it again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, {failed: boolean}> {
  override state = {failed: false};
  private renderings = 0;
  /** Which renderings have failed: one has an error for each element that was moved. */
  private readonly failed = new Set<number>();

  static getDerivedStateFromError(error: unknown) {
    return {failed: !isMovedElement(error)};
  }

  override componentDidCatch() {
    this.failed.add(this.renderings);
    if (this.failed.size > MAX_RENDERINGS) this.setState({failed: true});
  }

  override render() {
    this.renderings += 1;
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

interface PartProps {
  /** Rendered while the part loads, and instead of it after an error. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of a page whose scripts load on demand (`lazyPart`), with its own error boundary. */
export function Part({fallback = null, children}: PartProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
