import { act, fireEvent, screen } from '@testing-library/react';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { EventMap } from 'shared-kernel/events/event-map';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
import { emit, on } from 'shared-kernel/platform/bus';
import { addTexts } from 'shared-kernel/platform/i18n-instance';
import { renderPart } from 'shared-kernel/testing/render-part';
import { shellLocales } from '../texts';
import { Signals } from './signals';

async function signals(language: LanguageCode = 'en') {
  addTexts(language, 'shell', await loadTexts(shellLocales, language));
  await renderPart(<Signals />, { language });
  jest.useFakeTimers();
}
afterEach(() => jest.useRealTimers());
const ask = (toast: EventMap['toast:requested']) => act(() => emit('toast:requested', toast));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => document.querySelector<HTMLElement>('[data-toast]');

describe('toast', () => {
  test('S051 without a text shows Success in a live region', async () => {
    await signals();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    ask({});
    expect(screen.getByRole('status')).toHaveTextContent('Success');
  });

  test('S051 S197 a toast can carry a link', async () => {
    await signals();
    ask({ text: 'On your list', link: { href: '/ar/user/compared', text: 'Compare now' } });
    expect(screen.getByRole('link', { name: 'Compare now' })).toHaveAttribute('href', '/ar/user/compared');
  });

  test('S228 a toast can offer a retry and closes when it is used', async () => {
    await signals();
    const run = jest.fn();
    ask({ text: 'You are offline. Nothing was lost.', error: true, action: { text: 'Try again', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(shown()).toBeNull();
  });

  test('S074 a toast opens in the top layer, above an open drawer, and leaves it when hidden', async () => {
    // jsdom has no `togglePopover`
    const toggle = jest.fn((_open?: boolean) => true);
    Object.defineProperty(HTMLElement.prototype, 'togglePopover', { configurable: true, value: toggle });
    try {
      await signals();
      ask({ text: 'Lost', error: true });
      expect(screen.getByRole('status')).toHaveAttribute('popover', 'manual');
      expect(toggle).toHaveBeenLastCalledWith(true);
      pass(5000);
      expect(toggle).toHaveBeenLastCalledWith(false);
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'togglePopover');
    }
  });

  test('S053 an error has a translated heading before the message', async () => {
    await signals('fr');
    ask({ text: 'Quantité dépassée', error: true });
    expect(shown()?.querySelector('strong')).not.toBeEmptyDOMElement();
    expect(shown()).toHaveTextContent(/^(Erreur) ?Quantité dépassée$/);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  });

  test('S052 hides after 5000 ms, emits toast:hidden and clears message and error', async () => {
    await signals();
    const hidden = jest.fn();
    const stop = on('toast:hidden', hidden);
    ask({ text: 'Oh no', error: true });
    pass(4999);
    expect(shown()).toHaveTextContent('Oh no');
    pass(1);
    expect(shown()).toBeNull();
    expect(hidden).toHaveBeenCalledTimes(1);
    stop();
    ask({});
    expect(shown()).toHaveAttribute('data-toast', 'success');
    expect(shown()).toHaveTextContent('Success');
  });

  test('S052 every new message restarts the timer, even the same one', async () => {
    await signals();
    ask({ text: 'Saved' });
    pass(3000);
    ask({ text: 'Saved' });
    pass(3000);
    expect(shown()).toHaveTextContent('Saved');
    pass(2000);
    expect(shown()).toBeNull();
  });

  test.each([
    ['hovered', fireEvent.mouseEnter, fireEvent.mouseLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('S052 the timer pauses while it is %s', async (_, hold, release) => {
    await signals();
    ask({ text: 'Read me' });
    hold(shown() as HTMLElement);
    pass(60_000);
    expect(shown()).toHaveTextContent('Read me');
    release(shown() as HTMLElement);
    pass(5000);
    expect(shown()).toBeNull();
  });

  test('S052 its close button hides it at once', async () => {
    await signals();
    ask({ text: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toBeNull();
  });

  test('S118 the message key stays readable in the markup', async () => {
    await signals();
    ask({ text: 'Product added to cart', key: 'cart.productAdded' });
    expect(shown()).toHaveAttribute('data-message-key', 'cart.productAdded');
  });
});

describe('progress bar', () => {
  const start = () => act(() => emit('navigation:started', { url: '/cart' }));
  const end = () => act(() => emit('navigation:ended', { url: '/cart' }));
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });

  test('S058 does not show below 200 ms', async () => {
    await signals();
    start();
    pass(199);
    expect(bar()).toBeNull();
    end();
    pass(5000);
    expect(bar()).toBeNull();
  });

  test('S058 shows from 200 ms and hides 500 ms after the end', async () => {
    await signals();
    start();
    pass(200);
    expect(bar()).toHaveAttribute('data-progress', 'running');
    pass(5000);
    expect(bar()).toHaveAttribute('data-progress', 'running');
    end();
    expect(bar()).toHaveAttribute('data-progress', 'done');
    pass(499);
    expect(bar()).not.toBeNull();
    pass(1);
    expect(bar()).toBeNull();
  });

  test('S058 overlapping navigations keep one bar', async () => {
    await signals();
    start();
    pass(200);
    start();
    pass(300);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    end();
    pass(500);
    expect(bar()).toBeNull();
  });
});
