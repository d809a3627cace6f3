// What remotes may use of the library: the host's build drops the rest. A remote that uses another name does not build.
export { BehaviorSubject, distinctUntilChanged, filter, map, Observable, ReplaySubject, Subject } from 'rxjs';
