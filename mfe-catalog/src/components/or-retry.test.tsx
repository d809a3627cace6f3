import { screen } from '@testing-library/react';
import { STORAGE } from 'shared-kernel/contract/storage';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { renderPart } from 'shared-kernel/testing/render-part';
import { orRetry } from './or-retry';

const lost = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Content = () => <p>here it is</p>;

test('D13 S074 a part whose code fails to load shows an error after the reload, and a retry loads it', async () => {
  sessionStorage.setItem(STORAGE.chunkReload, String(Date.now()));
  const load = jest.fn((): Promise<typeof Content> => Promise.reject(lost()));
  const usePart = lazyPart(orRetry(load));
  function Page() {
    const Part = usePart(true);
    return Part ? <Part /> : null;
  }
  const { user } = await renderPart(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent('isn’t available right now');
  load.mockImplementation(async () => Content);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('here it is')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
