import { isChunkFailure } from 'shared-kernel/remote/chunk-failure';

let answerFirst: ((failure: Error) => boolean) | undefined;
/** failures of parts that can be tried again, until the code that offers it is there */
const early: Error[] = [];

/** Lets code that comes behind the first view answer failures before the error page does. @param by gives false for what it leaves to that */
export function answerChunks(by: NonNullable<typeof answerFirst>): void {
  answerFirst = by;
  early.splice(0).forEach(by);
}

/**
 * Answers the failure of a chunk that no part of the page handles (a dialog, a late part): one reload gives the tab the live release,
 * a second failure within 60 s shows the error page (S074, D13), unless it is one of a part that the page does without, however early it is lost.
 */
export function watchChunks(giveUp: (error: unknown) => void): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.preventDefault();
    if (!answerFirst && 'again' in event.reason) early.push(event.reason);
    else if (!answerFirst?.(event.reason)) giveUp(event.reason);
  });
}
