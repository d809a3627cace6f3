import { Observable, ReplaySubject, Subject } from 'rxjs';
import { type EventMap, type EventName, REPLAY } from '../events/event-map';

// On the server, module state is shared by all visitors: nothing may be emitted there (architecture 'Events').
const subjects = new Map<EventName, Subject<unknown>>();

function subject<N extends EventName>(name: N): Subject<EventMap[N]> {
  let existing = subjects.get(name);
  if (!existing) {
    existing = REPLAY[name] === 'last' ? new ReplaySubject<unknown>(1) : new Subject<unknown>();
    subjects.set(name, existing);
  }
  return existing as Subject<EventMap[N]>;
}

/** Payloads of events with replay `unheard` that have had no listener yet. */
const unheard = new Map<EventName, unknown>();

/** Names of events without payload. */
type Bare = { [N in EventName]: EventMap[N] extends undefined ? N : never }[EventName];

/**
 * Emits an event to all parts of the page. Browser only.
 * @throws Error on the server, where one visitor's event would reach another's listeners.
 * @example emit('cart:count-changed', { count: 3 }); emit('cart:changed');
 */
export function emit<N extends Bare>(name: N): void;
export function emit<N extends EventName>(name: N, payload: EventMap[N]): void;
export function emit(name: EventName, payload?: EventMap[EventName]): void {
  if (typeof window === 'undefined') throw new Error(`'${name}' was emitted on the server`);
  const events = subject(name);
  if (REPLAY[name] === 'unheard' && !events.observed) unheard.set(name, payload);
  events.next(payload);
}

/**
 * Calls the handler for each event from now on; with replay `last` or `unheard` also at once with the previous one. Returns a
 * function that unsubscribes.
 */
export function on<N extends EventName>(name: N, handler: (payload: EventMap[N]) => void): () => void {
  const subscription = stream(name).subscribe(handler);
  return () => subscription.unsubscribe();
}

/** The event as an observable, with the event map's replay rule. */
export function stream<N extends EventName>(name: N): Observable<EventMap[N]> {
  const events = subject(name);
  return new Observable((listener) => {
    const subscription = events.subscribe(listener);
    if (unheard.has(name)) {
      const waiting = unheard.get(name) as EventMap[N];
      unheard.delete(name);
      listener.next(waiting);
    }
    return subscription;
  });
}
