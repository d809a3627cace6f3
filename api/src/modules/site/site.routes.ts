import { isLanguage } from 'shared-kernel/contract/languages';
import { NOT_SET_UP } from 'shared-kernel/contract/not-set-up';
import { CommonData, CountriesPhones, HomeData, Localization, PaymentGateway } from 'shared-kernel/contract/site';
import { z } from 'zod';
import { msOfTiles, type UpcomingMoments } from '../../changes/upcoming-moments';
import type { Api } from '../../http/api';
import { Refused } from '../../http/refused';
import type { ProviderName } from '../../social/provider';
import type { CommonQueries } from './common.queries';
import { countriesPhones } from './countries';
import type { HomeQueries } from './home.queries';
import type { LocalizationQueries } from './localization.queries';
import type { PaymentGatewayQueries } from './payment-gateway.queries';

interface Queries {
  common: CommonQueries;
  home: HomeQueries;
  localization: LocalizationQueries;
  paymentGateway: PaymentGatewayQueries;
  /** sign-in providers that have keys */
  offers: (provider: ProviderName) => boolean;
  upcoming: UpcomingMoments;
}

/** Yes and no in the wire format. */
const flag = (on: boolean) => (on ? 1 : 2);

export function siteRoutes(api: Api, { common, home, localization, paymentGateway, offers, upcoming }: Queries): void {
  api.answer('common', { data: CommonData }, async ({ language, life }) => {
    life.madeOf('settings', 'banners', 'pages', 'catalogue');
    const data = await common.read(language);
    // a database without a shop: the storefront shows the message on its error page (spec §8), and the field selects the instructions
    if (!data) throw Refused.at(NOT_SET_UP, 'site.notSetUp');
    const login = { google_login: flag(offers('google')), facebook_login: flag(offers('facebook')) };
    return { ...data, setting: { ...data.setting, ...login } };
  });

  api.answer('home', { data: HomeData }, async ({ language, now, life }) => {
    const [data, untilFlash] = await Promise.all([home.read(language, now), upcoming.msUntilNext('flash-sales', now)]);
    life.madeOf('products', 'catalogue', 'banners', 'flash-sales');
    life.endAfter(untilFlash);
    life.endAfter(msOfTiles([...data.flash_sales, ...data.products]));
    return { ...data, server_time: now.toISOString(), time_zone: 'UTC' };
  });

  api.answer(
    'localization',
    { query: z.object({ locale_code: z.string().max(20).optional() }), data: Localization },
    ({ query, language, life }) => {
      life.madeOf('texts');
      const code = query.locale_code?.toLowerCase();
      // unknown languages have no texts, which is no error (spec §8)
      if (code === undefined) return localization.read(language);
      return isLanguage(code) ? localization.read(code) : {};
    },
  );

  api.answer('countriesPhones', { data: CountriesPhones }, ({ language, reply }) => {
    // 180 kB that change only with a release of the API
    reply.header('cache-control', 'public, max-age=3600');
    return countriesPhones(language);
  });
  api.answer('paymentGateway', { data: PaymentGateway }, () => paymentGateway.read());
}
