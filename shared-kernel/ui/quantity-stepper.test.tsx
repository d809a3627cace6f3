import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../testing/render-part';
import { QuantityStepper } from './quantity-stepper';

const changed = jest.fn();
beforeEach(() => changed.mockClear());

function Example({ start = 1, maximum = 3 }: { start?: number; maximum?: number }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      value={value}
      maximum={maximum}
      label="Lamp"
      onChange={(quantity) => {
        changed(quantity);
        setValue(quantity);
      }}
    />
  );
}
const box = () => screen.getByRole('textbox', { name: 'Quantity' });

test('S116 S138 below one shows the specified message', async () => {
  const { user } = await renderPart(<Example />);
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(screen.getByText('Must have minimum 1 item.')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
  expect(box()).toHaveValue('1');
});

test('S116 S138 above the stock shows a message that a valid step clears', async () => {
  const { user } = await renderPart(<Example start={3} />);
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(screen.getByText('Maximum quantity exceeds.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  expect(screen.queryByText('Maximum quantity exceeds.')).toBeNull();
  expect(changed.mock.calls).toEqual([[2]]);
});

test.each([
  ['2', [[2]], '2'],
  ['0', [], '1'],
  ['99', [[3]], '3'],
  ['٢', [[2]], '2'],
  ['३', [[3]], '3'],
  ['３', [[3]], '3'],
  [' 2\u200f', [[2]], '2'],
  ['-5', [], '1'],
  ['two', [], '1'],
  ['1.5', [], '1'],
  ['', [], '1'],
])('S116 typing %j and leaving the field', async (typed, calls, shown) => {
  const { user } = await renderPart(<Example />);
  await user.clear(box());
  if (typed) await user.type(box(), typed);
  await user.tab();
  expect(changed.mock.calls).toEqual(calls);
  expect(box()).toHaveValue(shown);
});

test('three clicks in one batch count three times', async () => {
  await renderPart(<Example maximum={9} />);
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  act(() => {
    more.click();
    more.click();
    more.click();
  });
  expect(box()).toHaveValue('4');
});

test('the server’s value is the base of the next step', async () => {
  const { rerender } = await renderPart(<QuantityStepper value={2} maximum={9} onChange={changed} />);
  act(() => screen.getByRole('button', { name: 'Increase quantity' }).click());
  rerender(<QuantityStepper value={2} maximum={9} onChange={changed} />);
  rerender(<QuantityStepper value={5} maximum={9} onChange={changed} />);
  act(() => screen.getByRole('button', { name: 'Increase quantity' }).click());
  expect(changed.mock.calls).toEqual([[3], [6]]);
});
