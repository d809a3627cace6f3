// The exports of the library that remotes may use: the host's build drops the rest. A remote that uses any other does not build.
export { BehaviorSubject, distinctUntilChanged, filter, map, Observable, ReplaySubject, Subject } from 'rxjs';
