// Replaces a shell process in processes.test.ts: listens, reports it, answers its parent, and drains on SIGTERM.
import http from 'node:http';

const options = JSON.parse(process.argv[2] ?? '{}');
const number = process.env.SHELL_PROCESS;
if (options.fails === number) process.exit(3);

let requests = 0;
const server = http.createServer((request, response) => {
  requests += 1;
  setTimeout(() => response.end(String(process.pid)), request.url === '/slow' ? 300 : 0);
});
const isReady = options.notReady !== number;
const answers = {
  readiness: () => ({
    ready: isReady,
    reasons: isReady ? [] : ['no remote can be rendered'],
    draining: false,
    api: true,
    degraded: [],
    withdrawn: [],
    releaseSet: options.notReady && number === '2' ? 'two' : 'one',
  }),
  metrics: () => [
    {
      name: 'requests',
      help: 'requests',
      type: 'counter',
      aggregator: 'sum',
      values: [{ value: requests, labels: { process: number } }],
    },
  ],
};
process.on('message', ({ question, number: at }) => {
  if (question) process.send({ answer: at, value: answers[question]() });
});
process.on('SIGTERM', () => server.close(() => process.exit(0)));
server.listen(0, '127.0.0.1', () => process.send('listening'));
