import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isChunkFailure, recoverFromChunkFailure } from './chunk-failure';
import { type Failure, failureOf, unknownFailure } from './failure';

interface Props {
  /** `retry` shows the screen once more */
  fallback: (failure: Failure, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches what a screen throws while it renders: a page that does not exist (S071), a late chunk, a fault of ours (S073). */
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

  /** A screen that stayed behind is shown again: what failed is tried once more. */
  override componentDidMount(): void {
    if (this.left && this.state.failure) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure, () => this.setState({ failure: null })) : this.props.children;
  }
}
