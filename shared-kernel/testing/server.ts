import { setupServer } from 'msw/node';

/** The mocked network of a test: responds only as the test's handlers do (`handlers.ts`). */
export const server = setupServer();
