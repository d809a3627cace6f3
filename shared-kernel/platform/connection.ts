/** Called when a call got no response although the device says it is online; the shell then finds out why. */
let whenUnanswered = () => {};
let cutOff = false;

/**
 * True while the shop is unreachable from this browser (issue 13): the device is offline, or the shell has found that calls get no
 * response. False on the server. `connection:changed` announces changes.
 */
export const isOffline = (): boolean => cutOff || deviceIsOffline();

/** True when the device itself says that it is offline: only then is 'You are offline' correct. False on the server. */
export const deviceIsOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Reports that a call got no response from the shop: none at all, a timeout, or one from a proxy in front of it. */
export const noteUnanswered = (): void => whenUnanswered();

/** For the shell: @param find finds out why calls get no response */
export function onUnanswered(find: () => void): void {
  whenUnanswered = find;
}

/** For the shell: sets whether the shop is unreachable where the device cannot tell. */
export function setCutOff(off: boolean): void {
  cutOff = off;
}
