import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { Profile } from '../contract/user';
import { emit, on, stream } from '../platform/bus';

// The bus keeps the last profile, so these are views of it: a second copy of this file in a remote sees the same.

/** The signed-in user, or null for a guest; without a value until the start-up rule has fetched the profile (S064). */
export const profile$: Observable<Profile | null> = stream('session:changed').pipe(map(({ profile }) => profile));

/** True for a signed-in user; without a value until the start-up rule has fetched the profile. */
export const signedIn$: Observable<boolean> = profile$.pipe(
  map((profile) => profile !== null),
  distinctUntilChanged(),
);

/** Sets the signed-in user; null for a guest. Affects this page only: `sign-in` and `sign-out` notify the other tabs. */
export function setProfile(profile: Profile | null): void {
  emit('session:changed', { profile });
}

/** True once it is known whether there is a profile. */
export function profileIsLoaded(): boolean {
  let loaded = false;
  on('session:changed', () => {
    loaded = true;
  })();
  return loaded;
}
