import { createServerModule } from 'shared-kernel/platform/server/server-module';
import type { RenderRequest, RenderResult, Site } from 'shared-kernel/remote/definition';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { aCommon } from 'shared-kernel/testing/a-common';
import { definition } from '../definition';

const { render } = createServerModule(definition);

/** The response of a page for the shell's server: status, redirect, head and markup. */
export function serve(
  url: string,
  common: Partial<Site['common']> = {},
  visit: Partial<RenderRequest> = {},
): Promise<RenderResult> {
  return render({
    url,
    language: splitLanguage(url).language,
    site: { common: aCommon(common), texts: {} },
    apiBase: `${globalThis.location?.origin ?? 'http://localhost'}/api/v1/`,
    signal: new AbortController().signal,
    ...visit,
  });
}
