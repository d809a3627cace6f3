import { act, fireEvent, screen } from '@testing-library/react';
import type { CommonData } from 'shared-kernel/contract/site';
import { STORAGE } from 'shared-kernel/contract/storage';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { renderPart } from 'shared-kernel/testing/render-part';
import { shellLocales } from '../texts';
import { LaterPopupBanner } from './later-popup-banner';
import { TopBanner } from './top-banner';

type Banner = NonNullable<CommonData['top_banner']>;
const banner = (over: Partial<Banner> = {}): Banner => ({
  id: 8,
  type: 8,
  title: 'Free shipping week',
  slug: 'free-shipping',
  image: 'banner.webp',
  source_type: 1,
  tags: null,
  url: null,
  status: 1,
  closable: 1,
  ...over,
});
const close = () => screen.queryByRole('button', { name: 'Close' });

beforeEach(async () => addTexts('en', 'shell', await loadTexts(shellLocales, 'en')));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  delete document.documentElement.dataset.topBannerClosed;
});

describe('top banner', () => {
  const show = (over?: Partial<Banner>) => renderPart(<TopBanner />, { common: { top_banner: banner(over) } });

  test.each([
    [1, true],
    [2, false],
    [0, false],
  ])('S046 status %i shows the banner: %s', async (status, shows) => {
    await show({ status });
    expect(screen.queryByRole('link', { name: 'Free shipping week' }) !== null).toBe(shows);
  });

  test.each([
    [1, true],
    [2, false],
  ])('S046 closable %i shows the close button: %s', async (closable, has) => {
    await show({ closable });
    expect(close() !== null).toBe(has);
  });

  test('S015 S050 links to its source, with an image 200 px high', async () => {
    const { unmount } = await show();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/free-shipping/products?banner=8');
    expect(document.querySelector('img')).toHaveAttribute('height', '200');
    unmount();
    const { unmount: again } = await show({ source_type: 6, url: '/user/vouchers' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/user/vouchers');
    again();
    await show({ source_type: 6, url: 'javascript:alert(1)' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  });

  test('S094 a broken image leaves the plain background and the title', async () => {
    await show();
    fireEvent.error(document.querySelector('aside img') as HTMLElement);
    expect(document.querySelector('aside img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Free shipping week' })).toHaveTextContent('Free shipping week');
  });

  test('S047 closing it stores its id and removes it', async () => {
    const { user } = await show();
    await user.click(close() as HTMLElement);
    expect(localStorage.getItem(STORAGE.topBannerClosed)).toBe('8');
    expect(document.documentElement).toHaveAttribute('data-top-banner-closed');
  });
});

describe('popup banner', () => {
  const show = async (over?: Partial<Banner>, address = '/', top: Banner | null = null) => {
    history.replaceState(null, '', address);
    jest.useFakeTimers();
    await renderPart(
      <>
        <button type="button">Before</button>
        <input aria-label="Field" />
        <LaterPopupBanner />
      </>,
      { common: { top_banner: top, popup_banner: banner({ id: 9, type: 9, ...over }) } },
    );
  };
  const pass = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  /** Waits 8 s for the code, and then half a minute for the moment to show the banner. */
  const rest = async () => {
    await pass(9000);
    await pass(31_000);
  };
  const use = () => Object.defineProperty(window, 'scrollY', { value: 10, configurable: true });
  const dialog = () => screen.queryByRole('dialog', { name: 'Free shipping week' });
  beforeEach(use);
  beforeEach(() => sessionStorage.clear());
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

  test('S048 S049 opens after 30 s of inactivity and locks scrolling; closing is remembered and unlocks', async () => {
    await show();
    screen.getByText('Before').focus();
    await pass(9000);
    await pass(29_000);
    expect(dialog()).toBeNull();
    await pass(2000);
    expect(dialog()).not.toBeNull();
    expect(document.documentElement).toHaveAttribute('data-scroll-locked');
    fireEvent.click(close() as HTMLElement);
    expect(dialog()).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locked');
    expect(localStorage.getItem(STORAGE.popupBannerClosed)).toBe('9');
    expect(screen.getByText('Before')).toHaveFocus();
  });

  test('S048 Esc closes it', async () => {
    await show();
    await rest();
    fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(localStorage.getItem(STORAGE.popupBannerClosed)).toBe('9');
  });

  test('S048 without a close button Esc unlocks the page but is not remembered', async () => {
    await show({ closable: 2 });
    await rest();
    expect(close()).toBeNull();
    fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(localStorage.getItem(STORAGE.popupBannerClosed)).toBeNull();
  });

  test.each([
    ['it is private', { status: 2 }, null, '/'],
    ['it was closed', {}, '9', '/'],
    ['the visitor is at checkout', {}, null, '/fr/checkout'],
    ['the visitor is in the cart', {}, null, '/cart'],
    ['the visitor is signing in', {}, null, '/login'],
    ['a product is being chosen', {}, null, '/shoe/product/7'],
  ])('S048 does not open when %s', async (_, over, closed, address) => {
    if (closed) localStorage.setItem(STORAGE.popupBannerClosed, closed);
    await show(over, address);
    await rest();
    await rest();
    expect(dialog()).toBeNull();
  });

  test.each(['pointerdown', 'keydown', 'scroll', 'input'])('S048 %s restarts the inactivity timer', async (type) => {
    await show();
    await pass(9000);
    await pass(28_000);
    fireEvent(document.body, new Event(type, { bubbles: true }));
    await pass(29_000);
    expect(dialog()).toBeNull();
    await pass(3000);
    expect(dialog()).not.toBeNull();
  });

  test('S048 opens when the mouse leaves the window, but not right after a press', async () => {
    await show();
    await pass(9000);
    fireEvent.pointerDown(document.body);
    await pass(1000);
    fireEvent.mouseOut(document.body, { clientY: -1, relatedTarget: null });
    expect(dialog()).toBeNull();
    await pass(5000);
    fireEvent.mouseOut(document.body, { clientY: -1, relatedTarget: null });
    expect(dialog()).not.toBeNull();
  });

  test('S048 does not open over a toast, nor twice in a session', async () => {
    await show();
    const toast = document.body.appendChild(document.createElement('div'));
    toast.dataset.toast = 'success';
    await rest();
    await rest();
    expect(dialog()).toBeNull();
    toast.remove();
    await pass(2000);
    expect(dialog()).not.toBeNull();
    expect(sessionStorage.getItem(STORAGE.popupBannerShown)).toBe('1');
  });

  test('S048 does not open again in a session that has shown it', async () => {
    sessionStorage.setItem(STORAGE.popupBannerShown, '1');
    await show();
    await rest();
    await rest();
    expect(dialog()).toBeNull();
  });

  test.each([
    ['the same offer', { title: 'Free shipping week' }, false],
    ['another offer', { title: 'New in' }, true],
  ])('S048 opens beside a top banner only if that has another offer: %s', async (_, top, comes) => {
    await show({}, '/', banner(top));
    await rest();
    expect(dialog() !== null).toBe(comes);
  });

  test('S048 another banner opens after one was closed', async () => {
    localStorage.setItem(STORAGE.popupBannerClosed, '8');
    await show();
    await rest();
    expect(dialog()).not.toBeNull();
  });

  test('waits until the visitor has interacted and stopped typing', async () => {
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    await show();
    await rest();
    await rest();
    expect(dialog()).toBeNull();
    use();
    act(() => screen.getByLabelText('Field').focus());
    await pass(5000);
    expect(dialog()).toBeNull();
    act(() => screen.getByText('Before').focus());
    await pass(1000);
    expect(dialog()).not.toBeNull();
  });
});
