import { css } from '@emotion/react';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { CheckIcon, ContrastIcon } from 'shared-kernel/ui/icons';
import { lateCss } from 'shared-kernel/ui/late-css';
import { useHydrated } from 'shared-kernel/ui/use-hydrated';
import { Popup, popupEntries } from '../popup';
import { COLOUR_SCHEMES, chooseColourScheme, useColourScheme } from './colour-scheme';

/** Its space is reserved from the start, so nothing moves when it appears. */
const place = lateCss`
  display: grid;
  align-items: center;
  inline-size: 20px;
  block-size: 36px;
`;
const face = css`
  display: grid;
  place-items: center;
  block-size: 36px;
`;

/** Light, dark or the device's scheme. */
export function SchemeEntries() {
  const { t } = useTranslation('shell');
  const chosen = useColourScheme();
  return (
    <ul css={popupEntries}>
      {COLOUR_SCHEMES.map((scheme) => (
        <li key={scheme}>
          <button
            type="button"
            aria-current={scheme === chosen ? 'true' : undefined}
            onClick={() => chooseColourScheme(scheme)}
          >
            {t(`scheme.${scheme}`)}
            {scheme === chosen && <CheckIcon />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The colour scheme menu of the thin line; hidden without scripts. */
export function SchemeChoice() {
  const { t } = useTranslation('shell');
  const alive = useHydrated();
  return (
    <div css={place}>
      {alive && (
        <Popup
          label={t('scheme.label')}
          face={
            <span css={face}>
              <ContrastIcon />
            </span>
          }
        >
          <SchemeEntries />
        </Popup>
      )}
    </div>
  );
}
