import { isChunkFailure } from 'shared-kernel/remote/chunk-failure';

let answerFirst: ((failure: Error) => boolean) | undefined;
/** failures of retryable parts, until the code that offers the retry is loaded */
const early: Error[] = [];

/**
 * Lets code that loads after the first view handle failures before the error page does. @param by returns false for failures it
 * leaves to the error page
 */
export function answerChunks(by: NonNullable<typeof answerFirst>): void {
  answerFirst = by;
  early.splice(0).forEach(by);
}

/**
 * Handles a failed chunk that no part of the page handles (a dialog, a late part): one reload gives the tab the live release, a
 * second failure within 60 s shows the error page (S074, D13), unless it belongs to an optional part, however early it fails.
 */
export function watchChunks(giveUp: (error: unknown) => void): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.preventDefault();
    if (!answerFirst && 'again' in event.reason) early.push(event.reason);
    else if (!answerFirst?.(event.reason)) giveUp(event.reason);
  });
}
