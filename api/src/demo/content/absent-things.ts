import type { LanguageCode } from 'shared-kernel/contract/languages';

/** What shoppers ask for by name and the shop does not have, and the kinds that are like it; without kinds there is nothing like it. */
export interface AbsentThing {
  readonly names: Partial<Record<LanguageCode, readonly string[]>>;
  /** slugs */
  readonly kinds: readonly string[];
}

/** A brand is written with Latin letters in every language: English names count in all of them. */
const brands = (kinds: string, en: string, ar = '', hi = ''): AbsentThing => ({
  kinds: kinds.split(' '),
  names: { en: split(en), ar: split(ar), hi: split(hi) },
});
const things = (kinds: string, en: string, fr = '', ar = '', tr = '', hi = ''): AbsentThing => ({
  kinds: kinds.split(' ').filter(Boolean),
  names: { en: split(en), fr: split(fr), ar: split(ar), tr: split(tr), hi: split(hi) },
});
const split = (names: string) => names.split(', ').filter(Boolean);

export const ABSENT_THINGS: readonly AbsentThing[] = [
  brands(
    'running-shoes',
    'Nike, Adidas, Puma, Reebok, Asics, New Balance, Skechers, Under Armour, Air Jordan, Fila, Converse, Vans, Salomon, Bata, Slazenger, Kinetix',
    'نايك, نايكي, أديداس, اديداس, بوما, ريبوك, سكيتشرز, نيو بالانس',
    'नाइकी, नाइक, एडिडास, अदिदास, प्यूमा, रीबॉक, बाटा, स्केचर्स',
  ),
  brands(
    'smartphone',
    'iPhone, Samsung, Galaxy, Xiaomi, Redmi, Huawei, Oppo, OnePlus, Realme, Google Pixel, Nokia, Motorola',
    'آيفون, أيفون, ايفون, سامسونج, سامسونغ, جالكسي, شاومي, هواوي, اوبو, ريلمي, نوكيا',
    'आईफ़ोन, आइफ़ोन, सैमसंग, शाओमी, रेडमी, ओप्पो, वीवो, रियलमी, वनप्लस, नोकिया',
  ),
  brands(
    'headphones',
    'AirPods, Bose, JBL, Beats, Sennheiser, boAt earbuds, Galaxy Buds',
    'إيربودز, ايربودز, اير بودز',
    'एयरपॉड्स, एयरपॉड, जेबीएल, बोट हेडफ़ोन',
  ),
  brands('headphones camera', 'Sony', 'سوني', 'सोनी'),
  brands('gamepad', 'PlayStation, PS4, PS5, Xbox, Nintendo, DualShock', 'بلايستيشن, اكس بوكس', 'प्लेस्टेशन, एक्सबॉक्स'),
  brands(
    'laptop',
    'MacBook, Lenovo, Dell, Asus, Acer, ThinkPad, Chromebook, Toshiba, HP',
    'ماك بوك, ماكبوك, لينوفو, اسوس',
    'मैकबुक, लेनोवो, डेल, आसुस, एसर',
  ),
  brands('desktop', 'iMac'),
  brands('mouse keyboard', 'Logitech', 'لوجيتك', 'लॉजिटेक'),
  brands('printer', 'Epson, Brother printer', 'ابسون', 'एप्सन'),
  brands('camera', 'Canon, Nikon, GoPro, Fujifilm, Kodak', 'كانون, نيكون, جوبرو', 'कैनन, निकॉन, गोप्रो'),
  brands('retro-tv', 'LG, Panasonic, Vestel, TCL', 'ال جي, باناسونيك', 'एलजी, पैनासोनिक'),
  brands(
    'wrist-watch',
    'Rolex, Casio, Seiko, Omega, Swatch, Fossil, Tissot, Citizen watch, Titan watch, Apple Watch',
    'رولكس, كاسيو, سيكو, اوميغا',
    'रोलेक्स, कैसियो, टाइटन, फ़ॉसिल',
  ),
  things(
    'wrist-watch',
    'smartwatch, smart watch, fitness tracker, Fitbit',
    'montre connectée, bracelet connecté',
    'ساعة ذكية, سمارت ووتش',
    'akıllı saat, akıllı bileklik',
    'स्मार्टवॉच, स्मार्ट वॉच, स्मार्ट घड़ी, फ़िटनेस बैंड',
  ),
  brands('sunglasses', 'Ray-Ban, Rayban, Oakley, Persol', 'راي بان, ريبان', 'रे बैन, रेबैन'),
  brands(
    'handbag',
    'Gucci, Chanel, Louis Vuitton, Prada, Hermès, Michael Kors, Coach bag, Longchamp, Vuitton',
    'غوتشي, قوتشي, شانيل, لويس فيتون, برادا',
    'गुच्ची, शनेल, लुई वुइटन',
  ),
  brands('summer-dress t-shirt', 'Zara, H&M, Shein, Mango dress, LC Waikiki, Koton, Bershka', 'زارا, شي ان', 'ज़ारा'),
  brands('t-shirt', 'Lacoste, Ralph Lauren, Tommy Hilfiger, Uniqlo', 'لاكوست, بولو', 'लाकोस्ट'),
  brands('jeans', 'Levi’s, Levis, Wrangler, Diesel jeans', 'ليفايز', 'लेवाइस, लिवाइस'),
  brands('flip-flops', 'Crocs, Havaianas, Birkenstock', 'كروكس', 'क्रॉक्स'),
  brands('hiking-boots', 'Timberland, Caterpillar boots, Dr Martens, Doc Martens, Merrell', 'تمبرلاند', 'टिम्बरलैंड'),
  brands('suitcase', 'Samsonite, American Tourister, Delsey, Rimowa', 'سامسونايت', 'सैमसोनाइट'),
  brands('backpack', 'Eastpak, JanSport, Fjällräven, Wildcraft, Kipling', 'ايستباك', 'वाइल्डक्राफ़्ट'),
  brands('sofa dining-chair', 'Ikea', 'ايكيا, إيكيا', 'आइकिया'),
  brands('frying-pan', 'Tefal, Le Creuset', 'تيفال', 'प्रेस्टीज पैन'),
  brands('rechargeable-batteries', 'Duracell, Energizer, Varta', 'دوراسيل, انرجايزر', 'ड्यूरासेल'),
  brands('razor', 'Gillette, Braun, Wilkinson', 'جيليت', 'जिलेट'),
  brands('toothbrush', 'Oral-B, Colgate', 'اورال بي', 'ओरल बी, कोलगेट'),
  brands(
    'face-cream body-lotion',
    'Nivea, L’Oréal, Garnier, Neutrogena, CeraVe',
    'نيفيا, لوريال',
    'निविया, लॉरियल, गार्नियर',
  ),
  brands('lipstick', 'Maybelline, Sephora, Lakmé, Flormar, Huda Beauty', 'ميبيلين, هدى بيوتي', 'मेबेलिन, लैक्मे'),
  brands('soap-bar', 'Dove, Lux soap', 'صابون دوف, صابون لوكس', 'डव, लक्स'),
  brands('electric-guitar', 'Fender, Gibson, Ibanez', 'فندر', 'फ़ेंडर'),
  brands('keyboard-piano', 'Yamaha', 'ياماها', 'यामाहा'),
  brands('toy-robot puzzle', 'Lego, Playmobil', 'ليغو, ليجو', 'लेगो'),
  brands('nesting-dolls', 'Barbie', 'باربي', 'बार्बी'),
  brands('notebook', 'Moleskine, Leuchtturm'),
  brands('fountain-pen', 'Montblanc, Parker, Lamy', 'باركر, مون بلان', 'पार्कर'),
  brands('ballpoint', 'Bic, Pilot pen', '', 'रेनॉल्ड्स'),
  brands('wax-crayon pencil', 'Crayola, Faber-Castell', 'فابر كاستل', 'फ़ेबर कास्टेल'),
  brands(
    'chocolate',
    'Lindt, Milka, Cadbury, Toblerone, Ferrero Rocher, KitKat, Ülker',
    'غالاكسي شوكولاتة, كيت كات',
    'कैडबरी, डेयरी मिल्क, किटकैट',
  ),
  brands('cookies', 'Oreo', 'اوريو', 'ओरियो, पारले जी'),
  brands('green-tea', 'Lipton', 'ليبتون', 'लिप्टन'),
  brands('tennis-racket', 'Babolat, Wilson racket'),
  brands('basketball', 'Spalding', 'سبالدينج'),
  things('sofa', 'armchair, recliner', 'fauteuil', 'فوتيه', 'berjer, tekli koltuk', 'आरामकुर्सी, आर्मचेयर'),
  things('bed', 'mattress', 'matelas', 'مرتبة سرير', 'yatak bazası', 'गद्दा, मैट्रेस'),
  things(
    'cheese',
    'cheddar, mozzarella, gouda, feta',
    'cheddar, mozzarella, comté, camembert',
    'شيدر, موزاريلا, فيتا',
    'beyaz peynir, çedar',
    'मोज़रेला, चेडर',
  ),
  things('cap sun-hat', 'beanie', 'bonnet', 'طاقية صوف', 'bere', 'ऊनी टोपी'),
  things(
    'hiking-boots',
    'wellies, wellington boots, rain boots',
    'bottes de pluie',
    'جزمة مطر',
    'yağmur botu',
    'बरसाती जूते',
  ),
  things('electric-guitar banjo', 'ukulele', 'ukulélé', 'يوكوليلي', 'ukulele', 'यूकुलेले'),
  things('summer-dress', 'abaya', '', 'عباية, عباءة', 'abiye', 'लहंगा'),
  // nothing is like these, and parts of their names stand in what is something else
  things('', 'olive oil', 'huile d’olive', 'زيت زيتون', 'zeytinyağı', 'जैतून का तेल'),
  things(
    '',
    'washing machine, tumble dryer',
    'lave-linge, machine à laver, lave-vaisselle',
    'غسالة ملابس',
    'çamaşır makinesi, bulaşık makinesi',
    'वॉशिंग मशीन, वाशिंग मशीन',
  ),
  things('', 'sewing machine', 'machine à coudre', 'ماكينة خياطة', 'dikiş makinesi', 'सिलाई मशीन'),
  things('', 'perfume', 'parfum, eau de parfum', 'بارفان', 'parfüm', 'इत्र, परफ़्यूम'),
  things('', 'pillow, cushion', 'oreiller, coussin', 'مخدة, وسادة', 'yastık', 'तकिया'),
  things('', 'baby diapers', 'couches, couches bébé', 'حفاضات', 'bebek bezi', 'डायपर'),
  things('', 'coffee machine', 'machine à café, cafetière', 'ماكينة قهوة', 'kahve makinesi', 'कॉफ़ी मशीन'),
];
