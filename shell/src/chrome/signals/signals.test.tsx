import { act, fireEvent, screen } from '@testing-library/react';
import type { LanguageCode } from 'shared-kernel/contract/languages';
import { emit, on } from 'shared-kernel/events/bus';
import type { EventMap } from 'shared-kernel/events/event-map';
import { addTexts } from 'shared-kernel/i18n/instance';
import { loadTexts } from 'shared-kernel/i18n/load-texts';
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
  test('S051 without a text it says Success, in a live region', async () => {
    await signals();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    ask({});
    expect(screen.getByRole('status')).toHaveTextContent('Success');
  });

  test('S051 S197 a toast may lead on to what it is about', async () => {
    await signals();
    ask({ text: 'On your list', link: { href: '/ar/user/compared', text: 'Compare now' } });
    expect(screen.getByRole('link', { name: 'Compare now' })).toHaveAttribute('href', '/ar/user/compared');
  });

  test('S053 an error has a translated heading, then the message', async () => {
    await signals('fr');
    ask({ text: 'Quantité dépassée', error: true });
    expect(shown()?.querySelector('strong')).not.toBeEmptyDOMElement();
    expect(shown()).toHaveTextContent(/^(Erreur) ?Quantité dépassée$/);
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  });

  test('S052 it hides after 5000 ms, says so and clears message and error', async () => {
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

  test('S052 a new message, even the same one, restarts the one timer', async () => {
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
  ])('S052 while it is %s the timer waits', async (_, hold, release) => {
    await signals();
    ask({ text: 'Read me' });
    hold(shown() as HTMLElement);
    pass(60_000);
    expect(shown()).toHaveTextContent('Read me');
    release(shown() as HTMLElement);
    pass(5000);
    expect(shown()).toBeNull();
  });

  test('S052 its button hides it at once', async () => {
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

  test('S058 what takes less than 200 ms shows none', async () => {
    await signals();
    start();
    pass(199);
    expect(bar()).toBeNull();
    end();
    pass(5000);
    expect(bar()).toBeNull();
  });

  test('S058 it runs from 200 ms on and hides 500 ms after the end', async () => {
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

  test('S058 a second navigation before the first has ended keeps one bar', async () => {
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
