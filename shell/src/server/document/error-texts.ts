import type { LanguageCode } from 'shared-kernel/contract/languages';

/** Texts of the error page (S072, S214): it must read well when nothing else of the shop can be had. */
export const ERROR_TEXTS: Readonly<
  Record<
    LanguageCode,
    {
      sorry: string;
      title: string;
      message: string;
      apiDown: string;
      foreignForm: string;
      reload: string;
      home: string;
    }
  >
> = {
  en: {
    sorry: 'SORRY',
    title: 'This page cannot be shown right now',
    message: 'Something went wrong',
    apiDown: 'API is down.',
    foreignForm: 'This form must be sent from the shop itself.',
    reload: 'Try again',
    home: 'Go to the home page',
  },
  fr: {
    sorry: 'DÉSOLÉ',
    title: 'Cette page ne peut pas être affichée pour le moment',
    message: 'Une erreur est survenue',
    apiDown: 'L’API est indisponible.',
    foreignForm: 'Ce formulaire doit être envoyé depuis la boutique elle-même.',
    reload: 'Réessayer',
    home: 'Aller à la page d’accueil',
  },
  ar: {
    sorry: 'عذرًا',
    title: 'لا يمكن عرض هذه الصفحة الآن',
    message: 'حدث خطأ ما',
    apiDown: 'واجهة برمجة التطبيقات متوقفة.',
    foreignForm: 'يجب إرسال هذا النموذج من المتجر نفسه.',
    reload: 'أعد المحاولة',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
  tr: {
    sorry: 'ÜZGÜNÜZ',
    title: 'Bu sayfa şu anda gösterilemiyor',
    message: 'Bir şeyler ters gitti',
    apiDown: 'API yanıt vermiyor.',
    foreignForm: 'Bu form mağazanın kendi sayfasından gönderilmelidir.',
    reload: 'Yeniden dene',
    home: 'Ana sayfaya git',
  },
  hi: {
    sorry: 'क्षमा करें',
    title: 'यह पेज अभी नहीं दिखाया जा सकता',
    message: 'कुछ गलत हो गया',
    apiDown: 'API काम नहीं कर रहा है।',
    foreignForm: 'यह फ़ॉर्म दुकान के अपने पेज से ही भेजा जाना चाहिए।',
    reload: 'फिर से कोशिश करें',
    home: 'होम पेज पर जाएँ',
  },
};
