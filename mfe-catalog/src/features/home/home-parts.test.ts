import { aHome } from 'shared-kernel/testing/a-home';
import { versionOf } from './home-parts';

test('the version of home data depends on what is shown, not on the server’s time', () => {
  const home = aHome();
  expect(versionOf({ ...home, server_time: '2030-01-01T00:00:00.000Z' })).toBe(versionOf(home));
  expect(versionOf({ ...home, products: [] })).not.toBe(versionOf(home));
});

test('the version of a response is computed once', () => {
  const home = aHome();
  const written = jest.spyOn(JSON, 'stringify');
  const versions = [versionOf(home), versionOf(home), versionOf(home)];
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
  expect(new Set(versions).size).toBe(1);
});
