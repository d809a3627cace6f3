import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StyleCacheProvider } from '../platform/element-styles';
import { instanceFor } from '../platform/i18n-instance';
import { TextsProvider } from '../platform/use-translation';
import { createStyleCache } from '../remote/style-cache';
import { LocalTime } from './local-time';

const AT = '2026-03-01T21:05:00.000Z';
const tree = (
  <StyleCacheProvider value={createStyleCache('part')}>
    <TextsProvider value={instanceFor('fr')}>
      <LocalTime at={AT} />
    </TextsProvider>
  </StyleCacheProvider>
);

test('S183 shows the server’s time zone, and the browser’s own after hydration', async () => {
  const Real = Intl.DateTimeFormat;
  // a browser in Kabul: half past one the next day
  const inKabul = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) => new Real(locale, { timeZone: 'Asia/Kabul', ...options }));
  const complaints = jest.spyOn(console, 'error');
  const place = document.createElement('div');
  place.innerHTML = renderToString(tree);
  expect(place).toHaveTextContent(/^1 mars 2026.*21:05 UTC$/);
  expect(place.querySelector('time')).toHaveAttribute('datetime', AT);
  await act(async () => hydrateRoot(place, tree));
  expect(place).toHaveTextContent(/^2 mars 2026.* 0?1:35$/);
  expect(complaints).not.toHaveBeenCalled();
  inKabul.mockRestore();
});
