import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { SCROLL_LOCK_ATTRIBUTE } from '../platform/scroll-lock';
import { renderPart } from '../testing/render-part';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

const locked = () => document.documentElement.hasAttribute(SCROLL_LOCK_ATTRIBUTE);

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s', (_, Layer) => {
  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        <Layer open={open} onClose={() => setOpen(false)} title="Sure?">
          <p>Really</p>
        </Layer>
      </>
    );
  }

  test('opens with its title, locks scrolling, and returns focus', async () => {
    const { user } = await renderPart(<Example />);
    expect(screen.queryByText('Really')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    const layer = screen.getByRole('dialog', { name: 'Sure?' });
    expect(layer).toContainElement(document.activeElement as HTMLElement);
    expect(locked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
    expect(locked()).toBe(false);
  });

  test('clicks outside and Esc close it, clicks inside do not', async () => {
    const { user } = await renderPart(<Example />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await user.click(screen.getByText('Really'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    // the event that browsers fire for Esc
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('unmounting it unlocks scrolling', async () => {
    const { user, unmount } = await renderPart(<Example />);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    unmount();
    expect(locked()).toBe(false);
  });
});
