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
  productId: number;
  /** whether the product was on the list when the page was made */
  initial: boolean;
  /** the bus's word on changes made anywhere on the page */
  event: 'compare:changed' | 'wishlist:changed';
  toggle: (api: ApiClient, productId: number) => Promise<{ listed: boolean; message: string }>;
  /** several form messages as one text; default: the first (S212) */
  join?: (form: readonly string[]) => string;
}

/**
 * A press on a heart or on 'compare': shown at once, taken back when the server refuses, said in a toast. A visitor is sent to
 * the login page with the way back (S122, D27). Presses during a call are not counted.
 */
export function useListToggle({ productId, initial, event, toggle, join }: ListToggle): {
  listed: boolean;
  press: () => void;
} {
  const { api, language } = usePage();
  const { t } = useTranslation('kernel');
  const [listed, setListed] = useState(initial);
  const calling = useRef(false);
  useEffect(
    () => on(event, (change) => change.productId === productId && setListed(change.listed)),
    [event, productId],
  );

  const logIn = () => browser.open(localize(language, path.login(location.pathname + location.search)));
  const press = async () => {
    if (calling.current) return;
    if (!looksSignedIn()) return logIn();
    calling.current = true;
    setListed(!listed);
    try {
      const answer = await toggle(api, productId);
      setListed(answer.listed);
      emit('toast:requested', { text: answer.message });
    } catch (error) {
      setListed(listed);
      if (isNotSignedIn(error)) return logIn();
      const text = join && isFormRejected(error) && error.form.length ? join(error.form) : errorText(error, t);
      emit('toast:requested', { text, error: true });
    } finally {
      calling.current = false;
    }
  };
  return { listed, press: () => void press() };
}
