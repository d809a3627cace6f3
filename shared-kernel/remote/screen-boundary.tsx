import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isChunkFailure, recoverFromChunkFailure } from './chunk-failure';
import { type Failure, failureOf, unknownFailure } from './failure';

interface Props {
  /** `retry` renders the screen again */
  fallback: (failure: Failure, retry: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Catches errors that a screen throws during a render: a page that does not exist (S071), a failed chunk, a programming error
 * (S073).
 */
export class ScreenBoundary extends Component<Props, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  private left = false;

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: failureOf(error) ?? unknownFailure() };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (isChunkFailure(error)) recoverFromChunkFailure();
    else if (!failureOf(error)) console.error('[souk] a screen failed', error, info.componentStack);
  }

  override componentWillUnmount(): void {
    this.left = true;
  }

  /** A hidden screen is shown again: retries after a failure. */
  override componentDidMount(): void {
    if (this.left && this.state.failure) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure, () => this.setState({ failure: null })) : this.props.children;
  }
}
