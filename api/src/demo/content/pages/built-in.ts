import type { Page } from '../pages';
import { texts } from '../texts';

const NO_BODY = texts('', '', '', '', '');

/** All categories and pages on one screen, which the storefront builds itself. */
export const sitemap: Page = {
  slug: 'sitemap',
  footer: 1,
  component: 'Sitemap',
  title: texts('Sitemap', 'Plan du site', 'خريطة الموقع', 'Site haritası', 'साइटमैप'),
  summary: texts(
    'Every aisle of the market on one page.',
    'Toutes les allées du marché sur une page.',
    'كل أروقة السوق في صفحة واحدة.',
    'Çarşının bütün sokakları tek sayfada.',
    'बाज़ार की हर गली एक पन्ने पर।',
  ),
  body: NO_BODY,
};

/** The form that visitors use to write to the shop. */
export const contact: Page = {
  slug: 'contact',
  footer: 2,
  component: 'Contact',
  title: texts('Contact', 'Contact', 'اتصل بنا', 'İletişim', 'संपर्क'),
  summary: texts(
    'Write to us; a person answers within a day.',
    'Écrivez-nous ; une vraie personne répond sous un jour.',
    'راسلنا وسيجيبك إنسان خلال يوم.',
    'Bize yazın; bir gün içinde bir insan yanıtlar.',
    'हमें लिखें; एक दिन में कोई इंसान जवाब देगा।',
  ),
  body: NO_BODY,
};
