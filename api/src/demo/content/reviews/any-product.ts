import type { LanguageCode } from 'shared-kernel/contract/languages';

export type Rating = 1 | 2 | 3 | 4 | 5;

/** Review texts that fit any product, a loaf as well as a laptop, by language and number of stars. */
export const REVIEWS: Readonly<Record<LanguageCode, Readonly<Record<Rating, readonly string[]>>>> = {
  en: {
    5: [
      'The store answered my question within an hour, in my language, and even on a Sunday.',
      'Exactly as shown.',
      'Third time I order from this store. Careful packing, a handwritten note, and it arrived a day early. I have nothing to complain about, and I usually do.',
      'Bought it as a gift and had to order a second one for myself.',
      'Love it!',
      'My mother, who is eighty-one and hard to please, has stopped complaining. That is the highest praise she gives.',
      'I read every review here, slept on it and ordered anyway. It came in three days, wrapped as if it were made of glass, and it is even better than I hoped.',
    ],
    4: [
      'Lovely, and it arrived on the day that was promised. The box had a dent, what was inside did not.',
      'Nearly five stars: everything I hoped for, only the packaging could be smaller.',
      'Very good. One star less because delivery took a week.',
      'Good value. I would buy it again.',
    ],
    3: [
      'Somewhere between good and fine.',
      'Average for the price.',
      'Not bad, not special.',
      'I expected a little more.',
    ],
    2: [
      'It arrived damaged. The store answered quickly and gave part of the money back, but I had hoped for more.',
      'Looks better in the picture.',
    ],
    1: [
      'The wrong one came, then nothing for two weeks. The people were polite, but I have given up.',
      'Sent it back; the refund came without questions, at least.',
    ],
  },
  fr: {
    5: [
      'Deuxième commande, toujours aussi bien.',
      'Conforme à la photo, livraison rapide, rien à redire.',
      'Une très belle surprise : la qualité est bien au-dessus du prix. Je recommande les yeux fermés.',
      'Toute la famille est conquise.',
      'Parfait !',
    ],
    4: [
      'Bon rapport qualité-prix, j’en rachèterai.',
      'Conforme et bien emballé, juste un jour de retard.',
      'Très bien, mais l’emballage est un peu grand pour ce que c’est.',
    ],
    3: ['Moyen.', 'J’attendais un peu plus pour ce prix, mais cela reste honnête.', 'Correct, sans plus.'],
    2: [
      'Ce n’est pas tout à fait ce que montre la photo.',
      'Reçu abîmé ; le service client a toutefois été aimable et m’a remboursé une partie.',
    ],
    1: ['Pas convaincu, retourné dès le lendemain.', 'Reçu abîmé, puis échangé : quelle perte de temps.'],
  },
  ar: {
    5: [
      'مطابق للصورة تمامًا والتوصيل كان سريعًا.',
      'جودة ممتازة مقابل السعر، وطلبت مرة ثانية لأختي.',
      'رائع! أنصح به.',
      'تغليف أنيق وبائع محترم، سأكرر الشراء بإذن الله.',
      'أعجب كل من في البيت.',
    ],
    4: ['قيمة جيدة مقابل السعر.', 'جيد جدًا، لكن العلبة وصلت منبعجة قليلًا.', 'ممتاز، وتأخر التوصيل يومين فقط.'],
    3: ['بين الجيد والعادي.', 'لا بأس به.', 'مقبول بالنسبة إلى سعره.'],
    2: ['يبدو في الصورة أجمل.', 'وصل متضررًا، والمتجر عوّضني عن جزء من الثمن.'],
    1: ['تأخر التوصيل كثيرًا ووصلني غير ما طلبت.', 'لم يعجبني وأعدته، وعاد المال من دون أسئلة.'],
  },
  tr: {
    5: [
      'Eşim de çok beğendi, ikincisini sipariş ettik.',
      'Satıcı sorularıma bir saat içinde yanıt verdi, çok memnunum.',
      'Fotoğraftakinin aynısı, paketleme çok özenliydi.',
      'Fiyatına göre harika. Anneme de aldım, o da bayıldı.',
      'Tek kelimeyle mükemmel.',
    ],
    4: [
      'Fiyatının hakkını veriyor.',
      'Kutusu biraz ezikti ama içindeki sapasağlam geldi.',
      'Gayet iyi, yalnızca kargo biraz geç geldi.',
    ],
    3: ['Fena değil, bir kez daha düşünürdüm.', 'Ortalama.', 'Beklentimi tam karşılamadı ama kötü de değil.'],
    2: ['Fotoğrafta daha güzel duruyor.', 'Hasarlı geldi; mağaza paranın bir kısmını hemen geri verdi.'],
    1: ['Yanlış ürün geldi, geri gönderdim.', 'İade ettim; parası sorunsuz geri yattı.'],
  },
  hi: {
    5: [
      'स्टोर ने एक घंटे में जवाब दिया, बहुत अच्छा अनुभव रहा।',
      'बिल्कुल तस्वीर जैसा, डिलीवरी भी समय से पहले हो गई।',
      'इस कीमत में इतनी अच्छी गुणवत्ता की उम्मीद नहीं थी। पूरे परिवार को पसंद आया।',
      'बहुत बढ़िया!',
      'माँ को बहुत पसंद आया, दूसरी बार भी मँगवाया।',
    ],
    4: ['पैसे वसूल।', 'डिब्बा थोड़ा पिचका था, पर सामान एकदम ठीक।', 'अच्छा है, बस डिलीवरी दो दिन देर से हुई।'],
    3: ['न बहुत अच्छा, न बुरा।', 'कीमत के हिसाब से औसत।', 'ठीक-ठाक है, कुछ ख़ास नहीं।'],
    2: ['तस्वीर में ज़्यादा अच्छा दिखता है।', 'टूटा हुआ मिला; स्टोर ने कुछ पैसे लौटा दिए।'],
    1: ['ग़लत सामान आया, बदलने में दो हफ़्ते लग गए।', 'पसंद नहीं आया, वापस कर दिया।'],
  },
};

/** Texts of reviews with pictures, all with five stars. */
export const WITH_PICTURES: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'See my photo: this is after three weeks of use, in ordinary daylight. Still perfect.',
    'The light in the shop pictures is kind, so I took my own by the window: the colour is exactly like this.',
    'As you can see it fits in well at our place. The cat approves, too.',
  ],
  fr: [
    'J’hésitais depuis des mois. Reçu en trois jours, emballé comme un bijou, avec un petit mot du vendeur. Les finitions sont superbes, rien ne bouge, rien ne grince, et la couleur est encore plus belle à la lumière du jour (voir ma photo). C’est rare que j’écrive un avis aussi long, mais là, il le fallait.',
    'Photo prise ce matin, sans filtre : c’est vraiment cette couleur.',
  ],
  ar: [
    'ترددت كثيرًا قبل الشراء وقرأت كل المراجعات هنا، والحمد لله أنني اشتريت. وصل خلال ثلاثة أيام مغلفًا بعناية ومعه بطاقة شكر مكتوبة بخط اليد. التفاصيل الصغيرة هي ما أسعدني: لا رائحة ولا خدوش وكل حافة متقنة. أرفقت صورة بعد أسبوعين من الاستعمال اليومي.',
    'هذه صورة من بيتي من دون أي تعديل، واللون كما ترونه تمامًا.',
  ],
  tr: [
    'Almadan önce buradaki bütün yorumları okudum, iyi ki almışım. Üç günde geldi, cam eşya gibi paketlenmişti, içinden el yazısıyla bir teşekkür notu çıktı. Ses yok, koku yok, her kenarı özenle bitirilmiş. İki haftalık kullanımdan sonraki fotoğrafını ekliyorum.',
    'Fotoğrafı pencere kenarında çektim, rengi tam olarak böyle.',
  ],
  hi: [
    'ख़रीदने से पहले यहाँ की हर समीक्षा पढ़ी थी। तीन दिन में आ गया, बहुत सँभालकर पैक किया हुआ, साथ में हाथ से लिखा धन्यवाद का नोट भी। न कोई गंध, न कोई खरोंच, हर किनारा सफ़ाई से बना है। दो हफ़्ते के इस्तेमाल के बाद की तस्वीर लगा रही हूँ, आप ख़ुद देख लीजिए।',
    'यह तस्वीर मैंने खिड़की के पास ली है, रंग बिल्कुल ऐसा ही है।',
  ],
};

/** Kinds whose first product gets many reviews with many photos. */
export const FAVOURITES: readonly string[] = [
  'summer-dress',
  'running-shoes',
  'headphones',
  'smartphone',
  'teddy-bear',
  'teapot',
  'city-bike',
  'notebook',
];
