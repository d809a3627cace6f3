import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import { directionOf } from 'shared-kernel/rules/direction';
import { localize } from 'shared-kernel/rules/links';
import type { SiteData } from '../site/site-data';

/** Address of a language's manifest. */
export const manifestAddress = (language: LanguageCode): string =>
  `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/manifest.webmanifest`;

/** Pictures of the shop as an application (shell/icons); `any` keeps its own corners, `maskable` is cut by the device. */
const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** By which a device installs the shop: its name, colours and first page in the language of the page that names it. */
export function webManifest(language: LanguageCode, { site_setting, languages }: CommonData) {
  return {
    id: '/',
    name: site_setting.site_name,
    short_name: site_setting.site_name,
    ...(site_setting.meta_description ? { description: site_setting.meta_description } : {}),
    lang: language,
    dir: directionOf(language, languages),
    start_url: localize(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    ...(site_setting.primary_color ? { theme_color: site_setting.primary_color } : {}),
    icons: ICONS,
  };
}

interface ManifestParts {
  site: Pick<SiteData, 'get'>;
  /** a picture of the build by its name */
  icon(name: string): Buffer | undefined;
}

/** `/manifest.webmanifest` of each language, and its pictures; `/apple-touch-icon.png` is where iPhones look by themselves. */
export function serveManifest(app: FastifyInstance, { site, icon }: ManifestParts): void {
  for (const language of LANGUAGES)
    app.get(manifestAddress(language), async (_, reply) => {
      const { common } = await site.get(language);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(webManifest(language, common)));
    });
  const names = ['icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-icon.png'];
  for (const name of names) {
    const address = name === 'apple-touch-icon.png' ? `/${name}` : `/icons/${name}`;
    app.get(address, async (_, reply) => {
      const bytes = icon(name);
      if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('not found');
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(bytes);
    });
  }
}
