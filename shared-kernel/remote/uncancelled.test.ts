import { QueryClient } from '@tanstack/react-query';
import { uncancelled } from './uncancelled';

test('a reading that was cancelled while a page opens is made once more', async () => {
  const queries = new QueryClient();
  let begun = 0;
  const queryFn = async () => {
    begun += 1;
    if (begun === 1) await new Promise(() => {});
    return `reading ${begun}`;
  };
  const read = uncancelled(() => queries.fetchQuery({ queryKey: ['cart'], queryFn }));
  await queries.cancelQueries({ queryKey: ['cart'] });
  await expect(read).resolves.toBe('reading 2');
});

test('a reading that fails is an answer', async () => {
  const read = jest.fn(() => Promise.reject(new Error('no such page')));
  await expect(uncancelled(read)).rejects.toThrow('no such page');
  expect(read).toHaveBeenCalledTimes(1);
});
