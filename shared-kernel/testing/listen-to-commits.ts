import { COMMIT_LISTENER } from './count-renders';

// React DOM looks for its developer tools only once, when it is loaded: import this before everything else
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: COMMIT_LISTENER });
