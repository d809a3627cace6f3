import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { API_BASE } from '../contract/call';
import type { LanguageCode } from '../contract/languages';
import type { CommonData } from '../contract/site';
import { loadTexts } from '../i18n/load-texts';
import { createApiClient } from '../platform/api-client';
import { addTexts, instanceFor } from '../platform/i18n-instance';
import { kernelLocales } from '../platform/kernel-locales';
import { userToken } from '../platform/user-token';
import { Providers } from '../remote/providers';
import { createQueryClient } from '../remote/query-client';
import { aCommon } from './a-common';

interface PartOptions {
  language?: LanguageCode;
  common?: Partial<CommonData>;
}

/** Renders a component that is not a screen (a tile, a field, a dialog) with all providers of a screen. */
export async function renderPart(part: ReactNode, { language = 'en', common }: PartOptions = {}) {
  addTexts(language, 'kernel', await loadTexts(kernelLocales, language));
  const page = {
    language,
    site: { common: aCommon(common), texts: {} },
    api: createApiClient({ base: API_BASE, language, userToken }),
  };
  const cache = createCache({ key: 'part' });
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers cache={cache} queryClient={queryClient} texts={instanceFor(language)} page={page}>
      {children}
    </Providers>
  );
  return { user: userEvent.setup(), ...render(part, { wrapper }) };
}
