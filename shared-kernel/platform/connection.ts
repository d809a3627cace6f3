/** What is done when a call got no answer although the device says it is connected; the shell finds out why. */
let whenUnanswered = () => {};
let cutOff = false;

/**
 * True while nothing of the shop can be reached from here (issue 13): the device has no connection, or the shell has found that calls
 * get no answer. False on the server. Changes are told by `connection:changed`.
 */
export const isOffline = (): boolean => cutOff || deviceIsOffline();

/** True when the device itself says that it has no connection: only then is 'You are offline' the truth. False on the server. */
export const deviceIsOffline = (): boolean => globalThis.navigator?.onLine === false;

/** A call got no answer of the shop: none at all, not in time, or one of something that stands before it. */
export const noteUnanswered = (): void => whenUnanswered();

/** For the shell: @param find out why calls get no answer */
export function onUnanswered(find: () => void): void {
  whenUnanswered = find;
}

/** For the shell: whether the shop can be reached at all, where the device cannot tell. */
export function setCutOff(off: boolean): void {
  cutOff = off;
}
