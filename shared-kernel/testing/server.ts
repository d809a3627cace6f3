import { setupServer } from 'msw/node';

/** The network of a test: answers only what the test's handlers say (`handlers.ts`). */
export const server = setupServer();
