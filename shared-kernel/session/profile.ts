import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Profile } from '../contract/user';
import { emit, on, stream } from '../platform/bus';

// The bus keeps the last profile, so these are views of it: a second copy of this file in a remote sees the same.

/** The signed-in user, or null for a guest; silent until the start-up rule has asked (S064). */
export const profile$: Observable<Profile | null> = stream('session:changed').pipe(map(({ profile }) => profile));

/** True for a signed-in user; silent until the start-up rule has asked. */
export const signedIn$: Observable<boolean> = profile$.pipe(
  map((profile) => profile !== null),
  distinctUntilChanged(),
);

/** Says who is signed in; null for a guest. This page only: `sign-in` and `sign-out` tell the other tabs. */
export function setProfile(profile: Profile | null): void {
  emit('session:changed', { profile });
}

/** True once a profile (or that there is none) is known. */
export function profileIsLoaded(): boolean {
  let loaded = false;
  on('session:changed', () => {
    loaded = true;
  })();
  return loaded;
}
