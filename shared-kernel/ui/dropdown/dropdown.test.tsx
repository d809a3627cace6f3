import { screen } from '@testing-library/react';
import { useState } from 'react';
import { SCROLL_LOCK_ATTRIBUTE } from '../../platform/scroll-lock';
import { renderPart } from '../../testing/render-part';
import { Dropdown } from './dropdown';

const options = [
  { value: 'af', label: 'Afghanistan' },
  { value: 'fr', label: 'France' },
  { value: 'tr', label: 'Türkiye' },
];
const chosen = jest.fn();
beforeEach(() => chosen.mockClear());

function Example({ searchable = false }: { searchable?: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Dropdown
      label="Country"
      options={options}
      searchable={searchable}
      value={value}
      onChange={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
}
const locked = () => document.documentElement.hasAttribute(SCROLL_LOCK_ATTRIBUTE);

describe('a single-choice list', () => {
  test('S054 shows "Choose" until an option is chosen', async () => {
    const { user } = await renderPart(<Example />);
    const trigger = screen.getByRole('combobox', { name: 'Country' });
    expect(trigger).toHaveTextContent('Choose');
    await user.click(trigger);
    await user.click(screen.getByRole('option', { name: 'France' }));
    expect(chosen.mock.calls).toEqual([['fr']]);
    expect(trigger).toHaveTextContent('France');
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('S054 works with the keyboard: arrows, letters, Enter, Esc', async () => {
    const { user } = await renderPart(<Example />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen.mock.calls).toEqual([['fr']]);
    await user.keyboard('{Enter}t{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('tr');
    await user.keyboard('{Enter}{ArrowUp}{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(chosen).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus();
  });
});

describe('with a search box', () => {
  test('S054 typing filters the list; Enter picks the first', async () => {
    const { user } = await renderPart(<Example searchable />);
    await user.click(screen.getByRole('button', { name: 'Country: Choose' }));
    expect(screen.getByRole('combobox')).toHaveFocus();
    await user.keyboard('turk');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(chosen.mock.calls).toEqual([['tr']]);
    expect(screen.getByRole('button', { name: 'Country: Türkiye' })).toHaveFocus();
  });

  test('S054 shows a message without matches; Esc and leaving reset the search', async () => {
    const { user } = await renderPart(<Example searchable />);
    await user.click(screen.getByRole('button', { name: 'Country: Choose' }));
    await user.keyboard('xyz');
    expect(screen.getByText('Nothing found')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Country: Choose' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Country: Choose' }));
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.click(document.body);
    expect(screen.queryByRole('option')).toBeNull();
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe.each([
  ['small', true],
  ['wide', false],
])('on a %s screen', (_, small) => {
  const before = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), { matches: small && query === '(max-width: 768.98px)' }) as MediaQueryList;
  });
  afterEach(() => {
    window.matchMedia = before;
  });

  test.each([false, true])(
    `S055 the page ${small ? 'stands still' : 'scrolls'} while it is open`,
    async (searchable) => {
      const { user } = await renderPart(<Example searchable={searchable} />);
      await user.click(screen.getByRole(searchable ? 'button' : 'combobox', { name: /^Country/ }));
      expect(locked()).toBe(small);
      await user.click(screen.getByRole('option', { name: 'France' }));
      expect(locked()).toBe(false);
    },
  );
});

test('S054 "Choose" is translated in every language', async () => {
  await renderPart(<Example />, { language: 'ar' });
  expect(screen.getByRole('combobox')).toHaveTextContent('اختر');
});
