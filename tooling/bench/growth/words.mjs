import { LANGUAGES } from '../../../souk-remote/contract/languages.mjs';

// words for titles, in the order of `LANGUAGES`: nouns and adjectives

export const THINGS = [
  ['Headphones', 'Casque audio', 'سماعات رأس', 'Kulaklık', 'हेडफ़ोन'],
  ['Sneakers', 'Baskets', 'أحذية رياضية', 'Spor ayakkabı', 'स्नीकर'],
  ['Table lamp', 'Lampe de table', 'مصباح طاولة', 'Masa lambası', 'टेबल लैंप'],
  ['Backpack', 'Sac à dos', 'حقيبة ظهر', 'Sırt çantası', 'बैकपैक'],
  ['Kettle', 'Bouilloire', 'غلاية', 'Su ısıtıcısı', 'केतली'],
  ['Office chair', 'Chaise de bureau', 'كرسي مكتب', 'Ofis koltuğu', 'ऑफ़िस कुर्सी'],
  ['Running shoes', 'Chaussures de course', 'حذاء جري', 'Koşu ayakkabısı', 'दौड़ने के जूते'],
  ['Notebook', 'Carnet', 'دفتر', 'Defter', 'कॉपी'],
  ['Face cream', 'Crème visage', 'كريم للوجه', 'Yüz kremi', 'फ़ेस क्रीम'],
  ['Frying pan', 'Poêle', 'مقلاة', 'Tava', 'कड़ाही'],
  ['Wall clock', 'Horloge murale', 'ساعة حائط', 'Duvar saati', 'दीवार घड़ी'],
  ['Yoga mat', 'Tapis de yoga', 'سجادة يوغا', 'Yoga matı', 'योगा मैट'],
  ['Winter coat', "Manteau d'hiver", 'معطف شتوي', 'Kışlık mont', 'सर्दी का कोट'],
  ['Toy train', 'Petit train', 'قطار لعبة', 'Oyuncak tren', 'खिलौना रेल'],
  ['Coffee grinder', 'Moulin à café', 'مطحنة قهوة', 'Kahve değirmeni', 'कॉफ़ी ग्राइंडर'],
  ['Bath towel', 'Serviette de bain', 'منشفة حمام', 'Banyo havlusu', 'नहाने का तौलिया'],
  ['Bicycle helmet', 'Casque de vélo', 'خوذة دراجة', 'Bisiklet kaskı', 'साइकिल हेलमेट'],
  ['Desk organiser', 'Rangement de bureau', 'منظم مكتب', 'Masa düzenleyici', 'डेस्क ऑर्गनाइज़र'],
  ['Sunglasses', 'Lunettes de soleil', 'نظارات شمسية', 'Güneş gözlüğü', 'धूप का चश्मा'],
  ['Plant pot', 'Pot de fleurs', 'أصيص نبات', 'Saksı', 'गमला'],
];

export const KINDS = [
  ['Linen', 'en lin', 'كتان', 'keten', 'लिनन'],
  ['Wireless', 'sans fil', 'لاسلكي', 'kablosuz', 'वायरलेस'],
  ['Oak', 'en chêne', 'بلوط', 'meşe', 'ओक'],
  ['Leather', 'en cuir', 'جلد', 'deri', 'चमड़े का'],
  ['Compact', 'compact', 'مدمج', 'kompakt', 'छोटा'],
  ['Organic', 'bio', 'عضوي', 'organik', 'जैविक'],
  ['Classic', 'classique', 'كلاسيكي', 'klasik', 'क्लासिक'],
  ['Steel', 'en acier', 'فولاذ', 'çelik', 'इस्पात का'],
  ['Soft', 'doux', 'ناعم', 'yumuşak', 'मुलायम'],
  ['Blue', 'bleu', 'أزرق', 'mavi', 'नीला'],
  ['Foldable', 'pliable', 'قابل للطي', 'katlanır', 'मुड़ने वाला'],
  ['Waterproof', 'étanche', 'مقاوم للماء', 'su geçirmez', 'जलरोधक'],
];

/** Values of variant attributes: ids 1 to 12, and 13 to 20. */
export const COLOURS = [
  ['Red', 'Rouge', 'أحمر', 'Kırmızı', 'लाल'],
  ['Orange', 'Orange', 'برتقالي', 'Turuncu', 'नारंगी'],
  ['Yellow', 'Jaune', 'أصفر', 'Sarı', 'पीला'],
  ['Green', 'Vert', 'أخضر', 'Yeşil', 'हरा'],
  ['Teal', 'Bleu canard', 'أزرق مخضر', 'Petrol mavisi', 'फ़िरोज़ी'],
  ['Blue', 'Bleu', 'أزرق', 'Mavi', 'नीला'],
  ['Navy', 'Bleu marine', 'كحلي', 'Lacivert', 'गहरा नीला'],
  ['Purple', 'Violet', 'بنفسجي', 'Mor', 'बैंगनी'],
  ['Pink', 'Rose', 'وردي', 'Pembe', 'गुलाबी'],
  ['Brown', 'Marron', 'بني', 'Kahverengi', 'भूरा'],
  ['Black', 'Noir', 'أسود', 'Siyah', 'काला'],
  ['Grey', 'Gris', 'رمادي', 'Gri', 'स्लेटी'],
];
export const SIZES = ['37', '38', '39', '40', '41', '42', '43', '44'].map((size) => LANGUAGES.map(() => size));

/** Words for the facts of a product. */
export const FACTS = [
  ['Material', 'Matière', 'الخامة', 'Malzeme', 'सामग्री'],
  ['Width', 'Largeur', 'العرض', 'Genişlik', 'चौड़ाई'],
  ['Height', 'Hauteur', 'الارتفاع', 'Yükseklik', 'ऊँचाई'],
  ['Weight', 'Poids', 'الوزن', 'Ağırlık', 'वज़न'],
  ['Care', 'Entretien', 'العناية', 'Bakım', 'देखभाल'],
  ['Warranty', 'Garantie', 'الضمان', 'Garanti', 'वारंटी'],
  ['Battery', 'Batterie', 'البطارية', 'Pil', 'बैटरी'],
  ['Machine washable', 'Lavable en machine', 'يغسل في الغسالة', 'Makinede yıkanır', 'मशीन में धोएँ'],
  ['Country of origin', 'Pays d’origine', 'بلد المنشأ', 'Menşei', 'मूल देश'],
  ['Recycled', 'Recyclé', 'معاد تدويره', 'Geri dönüştürülmüş', 'पुनर्चक्रित'],
  ['Aluminium', 'Aluminium', 'ألمنيوم', 'Alüminyum', 'एल्युमिनियम'],
  ['Season', 'Saison', 'الموسم', 'Mevsim', 'मौसम'],
];
