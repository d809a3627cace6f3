import { createServerModule } from 'shared-kernel/platform/server/server-module';
import type { RenderRequest, RenderResult } from 'shared-kernel/remote/definition';
import { splitLanguage } from 'shared-kernel/rules/routes';
import { aCommon } from 'shared-kernel/testing/a-common';
import { definition } from '../definition';

const { render } = createServerModule(definition);

/** The response of a page for the shell's server: status, redirect, head and markup. */
export function serve(url: string, more: Partial<RenderRequest> = {}): Promise<RenderResult> {
  return render({
    url,
    language: splitLanguage(url).language,
    site: { common: aCommon(), texts: {} },
    apiBase: `${location.origin}/api/v1/`,
    signal: new AbortController().signal,
    ...more,
  });
}
