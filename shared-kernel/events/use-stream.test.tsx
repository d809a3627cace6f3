import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject, Subject } from 'rxjs';
import { useStream } from './use-stream';

function Count({ of, initial = 0 }: { of: Subject<number>; initial?: number }) {
  return <output>{useStream(of, initial)}</output>;
}

test('shows the initial value until the stream has one, then the latest', () => {
  const count = new Subject<number>();
  render(<Count of={count} initial={7} />);
  expect(screen.getByRole('status').textContent).toBe('7');
  act(() => count.next(8));
  expect(screen.getByRole('status').textContent).toBe('8');
});

test('the server always renders the initial value', () => {
  expect(renderToString(<Count of={new BehaviorSubject(9)} />)).toBe('<output>0</output>');
});

test('shows a stream’s existing value after mounting', () => {
  render(<Count of={new BehaviorSubject(9)} />);
  expect(screen.getByRole('status').textContent).toBe('9');
});

test('switching streams shows the new stream’s value', () => {
  const { rerender } = render(<Count of={new BehaviorSubject(1)} />);
  rerender(<Count of={new BehaviorSubject(2)} />);
  expect(screen.getByRole('status').textContent).toBe('2');
});

test('an unmounted component stops listening', () => {
  const count = new Subject<number>();
  render(<Count of={count} />).unmount();
  expect(count.observed).toBe(false);
});
