import './listen-to-commits';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { on } from '../platform/bus';
import './live-routes';
import { fillJsdomGaps } from './jsdom-gaps';
import { server } from './server';

// a test of server behaviour asks for the node environment
if (typeof window !== 'undefined') fillJsdomGaps();

// limits for what never comes; a busy machine takes its time for what does
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

// a call that no handler answers is a mistake of the test or of the code (style, rule 17), even where the screen copes with it
const unanswered: string[] = [];
server.events.on('request:unhandled', ({ request }) => unanswered.push(`${request.method} ${request.url}`));

// channels reach across the test files of a process: one that is left open hears the next file, on a page that is gone
const opened = new Set<BroadcastChannel>();
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    opened.add(this);
  }
};
afterAll(() => {
  for (const channel of opened) channel.close();
});

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  // a toast that no part of this test showed is not for the next one
  on('toast:requested', () => {})();
  expect(unanswered.splice(0)).toEqual([]);
});
afterAll(() => server.close());
