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
import { showFailure } from '../remote/show-failure';
import { localize } from '../rules/links';
import { onListChange } from '../session/on-list-change';
import { openLogin } from '../session/open-login';
import { keepPendingAction } from '../session/pending-action';
import { looksSignedIn } from '../session/signed-in-flag';

interface ListToggle {
  /** id of the product or store */
  id: number;
  /** whether the page's data say that it is on the list; used until the first click */
  initial: boolean;
  list: ListName;
  toggle: (api: ApiClient, id: number, intent: ListIntent) => Promise<{ listed: boolean; message: string }>;
  /** joins several form messages into one text; default: the first (S212) */
  join?: (form: readonly string[]) => string;
}

/**
 * Toggles a heart, 'compare' or 'follow': optimistically, reverted when the server refuses, with a toast. It sends the intent that
 * the button shows, 'add' or 'remove': publicly cached pages do not know the shopper's lists, and a heart that looks empty must
 * never remove an entry; the server's response decides (S119, S120). A visitor goes to the login page with a return path, and the
 * action runs after the login (S122, D27). Clicks during a call are ignored.
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
      // a compare list with one product is of no use: the toast includes a link to the list
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
      else showFailure(error, t, () => void press());
    } finally {
      calling.current = false;
    }
  };
  return { listed, press: () => void press() };
}
