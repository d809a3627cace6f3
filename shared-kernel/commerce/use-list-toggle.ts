import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiClient } from '../api/client';
import { errorText } from '../api/error-text';
import { isFormRejected, isNotSignedIn } from '../api/errors';
import { emit, on } from '../events/bus';
import { usePage } from '../remote/page-context';
import { localize, path } from '../rules/links';
import { browser } from '../session/open-page';
import { looksSignedIn } from '../session/signed-in-flag';

interface ListToggle {
  /** of the product or store */
  id: number;
  /** whether it is on the list, as far as the page's data know; their word counts until something is pressed */
  initial: boolean;
  /** the bus's word on changes made anywhere on the page */
  event: 'compare:changed' | 'wishlist:changed' | 'follow:changed';
  toggle: (api: ApiClient, id: number) => Promise<{ listed: boolean; message: string }>;
  /** several form messages as one text; default: the first (S212) */
  join?: (form: readonly string[]) => string;
}

/**
 * A press on a heart, on 'compare' or on 'follow': shown at once, taken back when the server refuses, said in a toast. A visitor is sent to
 * the login page with the way back (S122, D27). Presses during a call are not counted.
 */
export function useListToggle({ id, initial, event, toggle, join }: ListToggle): {
  listed: boolean;
  press: () => void;
} {
  const { api, language } = usePage();
  const { t } = useTranslation('kernel');
  const [changed, setListed] = useState<boolean | null>(null);
  const listed = changed ?? initial;
  const calling = useRef(false);
  useEffect(
    () =>
      on(
        event,
        (change) => ('storeId' in change ? change.storeId : change.productId) === id && setListed(change.listed),
      ),
    [event, id],
  );

  const logIn = () => browser.open(localize(language, path.login(location.pathname + location.search)));
  const press = async () => {
    if (calling.current) return;
    if (!looksSignedIn()) return logIn();
    calling.current = true;
    setListed(!listed);
    try {
      const answer = await toggle(api, id);
      setListed(answer.listed);
      emit('toast:requested', { text: answer.message });
    } catch (error) {
      setListed(changed);
      if (isNotSignedIn(error)) return logIn();
      const text = join && isFormRejected(error) && error.form.length ? join(error.form) : errorText(error, t);
      emit('toast:requested', { text, error: true });
    } finally {
      calling.current = false;
    }
  };
  return { listed, press: () => void press() };
}
