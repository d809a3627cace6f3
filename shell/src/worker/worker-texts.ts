import type { LanguageCode } from 'shared-kernel/contract/languages';

/** Why a page cannot be loaded: the device is offline, or it is online and the shop is unreachable. */
export type Cause = 'offline' | 'unreachable';

interface WorkerTexts {
  title: Readonly<Record<Cause, string>>;
  /** above a cached page; `{time}` is when it was sent */
  asOf: Readonly<Record<Cause, string>>;
  /** reloads the page */
  reload: string;
  notKept: Readonly<Record<Cause, string>>;
  /** above links to cached pages */
  kept: string;
  home: string;
}

/** The worker's own texts: only this file is sure to be available then. */
export const WORKER_TEXTS: Readonly<Record<LanguageCode, WorkerTexts>> = {
  en: {
    title: { offline: 'You are offline', unreachable: 'We can’t reach the shop right now' },
    asOf: {
      offline: 'You are offline. This page and its prices are as of {time} and may have changed.',
      unreachable: 'We can’t reach the shop right now. This page and its prices are as of {time} and may have changed.',
    },
    reload: 'Try again',
    notKept: {
      offline: 'This page isn’t stored on this device. Try again once you’re back online.',
      unreachable:
        'Your connection is working, but the shop isn’t answering. This page isn’t stored on this device. Please try again in a moment.',
    },
    kept: 'Pages you can read now',
    home: 'Go to homepage',
  },
  fr: {
    title: { offline: 'Vous êtes hors ligne', unreachable: 'La boutique est momentanément injoignable' },
    asOf: {
      offline: 'Vous êtes hors ligne. Cette page et ses prix datent du {time} et ont pu changer.',
      unreachable:
        'La boutique est momentanément injoignable. Cette page et ses prix datent du {time} et ont pu changer.',
    },
    reload: 'Réessayer',
    notKept: {
      offline: 'Cette page n’est pas enregistrée sur cet appareil. Réessayez dès que vous serez de nouveau en ligne.',
      unreachable:
        'Votre connexion fonctionne, mais la boutique ne répond pas. Cette page n’est pas enregistrée sur cet appareil. Veuillez réessayer dans un instant.',
    },
    kept: 'Pages que vous pouvez lire maintenant',
    home: 'Aller à la page d’accueil',
  },
  ar: {
    title: { offline: 'لا يوجد اتصال بالإنترنت', unreachable: 'يتعذّر الوصول إلى المتجر حاليًا' },
    asOf: {
      offline: 'لا يوجد اتصال بالإنترنت. هذه الصفحة وأسعارها كما كانت في {time}، وربما تغيّرت منذ ذلك الحين.',
      unreachable: 'يتعذّر الوصول إلى المتجر حاليًا. هذه الصفحة وأسعارها كما كانت في {time}، وربما تغيّرت منذ ذلك الحين.',
    },
    reload: 'حاول مرة أخرى',
    notKept: {
      offline: 'هذه الصفحة غير محفوظة على هذا الجهاز. حاول مرة أخرى بعد عودة الاتصال.',
      unreachable:
        'اتصالك بالإنترنت يعمل، لكن المتجر لا يستجيب. هذه الصفحة غير محفوظة على هذا الجهاز. يُرجى المحاولة مرة أخرى بعد قليل.',
    },
    kept: 'صفحات يمكن قراءتها الآن',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
  tr: {
    title: { offline: 'Çevrimdışısınız', unreachable: 'Mağazaya şu anda ulaşılamıyor' },
    asOf: {
      offline:
        'Çevrimdışısınız. Bu sayfa ve fiyatları {time} itibarıyla geçerlidir; o zamandan beri değişmiş olabilir.',
      unreachable:
        'Mağazaya şu anda ulaşılamıyor. Bu sayfa ve fiyatları {time} itibarıyla geçerlidir; o zamandan beri değişmiş olabilir.',
    },
    reload: 'Tekrar dene',
    notKept: {
      offline: 'Bu sayfa bu cihazda kayıtlı değil. Yeniden bağlandığınızda tekrar deneyin.',
      unreachable:
        'İnternet bağlantınız çalışıyor, ancak mağaza yanıt vermiyor. Bu sayfa bu cihazda kayıtlı değil. Lütfen biraz sonra tekrar deneyin.',
    },
    kept: 'Şimdi okuyabileceğiniz sayfalar',
    home: 'Ana sayfaya git',
  },
  hi: {
    title: { offline: 'आप ऑफ़लाइन हैं', unreachable: 'अभी स्टोर से संपर्क नहीं हो पा रहा है' },
    asOf: {
      offline: 'आप ऑफ़लाइन हैं। यह पेज और इसकी कीमतें {time} की हैं और बदल चुकी हो सकती हैं।',
      unreachable: 'अभी स्टोर से संपर्क नहीं हो पा रहा है। यह पेज और इसकी कीमतें {time} की हैं और बदल चुकी हो सकती हैं।',
    },
    reload: 'फिर कोशिश करें',
    notKept: {
      offline: 'यह पेज इस डिवाइस पर सहेजा हुआ नहीं है। इंटरनेट से फिर जुड़ने पर दोबारा कोशिश करें।',
      unreachable:
        'आपका इंटरनेट चल रहा है, पर स्टोर से जवाब नहीं मिल रहा। यह पेज इस डिवाइस पर सहेजा हुआ नहीं है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    },
    kept: 'वे पेज जो आप अभी पढ़ सकते हैं',
    home: 'होम पेज पर जाएँ',
  },
};
