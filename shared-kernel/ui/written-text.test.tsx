import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { WrittenText } from './written-text';

test('hydration keeps the server’s text and rewrites it only when `by` changes', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(<WrittenText by="1" write={() => 'Türkiye'} />);
  const write = jest.fn(() => 'Turkey');
  const complaints = jest.fn();
  const root = await act(() =>
    hydrateRoot(element, <WrittenText by="1" write={write} />, { onRecoverableError: complaints }),
  );
  expect(element).toHaveTextContent('Türkiye');
  expect(write).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  await act(() => root.render(<WrittenText by="2" write={write} />));
  expect(element).toHaveTextContent('Turkey');
  await act(() => root.unmount());
});

test('a text that moves within its owner is not rewritten', async () => {
  const write = jest.fn(() => 'Dec 19, 2026');
  const kept = new Map<string, string>();
  const { rerender } = render(<WrittenText key="here" by="1" write={write} kept={kept} />);
  rerender(<WrittenText key="there" by="1" write={write} kept={kept} />);
  expect(document.body).toHaveTextContent('Dec 19, 2026');
  expect(write).toHaveBeenCalledTimes(1);
});
