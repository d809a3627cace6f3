import { Component, type ErrorInfo, type ReactNode } from 'react';

/**
 * Around parts that the frame can do without (suggestions, the popup banner): one that throws is gone, and the header, the footer and
 * the toasts stay.
 */
export class Dispensable extends Component<{ children: ReactNode }, { failed: boolean }> {
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
