import type { LanguageCode } from 'shared-kernel/contract/languages';

/** Filters, then sort orders, that words of a search can ask for. */
export const WORDED = [
  'in_stock',
  'on_offer',
  'free_shipping',
  'price_low_to_high',
  'price_high_to_low',
  'avg_customer_review',
  'most_popular',
  'newest',
] as const;
export type Worded = (typeof WORDED)[number];

interface FilterPhrases {
  readonly phrases: Readonly<Record<Worded, readonly string[]>>;
  /** they make the number of stars before them a minimum */
  readonly stars: readonly string[];
  /** words before and after a phrase that mean nothing without it: 'shoes [that are] in stock' */
  readonly lead: readonly string[];
  readonly tail: readonly string[];
  /** words beside a phrase that stand for all products: '[products] on sale' */
  readonly everything: readonly string[];
}

const phrases = (text: string): string[] => text.split(',').map((phrase) => phrase.trim());

/**
 * Phrases folded as a search compares them: without accents, nukta, hamza and the Arabic article, dotless i as i. Words that more often name
 * a thing are left out: 'सेल' alone is a battery, 'عرض' a width, 'new' a part of many names.
 */
export const FILTER_PHRASES: Readonly<Record<LanguageCode, FilterPhrases>> = {
  en: {
    phrases: {
      in_stock: phrases('in stock, available, available now, ready to ship, not sold out'),
      on_offer: phrases(
        'on sale, in the sale, on offer, on special offer, special offer, special offers, on discount, discounted, at a discount, with discount, discount, discounts, offers, sale, sales, deal, deals, hot deals, clearance, bargain, bargains, reduced price, reduced prices, marked down, on promotion, promotion, promotions',
      ),
      free_shipping: phrases(
        'free shipping, free delivery, free postage, ships free, shipped free, no shipping cost, no shipping costs',
      ),
      price_low_to_high: phrases(
        'cheapest, cheap, low price, low prices, low priced, lowest price, lowest prices, lowest priced, best price, best prices, low cost, inexpensive, least expensive, affordable, most affordable, price low to high',
      ),
      price_high_to_low: phrases('most expensive, highest price, highest priced, dearest, priciest, price high to low'),
      avg_customer_review: phrases(
        'best rated, top rated, highest rated, high rated, highly rated, well rated, best reviewed, top reviewed, well reviewed, best reviews, good reviews, best rating, best ratings, best, the best',
      ),
      most_popular: phrases(
        'most popular, popular, best selling, top selling, bestselling, bestseller, bestsellers, best seller, best sellers, top seller, top sellers, most sold, most bought, trending',
      ),
      newest: phrases(
        'newest, latest, the latest, new arrival, new arrivals, newly arrived, just arrived, just in, new in, most recent',
      ),
    },
    stars: phrases('stars and up, star and up, stars or more, stars and above, stars and more, stars or better'),
    lead: phrases('with, that are, that is, which are, which is, currently, only, the, at, are, some'),
    tail: phrases('now, today, only, first'),
    everything: phrases('items, item, products, product, things, stuff, goods, articles, everything, all, anything'),
  },
  fr: {
    phrases: {
      in_stock: phrases('en stock, disponible, disponibles, dispo, dispos, disponible en stock'),
      on_offer: phrases(
        'en promo, en promos, en promotion, en promotions, promo, promos, promotion, promotions, en solde, en soldes, solde, soldes, soldee, soldees, en reduction, reduction, reductions, remises, en remise, a prix reduit, prix reduit, prix reduits, offres, en offre, offre speciale, offres speciales, bons plans, bon plan, bonnes affaires, bonne affaire, destockage, prix casse, prix casses, discount',
      ),
      free_shipping: phrases(
        'livraison gratuite, livraison offerte, livraison gratuit, frais de port offerts, frais de port gratuits, port gratuit, port offert, envoi gratuit, expedition gratuite, sans frais de port',
      ),
      price_low_to_high: phrases(
        'pas cher, pas chere, pas chers, pas cheres, moins cher, moins chere, moins chers, moins cheres, le moins cher, la moins chere, les moins chers, les moins cheres, bon marche, meilleur marche, a bas prix, bas prix, petit prix, petits prix, a petit prix, prix bas, meilleur prix, au meilleur prix, meilleurs prix, abordable, abordables, economique, economiques, prix croissant',
      ),
      price_high_to_low: phrases(
        'le plus cher, la plus chere, les plus chers, les plus cheres, plus cher, plus chere, plus chers, plus cheres, prix decroissant',
      ),
      avg_customer_review: phrases(
        'mieux note, mieux notee, mieux notes, mieux notees, le mieux note, la mieux notee, les mieux notes, les mieux notees, bien note, bien notee, bien notes, bien notees, meilleur, meilleure, meilleurs, meilleures, le meilleur, la meilleure, les meilleurs, les meilleures, meilleurs avis, meilleures notes, meilleure note',
      ),
      most_popular: phrases(
        'populaire, populaires, plus populaire, plus populaires, le plus populaire, la plus populaire, les plus populaires, meilleure vente, meilleures ventes, plus vendu, plus vendue, plus vendus, plus vendues, le plus vendu, la plus vendue, les plus vendus, les plus vendues, best seller, best sellers, tendance, tendances',
      ),
      newest: phrases(
        'nouveautes, nouveaute, dernieres nouveautes, nouveaux produits, nouveaux articles, nouveaux arrivages, nouvel arrivage, derniers arrivages, plus recent, plus recente, plus recents, plus recentes, le plus recent, la plus recente, les plus recents, les plus recentes, nouvelle collection, dernier cri',
      ),
    },
    stars: phrases('etoiles et plus, etoiles ou plus, etoiles minimum, etoiles au moins'),
    lead: phrases('avec, qui est, qui sont, qui soit, actuellement, seulement, au, le, la, les, de, des'),
    tail: phrases('actuellement, maintenant, seulement'),
    everything: phrases('articles, article, produits, produit, choses, tout, tous'),
  },
  ar: {
    phrases: {
      in_stock: phrases('متوفر, متوفره, متوفرين, متاح, متاحه, متوفر حاليا, متوفره حاليا, في مخزون, متوفر في مخزون'),
      on_offer: phrases(
        'عروض, عروض خاصه, عليه عرض, عليها عرض, في عرض, عرض خاص, خصم, خصومات, عليه خصم, عليها خصم, مع خصم, بخصم, مخفض, مخفضه, مخفضات, تخفيض, تخفيضات, عليه تخفيض, عليها تخفيض, في تخفيضات, بتخفيض, تنزيلات, في تنزيلات, بسعر مخفض, سعر مخفض, باسعار مخفضه, صفقات, اوكازيون, orood, 3orood, khasm, takhfidat, tanzilat',
      ),
      free_shipping: phrases(
        'شحن مجاني, بشحن مجاني, شحن مجانا, توصيل مجاني, بتوصيل مجاني, توصيل مجانا, شحنه مجاني, شحنها مجاني',
      ),
      price_low_to_high: phrases(
        'ارخص, رخيص, رخيصه, رخيصين, اقل سعر, اقل سعرا, باقل سعر, سعر منخفض, بسعر منخفض, سعر رخيص, بسعر رخيص, باسعار رخيصه, افضل سعر, بافضل سعر, احسن سعر, اقتصادي, اقتصاديه, arkhas, rakhis, rakhees, rekhis, rekhisa, rakhisa',
      ),
      price_high_to_low: phrases('اغلي, اعلي سعر, اعلي سعرا'),
      avg_customer_review: phrases(
        'اعلي تقييم, اعلي تقييما, افضل تقييم, افضل تقييما, احسن تقييم, ذات تقييم عالي, تقييم عالي, افضل, احسن, afdal, ahsan',
      ),
      most_popular: phrases('اكثر مبيعا, اكثر شعبيه, اكثر رواجا, اكثر طلبا, اكثر شراء, شائع, شائعه, رائج, رائجه, ترند'),
      newest: phrases('احدث, وصل حديثا, وصلت حديثا, وصلنا حديثا, جديدنا, منتجات جديده, ahdath'),
    },
    stars: phrases('نجوم فاكثر, نجوم او اكثر, نجوم فما فوق, نجوم واكثر'),
    lead: phrases('من, في, عليها, عليه, مع, ذات, حاليا, التي, الذي, هي, هو'),
    tail: phrases('حاليا, فقط, الان, من'),
    everything: phrases('منتجات, منتج, سلع, بضائع, اشياء, جميع, كل'),
  },
  tr: {
    phrases: {
      in_stock: phrases(
        'stokta, stokta olan, stoktaki, stokta var, stokta bulunan, stokta mevcut, mevcut, mevcut olan, satista, satista olan',
      ),
      on_offer: phrases(
        'indirimli, indirimde, indirimdeki, indirim, indirimler, indirimi, kampanya, kampanyali, kampanyada, kampanyadaki, kampanyalar, firsat, firsatlar, firsatlari, firsat urunleri, ucuzluk, ucuzlukta, promosyon, promosyonlu, promosyonda, outlet',
      ),
      free_shipping: phrases(
        'ucretsiz kargo, ucretsiz kargolu, kargo bedava, bedava kargo, kargosu bedava, kargosu ucretsiz, ucretsiz teslimat, ucretsiz gonderim',
      ),
      price_low_to_high: phrases(
        'ucuz, en ucuz, en ucuzu, uygun fiyatli, en uygun fiyatli, uygun fiyata, en uygun, dusuk fiyatli, en dusuk fiyatli, fiyati dusuk, dusuk fiyat, en dusuk fiyat, hesapli, en hesapli, ekonomik, en ekonomik',
      ),
      price_high_to_low: phrases('en pahali, en yuksek fiyatli, en yuksek fiyat'),
      avg_customer_review: phrases(
        'en iyi, en iyisi, yuksek puanli, en yuksek puanli, en cok begenilen, en begenilen, en iyi puanli, en iyi puan alan, en iyi degerlendirilen, en iyi yorumlu, iyi yorumlu',
      ),
      most_popular: phrases(
        'cok satan, cok satanlar, en cok satan, en cok satanlar, en cok satilan, populer, en populer, trend, en cok tercih edilen',
      ),
      newest: phrases(
        'en yeni, en yeniler, yeni gelen, yeni gelenler, yeni urunler, yeni cikan, yeni cikanlar, son cikan, en son cikan, yeni sezon',
      ),
    },
    stars: phrases('yildiz ve uzeri, yildiz ve ustu, yildiz ustu, yildiz uzeri'),
    lead: phrases('su anda, sadece'),
    tail: phrases('olan, olanlar'),
    everything: phrases('urunler, urun, urunleri, esyalar, seyler, her sey, tum, tum urunler'),
  },
  hi: {
    phrases: {
      in_stock: phrases('उपलब्ध, स्टॉक में, स्टॉक में उपलब्ध, स्टाक में, इन स्टॉक, अवेलेबल, stock me, stock mein, uplabdh'),
      on_offer: phrases(
        'सेल में, सेल पर, सेल वाले, सेल वाली, सेल वाला, छूट, छूट में, छूट पर, ऑफर, ऑफर में, ऑफर पर, ऑफर्स, डिस्काउंट, डिस्काउंट में, डिस्काउंट पर, रियायती, डील, डील्स, sale me, sale mein, sale par, sale wale, sale wali, offer me, offer mein, offer par, offer wale, discount wale, discount me, discount mein, chhoot, chhut, chhoot wale',
      ),
      free_shipping: phrases(
        'मुफ्त शिपिंग, फ्री शिपिंग, मुफ्त डिलीवरी, मुफ्त डिलिवरी, फ्री डिलीवरी, फ्री डिलिवरी, मुफ्त डाक, muft delivery, muft shipping',
      ),
      price_low_to_high: phrases(
        'सस्ता, सस्ते, सस्ती, सबसे सस्ता, सबसे सस्ते, सबसे सस्ती, कम दाम, कम दाम में, कम कीमत, कम कीमत में, सबसे कम दाम, सबसे कम कीमत, किफायती, सस्ते दाम, सस्ते दाम में, sasta, saste, sasti, sabse sasta, sabse saste, sabse sasti, kam daam, kam dam, kam daam me, kam kimat',
      ),
      price_high_to_low: phrases(
        'सबसे महंगा, सबसे महंगे, सबसे महंगी, सबसे महँगा, सबसे महँगे, सबसे महँगी, sabse mehenga, sabse mehnga, sabse mehenge, sabse mehengi, sabse mahanga',
      ),
      avg_customer_review: phrases(
        'सबसे अच्छा, सबसे अच्छे, सबसे अच्छी, सबसे बढिया, सबसे बेहतर, बेहतरीन, सर्वश्रेष्ठ, बेस्ट, टॉप रेटेड, बेस्ट रेटेड, टॉप रेटिंग, अच्छी रेटिंग, सबसे अच्छी रेटिंग, ज्यादा रेटिंग, सबसे ज्यादा रेटिंग, ऊंची रेटिंग, sabse accha, sabse achha, sabse acche, sabse achhe, sabse acchi, sabse achhi, sabse badhiya, achhi rating, acchi rating',
      ),
      most_popular: phrases(
        'लोकप्रिय, सबसे लोकप्रिय, पॉपुलर, सबसे पॉपुलर, बेस्टसेलर, बेस्ट सेलर, बेस्ट सेलिंग, ट्रेंडिंग, सबसे ज्यादा बिकने, सबसे ज्यादा बिकने वाला, सबसे ज्यादा बिकने वाले, सबसे ज्यादा बिकने वाली, sabse popular',
      ),
      newest: phrases(
        'सबसे नया, सबसे नए, सबसे नये, सबसे नई, नवीनतम, लेटेस्ट, नए आए, नया आया, न्यू अराइवल, sabse naya, sabse naye, sabse nayi, sabse nai',
      ),
    },
    stars: phrases('स्टार और ऊपर, स्टार से ऊपर, स्टार या ज्यादा, स्टार और उससे ऊपर'),
    lead: phrases('जो, सिर्फ, केवल, अभी'),
    tail: phrases('वाला, वाले, वाली, में, पर, का, के, की, है, हैं, हो, wala, wale, wali, me, mein, par, hai'),
    everything: phrases('सामान, चीजें, चीज, प्रोडक्ट, प्रोडक्ट्स, उत्पाद, सब, सभी, saman, samaan, cheezen, cheezein'),
  },
};
