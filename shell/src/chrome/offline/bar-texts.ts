import type { LanguageCode } from 'shared-kernel/contract/languages';

interface BarTexts {
  /** the device is offline */
  offline: string;
  /** the device is online, but the shop is unreachable */
  unreachable: string;
  back: string;
  answersAgain: string;
}

/** Texts of the bar. Not in the locale files, which every first page loads: these load with the bar. */
export const BAR_TEXTS: Readonly<Record<LanguageCode, BarTexts>> = {
  en: {
    offline: 'You are offline. You can keep reading, but prices and stock may have changed.',
    unreachable: 'We can’t reach the shop right now. You can keep reading, but prices and stock may have changed.',
    back: 'You are back online.',
    answersAgain: 'The shop is back.',
  },
  fr: {
    offline: 'Vous êtes hors ligne. Vous pouvez continuer à lire, mais les prix et les stocks ont pu changer.',
    unreachable:
      'La boutique est momentanément injoignable. Vous pouvez continuer à lire, mais les prix et les stocks ont pu changer.',
    back: 'Vous êtes de nouveau en ligne.',
    answersAgain: 'La boutique est de nouveau accessible.',
  },
  ar: {
    offline: 'لا يوجد اتصال بالإنترنت. يمكن متابعة القراءة، لكن الأسعار والكميات المتوفرة قد تكون تغيّرت.',
    unreachable: 'يتعذّر الوصول إلى المتجر حاليًا. يمكن متابعة القراءة، لكن الأسعار والكميات المتوفرة قد تكون تغيّرت.',
    back: 'عاد الاتصال بالإنترنت.',
    answersAgain: 'عاد المتجر إلى العمل.',
  },
  tr: {
    offline: 'Çevrimdışısınız. Okumaya devam edebilirsiniz ama fiyatlar ve stoklar değişmiş olabilir.',
    unreachable:
      'Mağazaya şu anda ulaşılamıyor. Okumaya devam edebilirsiniz ama fiyatlar ve stoklar değişmiş olabilir.',
    back: 'Yeniden çevrimiçisiniz.',
    answersAgain: 'Mağazaya yeniden ulaşılabiliyor.',
  },
  hi: {
    offline: 'आप ऑफ़लाइन हैं। आप पढ़ना जारी रख सकते हैं, लेकिन कीमतें और स्टॉक बदल चुके हो सकते हैं।',
    unreachable: 'अभी स्टोर से संपर्क नहीं हो पा रहा है। आप पढ़ना जारी रख सकते हैं, लेकिन कीमतें और स्टॉक बदल चुके हो सकते हैं।',
    back: 'आप फिर से ऑनलाइन हैं।',
    answersAgain: 'स्टोर से फिर संपर्क हो गया है।',
  },
};
