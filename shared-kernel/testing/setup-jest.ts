import './listen-to-commits';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { on } from '../platform/bus';
import './live-routes';
import { fillJsdomGaps } from './jsdom-gaps';
import { server } from './server';

// tests of server behaviour use the node environment
if (typeof window !== 'undefined') fillJsdomGaps();

// limits for things that never happen; a busy machine needs time for those that do
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

// a call without a handler is a mistake in the test or in the code (style, rule 17), even when the screen copes with it
const unanswered: string[] = [];
server.events.on('request:unhandled', ({ request }) => unanswered.push(`${request.method} ${request.url}`));

// channels connect the test files of a process: one left open receives messages of the next file, on a page that is gone
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
  // a toast that this test did not show must not reach the next one
  on('toast:requested', () => {})();
  expect(unanswered.splice(0)).toEqual([]);
});
afterAll(() => server.close());
