import { useEffect, useRef, useState } from 'react';
import { isFormRejected, isNotSignedIn } from '../api/errors';
import type { ListIntent } from '../contract/compare';
import type { ListName } from '../contract/list-names';
import type { ApiClient } from '../platform/api-client';
import { emit } from '../platform/bus';
import { link } from '../platform/links';
import { listedLately } from '../platform/list-change';
import { usePage } from '../platform/page-context';
import { useTranslation } from '../platform/use-translation';
import { afterPaint } from '../remote/after-paint';
import { tellFailure } from '../remote/tell-failure';
import { localize } from '../rules/links';
import { onListChange } from '../session/on-list-change';
import { openLogin } from '../session/open-login';
import { keepPendingAction } from '../session/pending-action';
import { looksSignedIn } from '../session/signed-in-flag';

interface ListToggle {
  /** of the product or store */
  id: number;
  /** whether it is on the list, as far as the page's data know; their word counts until something is pressed */
  initial: boolean;
  list: ListName;
  toggle: (api: ApiClient, id: number, intent: ListIntent) => Promise<{ listed: boolean; message: string }>;
  /** several form messages as one text; default: the first (S212) */
  join?: (form: readonly string[]) => string;
}

/**
 * Toggles a heart, 'compare' or 'follow': optimistically, reverted when the server refuses, with a toast. It sends the intent that the
 * button shows, 'add' or 'remove': publicly cached pages do not know the shopper's lists, and a heart that looks empty must never remove
 * an entry; the server's answer decides (S119, S120). A visitor goes to the login page with the way back, and the action runs after the
 * login (S122, D27). Clicks during a call are ignored.
 */
export function useListToggle({ id, initial, list, toggle, join }: ListToggle): {
  listed: boolean;
  press: () => void;
} {
  const { api, language } = usePage();
  const { t } = useTranslation('kernel');
  const [changed, setListed] = useState<boolean | null>(null);
  const listed = changed ?? initial;
  const calling = useRef(false);
  useEffect(() => {
    const known = listedLately({ list, id });
    if (known !== undefined) setListed(known);
    return onListChange(list, (change) => change.id === id && setListed(change.listed));
  }, [list, id]);

  const logIn = () => {
    if (listed) return openLogin(language);
    keepPendingAction({ list, id });
    openLogin(language, list);
  };
  const press = async () => {
    if (calling.current) return;
    if (!looksSignedIn()) return logIn();
    calling.current = true;
    setListed(!listed);
    await afterPaint();
    try {
      const answer = await toggle(api, id, listed ? 'remove' : 'add');
      setListed(answer.listed);
      // one product says nothing on the compare list: the way there comes along
      const toList = { href: localize(language, link('compared')), text: t('compare.open') };
      emit('toast:requested', {
        text: answer.message,
        ...(list === 'compare' && answer.listed ? { link: toList } : {}),
      });
    } catch (error) {
      setListed(changed);
      if (isNotSignedIn(error)) return logIn();
      if (join && isFormRejected(error) && error.form.length)
        emit('toast:requested', { text: join(error.form), error: true });
      else tellFailure(error, t, () => void press());
    } finally {
      calling.current = false;
    }
  };
  return { listed, press: () => void press() };
}
