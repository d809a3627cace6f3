// What remotes may use of the library: the host's build drops the rest. `souk-remote/build/facades.mjs` checks every import.
export { BehaviorSubject, distinctUntilChanged, filter, map, Observable, ReplaySubject, Subject } from 'rxjs';
