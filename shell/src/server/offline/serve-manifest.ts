import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from 'shared-kernel/contract/languages';
import type { CommonData } from 'shared-kernel/contract/site';
import { directionOf } from 'shared-kernel/rules/direction';
import { localize } from 'shared-kernel/rules/links';
import type { SiteData } from '../site/site-data';
import { tintIcon } from './tint-icon';

/** URL of a language's manifest. */
export const manifestAddress = (language: LanguageCode): string =>
  `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/manifest.webmanifest`;

/** The default colour when the settings have none. */
const COLOUR = '#7c3aed';
const colourOf = ({ site_setting }: CommonData) => site_setting.primary_color || COLOUR;

/**
 * Icons of the shop as an application (shell/icons), in its colour, which is part of the URL: a device with the old ones cached
 * requests the new ones. `any` keeps its own corners, `maskable` is cropped by the device.
 */
const iconsIn = (colour: string) => {
  const version = `?colour=${colour.slice(1)}`;
  return [
    { src: `/icons/icon-192.png${version}`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `/icons/icon-512.png${version}`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `/icons/maskable-512.png${version}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
};

const favicon = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/><path d="M9 13h14l-1.4 11.2a1 1 0 0 1-1 .8h-9.2a1 1 0 0 1-1-.8zM12 13a4 4 0 0 1 8 0" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>`;

/** The web app manifest: the shop's name, colours and first page in the language of the page that links to it. */
export function webManifest(language: LanguageCode, common: CommonData) {
  const { site_setting, languages } = common;
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
    theme_color: colourOf(common),
    icons: iconsIn(colourOf(common)),
  };
}

interface ManifestParts {
  site: Pick<SiteData, 'get'>;
  /** an icon of the build by its name */
  icon(name: string): Buffer | undefined;
}

/**
 * `/manifest.webmanifest` of each language, the icon of its tabs, and its icons; iPhones request `/apple-touch-icon.png` without a
 * link.
 */
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
      const { common } = await site.get(DEFAULT_LANGUAGE);
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=3600')
        .send(tintIcon(bytes, colourOf(common)));
    });
  }
  app.get('/favicon.svg', async (_, reply) => {
    const { common } = await site.get(DEFAULT_LANGUAGE);
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(favicon(colourOf(common)));
  });
  app.get('/favicon.ico', async (_, reply) => reply.code(302).header('location', '/favicon.svg').send());
}
