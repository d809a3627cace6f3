/** @jest-environment node */
import { standardOutput } from './standard-output';

/** An output that accepts a given number of bytes at a time, or fails. */
function aPlace() {
  let text = '';
  let fault: string | null = null;
  return {
    read: () => text,
    fail: (code: string | null) => {
      fault = code;
    },
    write: (bytes: Uint8Array) => {
      if (fault) throw Object.assign(new Error(fault), { code: fault });
      const taken = bytes.subarray(0, 7);
      text += Buffer.from(taken).toString();
      return taken.length;
    },
  };
}

test('issue 15 with a full disk or closed pipe the log drops lines, reports how many, and goes on', () => {
  const place = aPlace();
  const log = standardOutput(place.write);
  log.write('first line\n');
  for (const code of ['ENOSPC', 'EPIPE', 'EAGAIN']) {
    place.fail(code);
    log.write('two\nlines\n');
    place.fail(null);
    log.write('again\n');
    expect(place.read()).toMatch(new RegExp(`"lost":2,"reason":"${code}","msg":"log lines lost"}\nagain\n$`));
  }
  expect(place.read()).toMatch(/^first line\n\n{/);
  log.write('last\n');
  expect(place.read()).toMatch(/again\nlast\n$/);
});
