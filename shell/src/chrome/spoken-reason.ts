import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiDown, isFormRejected, isRequestFailed } from 'shared-kernel/api/errors';

/**
 * What to tell a visitor about a call that failed: the server's own message, which is in the visitor's language already, or that the
 * shop could not be reached (S212, S214, S228).
 */
export function useSpokenReason(): (reason: unknown) => string {
  const { t } = useTranslation('shell');
  return useCallback(
    (reason) => {
      if (isApiDown(reason)) return t('failure.apiDown');
      if (isFormRejected(reason) || isRequestFailed(reason)) return reason.message;
      return t('failure.unknown');
    },
    [t],
  );
}
