import type { LanguageCode } from 'shared-kernel/contract/languages';

interface WorkerTexts {
  /** above a page that was kept; `{time}` is when it was sent */
  asOf: string;
  /** loads the page again */
  reload: string;
  title: string;
  notKept: string;
  /** above links to pages that are kept */
  kept: string;
  home: string;
}

/** Texts of what the worker says itself: nothing of the shop but this file is sure to be there then. */
export const WORKER_TEXTS: Readonly<Record<LanguageCode, WorkerTexts>> = {
  en: {
    asOf: 'You are offline. This page and its prices are as of {time} and may have changed.',
    reload: 'Try again',
    title: 'You are offline',
    notKept: 'This page isn’t stored on this device. It will open as soon as you are back online.',
    kept: 'Pages you can read now',
    home: 'Go to homepage',
  },
  fr: {
    asOf: 'Vous êtes hors ligne. Cette page et ses prix datent du {time} et ont pu changer.',
    reload: 'Réessayer',
    title: 'Vous êtes hors ligne',
    notKept:
      'Cette page n’est pas enregistrée sur cet appareil. Elle s’ouvrira dès que vous serez de nouveau en ligne.',
    kept: 'Pages que vous pouvez lire maintenant',
    home: 'Aller à la page d’accueil',
  },
  ar: {
    asOf: 'لا يوجد اتصال بالإنترنت. هذه الصفحة وأسعارها كما كانت في {time}، وربما تغيّرت منذ ذلك الحين.',
    reload: 'حاول مرة أخرى',
    title: 'لا يوجد اتصال بالإنترنت',
    notKept: 'هذه الصفحة غير محفوظة على هذا الجهاز. ستُفتح فور عودة الاتصال.',
    kept: 'صفحات يمكن قراءتها الآن',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
  tr: {
    asOf: 'Çevrimdışısınız. Bu sayfa ve fiyatları {time} itibarıyla geçerlidir; o zamandan beri değişmiş olabilir.',
    reload: 'Tekrar dene',
    title: 'Çevrimdışısınız',
    notKept: 'Bu sayfa bu cihazda kayıtlı değil. Yeniden bağlandığınızda açılacak.',
    kept: 'Şimdi okuyabileceğiniz sayfalar',
    home: 'Ana sayfaya git',
  },
  hi: {
    asOf: 'आप ऑफ़लाइन हैं। यह पेज और इसकी कीमतें {time} की हैं और बदल चुकी हो सकती हैं।',
    reload: 'फिर कोशिश करें',
    title: 'आप ऑफ़लाइन हैं',
    notKept: 'यह पेज इस डिवाइस पर सहेजा हुआ नहीं है। इंटरनेट से फिर जुड़ते ही यह खुल जाएगा।',
    kept: 'वे पेज जो आप अभी पढ़ सकते हैं',
    home: 'होम पेज पर जाएँ',
  },
};
