import { render } from '@testing-library/react';
import { Measures } from './measures';

test('issue 13 multiple measures are left-to-right, while their unit follows the page', () => {
  const { container, rerender } = render(<Measures value="30 × 20 × 10" unit="سم" />);
  expect(container.innerHTML).toBe('<bdi dir="ltr">30 × 20 × 10</bdi>&nbsp;سم');
  rerender(<Measures value="16" unit="غ" />);
  expect(container.innerHTML).toBe('16&nbsp;غ');
});
