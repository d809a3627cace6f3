import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from 'shared-kernel/api/error-text';
import type { Session } from 'shared-kernel/contract/account';
import { emit } from 'shared-kernel/platform/bus';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { showFailure } from 'shared-kernel/remote/show-failure';
import { Button } from 'shared-kernel/ui/button';
import { LocalTime } from 'shared-kernel/ui/local-time';
import { muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { Badge } from '../../../components/badge';
import { paddedCard } from '../../../components/page.styles';
import { RowsShimmer } from '../../../components/rows-shimmer';
import { endSessions } from './end-sessions';
import { SESSIONS_KEY, sessionsQuery } from './list-sessions';

const box = css`
  display: grid;
  gap: ${token('space-4')};
  max-inline-size: 560px;
  h2 {
    font-size: ${token('text-lg')};
  }
`;
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-4')};
  padding-block: ${token('space-3')};
  border-block-start: 1px solid ${token('colour-line')};
`;
const others = css`
  justify-self: start;
`;

/** The shopper's sessions; each can be ended, or all others at once (issue 14). */
export function SessionsCard() {
  const { api } = usePage();
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const { data, error } = useQuery(sessionsQuery(api));
  const [ending, setEnding] = useState<number | 'others' | null>(null);
  const end = async (which: number | 'others') => {
    setEnding(which);
    try {
      emit('toast:requested', { text: await endSessions(api, which) });
    } catch (reason) {
      showFailure(reason, t, () => void end(which));
    }
    await client.invalidateQueries({ queryKey: SESSIONS_KEY });
    setEnding(null);
  };
  return (
    <section css={[paddedCard, box]} aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1}>
        {t('sessions.title')}
      </h2>
      <p css={muted}>{t('sessions.hint')}</p>
      {data ? (
        <ul>
          {data.map((session) => (
            <li key={session.id} css={row}>
              <SessionFacts session={session} />
              {session.current ? (
                <Badge tone="good">{t('sessions.current')}</Badge>
              ) : (
                <Button
                  busy={ending === session.id}
                  aria-label={t('sessions.endOne', { device: deviceOf(session, t) })}
                  onClick={() => end(session.id)}
                >
                  {t('account.signOut')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <p role="alert">{errorText(error, t)}</p>
      ) : (
        <RowsShimmer />
      )}
      {data && data.length > 1 && (
        <Button css={others} busy={ending === 'others'} onClick={() => end('others')}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  );
}

type Translate = (key: string, values?: Record<string, unknown>) => string;

function deviceOf({ browser, system }: Session, t: Translate): string {
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

function SessionFacts({ session }: { session: Session }) {
  const { t, language } = useTranslation('account');
  return (
    <div>
      <bdi>{deviceOf(session, t)}</bdi>
      <p css={muted}>
        {session.language && `${languageName(language, session.language)} · `}
        {t('sessions.lastUsed')} <LocalTime at={session.last_used_at} />
      </p>
    </div>
  );
}

/** The name of a language. @param code BCP 47, validated by the API */
function languageName(language: string, code: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
}
