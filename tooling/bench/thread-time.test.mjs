import { threadTimes } from './thread-time.mjs';

const thread = (pid, tid, name) => ({ ph: 'M', name: 'thread_name', pid, tid, args: { name } });
const task = (pid, tid, tdur, name = 'ThreadControllerImpl::RunTask') => ({ ph: 'X', name, pid, tid, tdur });

test('adds up the tasks of each renderer’s main thread, in milliseconds', () => {
  const events = [
    thread(1, 1, 'CrRendererMain'),
    thread(1, 2, 'Compositor'),
    thread(2, 1, 'CrRendererMain'),
    task(1, 1, 1500),
    task(1, 1, 500),
    task(1, 1, 9000, 'FunctionCall'),
    task(1, 2, 7000),
    task(2, 1, 300),
  ];
  expect(threadTimes(events)).toEqual([2, 0.3]);
});
