import { render, screen } from '@testing-library/react';
import { OptionalBoundary } from './optional-boundary';

test('S077 removes a failing part of the frame and keeps the rest', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('a broken suggestion');
  };
  render(
    <form aria-label="search">
      <input aria-label="words" />
      <OptionalBoundary>
        <Broken />
      </OptionalBoundary>
    </form>,
  );
  expect(screen.getByRole('textbox', { name: 'words' })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('[souk] a part of the frame failed', expect.any(Error), expect.any(String));
  logged.mockRestore();
});
