import { useCallback, useEffect, useRef, useState } from 'react';
import { isFormRejected } from 'shared-kernel/api/errors';
import type { ApiClient } from 'shared-kernel/platform/api-client';
import { finishSocialLogin, openAfterSignIn } from 'shared-kernel/session/sign-in';
import { looksSignedIn } from 'shared-kernel/session/signed-in-flag';
import type { LoginError } from './login-error';

/** The pending call: a page that is mounted twice calls once, because the login can be used only once. */
let running: Promise<LoginError | null> | undefined;

function finish(api: ApiClient): Promise<LoginError | null> {
  running ??= finishSocialLogin(api)
    .then(
      () => null,
      (reason): LoginError | null => {
        // another tab of this browser was faster: the user is signed in
        if (looksSignedIn()) return null;
        return isFormRejected(reason) ? 'expired' : 'unreachable';
      },
    )
    .finally(() => {
      running = undefined;
    });
  return running;
}

/**
 * Finishes this browser's pending login, then follows the callback path (S171, D5). `again`: a retry is running, the previous error
 * is still shown.
 * @param initialError error in the URL; no call is made then
 */
export function useFinishedLogin(api: ApiClient, callback: string, initialError: LoginError | null) {
  const [error, setError] = useState(initialError);
  const [again, setAgain] = useState(false);
  const here = useRef(true);
  const ask = useCallback(async () => {
    const failed = await finish(api);
    if (!here.current) return;
    setAgain(false);
    if (failed) setError(failed);
    else openAfterSignIn(api, callback);
  }, [api, callback]);
  useEffect(() => {
    here.current = true;
    if (initialError === null) void ask();
    return () => {
      here.current = false;
    };
  }, [ask, initialError]);
  const retry = () => {
    setAgain(true);
    void ask();
  };
  return { error, again, retry };
}
