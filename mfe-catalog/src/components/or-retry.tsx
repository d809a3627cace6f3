import { css } from '@emotion/react';
import { type Attributes, type ComponentType, createElement, useEffect, useState } from 'react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { isChunkFailure, recoverFromChunkFailure } from 'shared-kernel/remote/chunk-failure';
import { Button } from 'shared-kernel/ui/button';
import { token } from 'shared-kernel/ui/tokens';

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
`;

/** ms after which a part that has not loaded counts as missing; it may still arrive */
const LIMIT = 20_000;

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * For an optional part of a page: if its code fails to load or hangs, a message with a retry button takes its place, and the page
 * stays as it is (D13). A tab whose release no longer exists is reloaded first (S074). Use it for lazy parts only, as it adds code.
 * @example const useBody = lazyPart(orRetry(() => import('./body').then((m) => m.Body)));
 */
export function orRetry<P extends object>(load: Load<P>): Load<P> {
  return () => {
    let timer = 0;
    const late = new Promise<ComponentType<P>>((resolve) => {
      timer = window.setTimeout(() => resolve(missing(load)), LIMIT);
    });
    return Promise.race([load(), late])
      .catch((reason) => {
        if (!isChunkFailure(reason)) throw reason;
        return recoverFromChunkFailure() ? new Promise<never>(() => {}) : missing(load);
      })
      .finally(() => clearTimeout(timer));
  };
}

function missing<P extends object>(load: Load<P>): ComponentType<P> {
  return function MissingPart(props) {
    const { t } = useTranslation('kernel');
    const [part, setPart] = useState<{ Content?: ComponentType<P> }>({});
    const [busy, setBusy] = useState(false);
    const again = () =>
      load().then(
        (Content) => setPart({ Content }),
        () => {},
      );
    // a hanging load may still finish
    useEffect(() => void again(), []);
    if (part.Content) return createElement(part.Content, props as P & Attributes);
    return (
      <div css={box}>
        <p role="alert">{t('unavailable.text')}</p>
        <Button
          busy={busy}
          onClick={() => {
            setBusy(true);
            void again().finally(() => setBusy(false));
          }}
        >
          {t('error.retry')}
        </Button>
      </div>
    );
  };
}
