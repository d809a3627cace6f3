import type { LanguageCode } from 'shared-kernel/contract/languages';

/** What the bar says. Here and not in the locale files, which every first page loads: these come with the bar. */
export const BAR_TEXTS: Readonly<Record<LanguageCode, { bar: string; back: string }>> = {
  en: {
    bar: 'You are offline. You can keep reading, but prices and stock may have changed.',
    back: 'You are back online.',
  },
  fr: {
    bar: 'Vous êtes hors ligne. Vous pouvez continuer à lire, mais les prix et les stocks ont pu changer.',
    back: 'Vous êtes de nouveau en ligne.',
  },
  ar: {
    bar: 'لا يوجد اتصال بالإنترنت. يمكن متابعة القراءة، لكن الأسعار والكميات المتوفرة قد تكون تغيّرت.',
    back: 'عاد الاتصال بالإنترنت.',
  },
  tr: {
    bar: 'Çevrimdışısınız. Okumaya devam edebilirsiniz ama fiyatlar ve stoklar değişmiş olabilir.',
    back: 'Yeniden çevrimiçisiniz.',
  },
  hi: {
    bar: 'आप ऑफ़लाइन हैं। आप पढ़ना जारी रख सकते हैं, लेकिन कीमतें और स्टॉक बदल चुके हो सकते हैं।',
    back: 'आप फिर से ऑनलाइन हैं।',
  },
};
