import { Component, type ErrorInfo, type ReactNode } from 'react';

/**
 * Error boundary for optional parts of the frame (suggestions, the popup banner): a part that throws is removed, while header, footer
 * and toasts stay.
 */
export class OptionalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('[souk] a part of the frame failed', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
