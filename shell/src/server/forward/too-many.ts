import { DEFAULT_LANGUAGE, isLanguage, type LanguageCode } from 'shared-kernel/contract/languages';

const TEXT: Record<LanguageCode, string> = {
  en: 'Too many requests at once. Please try again in a moment.',
  fr: 'Trop de demandes en même temps. Veuillez réessayer dans un instant.',
  ar: 'طلبات كثيرة في الوقت نفسه. يُرجى المحاولة مرة أخرى بعد قليل.',
  tr: 'Aynı anda çok fazla istek gönderildi. Lütfen biraz sonra tekrar deneyin.',
  hi: 'एक साथ बहुत ज़्यादा अनुरोध हो गए। कृपया थोड़ी देर बाद फिर कोशिश करें।',
};

/** Message for a call over the limit, in the shopper's language; the API is not called. @param language the call's language header */
export const tooMany = (language: unknown): string => TEXT[isLanguage(language) ? language : DEFAULT_LANGUAGE];
