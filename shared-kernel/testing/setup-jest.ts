import '@testing-library/jest-dom';
import { server } from './server';

// a call that no handler answers is a mistake of the test or of the code (style, rule 17)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
