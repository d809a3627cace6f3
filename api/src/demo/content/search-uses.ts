import type { LanguageCode } from 'shared-kernel/contract/languages';
import type { SearchSynonym } from './search-synonyms';

/** What a thing is for, as shoppers say it: 'something to read'. By the name of the kind. */
const USES: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  en: {
    book: 'to read, to read in bed, reading material',
    headphones: 'listen to music, listening to music, to listen to, listen to podcasts',
    pen: 'to write with, to write, for writing, writing with',
    chair: 'to sit on, sit on, for sitting',
    bed: 'to sleep in, to sleep on, for sleeping',
    'frying pan': 'to cook with, to cook in, to fry, for frying',
    cup: 'to drink from, drink coffee, drink tea',
    'kitchen knife': 'to cut, to cut vegetables, for cutting',
    'alarm clock': 'to wake up, to wake me up, for waking up',
    'sun hat': 'for the beach, beach stuff, beach things, beach essentials, for the seaside',
    scarf: 'to keep me warm, keep me warm, to keep warm, keep warm, against the cold',
    umbrella: 'for rain, for the rain, against rain, for rainy days',
    camera: 'to take pictures, to take photos, taking photos, taking pictures',
    torch: 'to see in the dark, light for camping',
  },
  fr: {
    livre: 'à lire, lire, lecture, pour lire',
    'casque audio': 'écouter de la musique, écouter la musique, écouter des podcasts',
    stylo: 'écrire, pour écrire',
    chaise: 's’asseoir, pour s’asseoir',
    lit: 'dormir, pour dormir',
    poêle: 'faire cuire',
    tasse: 'boire du café, boire le café, boire du thé, boire le thé',
    couteau: 'couper, couper les légumes',
    réveil: 'se réveiller, me réveiller',
    'chapeau de soleil': 'pour la plage, affaires de plage, pour la mer, bord de mer',
    écharpe: 'avoir chaud, tenir chaud, contre le froid',
    parapluie: 'contre la pluie, pour la pluie, jours de pluie',
    'appareil photo': 'prendre des photos, faire des photos, photographier',
  },
  ar: {
    كتاب: 'للقراءة, القراءة, أقرأ',
    'سماعات رأس': 'سماع الموسيقى, لسماع الموسيقى, الاستماع إلى الموسيقى, للاستماع للموسيقى',
    قلم: 'للكتابة, الكتابة',
    كرسي: 'للجلوس, الجلوس',
    سرير: 'للنوم, النوم',
    مقلاة: 'للطبخ, للقلي',
    منبه: 'للاستيقاظ, الاستيقاظ',
    'قبعة شمس': 'للبحر, للشاطئ, مستلزمات البحر, أغراض البحر',
    وشاح: 'يدفئني, للتدفئة, ضد البرد',
    مظلة: 'للمطر, ضد المطر',
    كاميرا: 'للتصوير, التصوير',
  },
  tr: {
    kitap: 'okuyacak, okumak, okumalık',
    kulaklık: 'müzik dinlemek, müzik dinlemeye',
    kalem: 'yazmak, yazı yazmak',
    sandalye: 'oturmak, oturacak',
    yatak: 'uyumak, uyuyacak',
    tava: 'yemek pişirmek, pişirmek, kızartmak',
    'çalar saat': 'uyanmak, sabah uyanmak',
    'güneş şapkası': 'plaj için, deniz için, sahil için, plaj malzemeleri',
    atkı: 'sıcak tutacak, beni sıcak tutacak, soğuğa karşı',
    şemsiye: 'yağmur için, yağmurda',
    'fotoğraf makinesi': 'fotoğraf çekmek, resim çekmek',
  },
  hi: {
    किताब: 'पढ़ने, पढ़ने के लिए, padhne',
    हेडफ़ोन: 'गाने सुनने, संगीत सुनने, म्यूज़िक सुनने, gaane sunne',
    पेन: 'लिखने, likhne',
    कुर्सी: 'बैठने, baithne',
    तवा: 'खाना बनाने, खाना पकाने',
    छाता: 'बारिश, बारिश के लिए, barish',
    कैमरा: 'फ़ोटो खींचने, फ़ोटो लेने',
  },
};

export const SEARCH_USES: readonly SearchSynonym[] = Object.entries(USES).flatMap(([language, uses]) =>
  Object.entries(uses).flatMap(([means, words]) =>
    words.split(', ').map((word) => ({ language: language as LanguageCode, word, means })),
  ),
);
