import type { LanguageCode } from 'shared-kernel/contract/languages';

/** Texts of the error page (S072, S214): they must work when nothing else of the shop is available. */
export const ERROR_TEXTS: Readonly<
  Record<
    LanguageCode,
    {
      sorry: string;
      title: string;
      message: string;
      apiDown: string;
      foreignForm: string;
      /** shown above a command, which is not translated */
      setUp: string;
      reload: string;
      home: string;
    }
  >
> = {
  en: {
    sorry: 'SORRY',
    title: 'We can’t show this page right now',
    message: 'Something went wrong',
    apiDown: 'API is down.',
    foreignForm: 'Please send this form from the shop itself.',
    setUp: 'Is this your shop? Set it up with this command:',
    reload: 'Try again',
    home: 'Go to homepage',
  },
  fr: {
    sorry: 'DÉSOLÉ',
    title: 'Nous ne pouvons pas afficher cette page pour le moment',
    message: 'Une erreur s’est produite',
    apiDown: 'Le service est momentanément indisponible.',
    foreignForm: 'Veuillez envoyer ce formulaire depuis la boutique.',
    setUp: 'C’est votre boutique ? Configurez-la avec cette commande :',
    reload: 'Réessayer',
    home: 'Aller à la page d’accueil',
  },
  ar: {
    sorry: 'عذرًا',
    title: 'يتعذّر عرض هذه الصفحة الآن',
    message: 'حدث خطأ ما',
    apiDown: 'الخدمة غير متاحة حاليًا.',
    foreignForm: 'يُرجى إرسال هذا النموذج من المتجر نفسه.',
    setUp: 'هل هذا متجرك؟ يمكنك إعداده بهذا الأمر:',
    reload: 'حاول مرة أخرى',
    home: 'الذهاب إلى الصفحة الرئيسية',
  },
  tr: {
    sorry: 'ÜZGÜNÜZ',
    title: 'Bu sayfayı şu anda gösteremiyoruz',
    message: 'Bir şeyler ters gitti',
    apiDown: 'Hizmete şu anda ulaşılamıyor.',
    foreignForm: 'Lütfen bu formu mağazanın kendi sayfasından gönderin.',
    setUp: 'Bu sizin mağazanız mı? Şu komutla kurabilirsiniz:',
    reload: 'Tekrar dene',
    home: 'Ana sayfaya git',
  },
  hi: {
    sorry: 'क्षमा करें',
    title: 'हम यह पेज अभी नहीं दिखा पा रहे हैं',
    message: 'कुछ गड़बड़ हो गई',
    apiDown: 'सेवा अभी उपलब्ध नहीं है।',
    foreignForm: 'कृपया यह फ़ॉर्म स्टोर के अपने पेज से भेजें।',
    setUp: 'क्या यह आपका स्टोर है? इसे इस कमांड से सेट अप करें:',
    reload: 'फिर कोशिश करें',
    home: 'होम पेज पर जाएँ',
  },
};
