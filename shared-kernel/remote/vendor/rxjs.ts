// What remotes may use of the library: the host's build drops the rest. `tooling/webpack/facades.mjs` checks every import.
export {
  BehaviorSubject,
  debounceTime,
  distinctUntilChanged,
  filter,
  map,
  merge,
  Observable,
  of,
  ReplaySubject,
  Subject,
  switchMap,
} from 'rxjs';
