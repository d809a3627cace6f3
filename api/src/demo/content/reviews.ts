import type { LanguageCode } from 'shared-kernel/contract/languages';

export type Rating = 1 | 2 | 3 | 4 | 5;

/** What people write, by language and number of stars; they fit any product. An empty text is a rating without words. */
export const REVIEWS: Readonly<Record<LanguageCode, Readonly<Record<Rating, readonly string[]>>>> = {
  en: {
    5: [
      'Simple, honest and well made. More of this, please.',
      'My mother, who is eighty-one and hard to please, has stopped complaining. That is the highest praise she gives.',
      'I was not sure whether to spend this much, read every review here, slept on it and ordered anyway. It came in three days, wrapped as if it were made of glass. What won me over is the small things: nothing rattles, nothing smells, every edge is finished. My partner, who never notices anything, asked where it came from. I have already sent the link to two friends.',
      'The store answered my question within an hour, in my language, and even on a Sunday.',
      'Exactly as shown, and better in the hand than in the picture.',
      'Third time I order from this store. Careful packing, a handwritten note, and it arrived a day early. I have nothing to complain about, and I usually do.',
      'Bought it as a gift and had to order a second one for myself.',
      'Love it!',
      'I compared four of these before I chose this one. After two months of daily use it still looks new. The only thing I would change is that I did not buy it sooner.',
      '',
    ],
    4: [
      'Lovely, and it arrived on the day that was promised. The box had a dent, the thing itself did not.',
      'I like it more every week. Minus one star because it was out of stock when I wanted the second one.',
      'Good value. My daughter took it over on the first evening.',
      'Nearly five stars: it does everything I hoped for, only the packaging could be smaller.',
      'Almost perfect. The instructions are a single page with tiny letters, and it took me an evening to find out how to look after it properly. Once that was clear I have had nothing but joy. If they add a better leaflet this is five stars.',
      'Bought two, one a little lighter in colour than the other. Both good, both kept.',
      'Very good. One star less because delivery took a week.',
      'Solid quality for the price. The colour is a little warmer than on my screen.',
      'Does what it should, looks nice while doing it.',
      '',
    ],
    3: [
      'Somewhere between good and fine. I keep it.',
      'Nice to look at, a bit fiddly to clean.',
      'I wanted to love it. The look is exactly right, the material feels honest, and the price is fair. But it is heavier than I thought and after a week I notice that I reach for the old one again. Not a bad buy, just not for me; somebody else may well give it five stars.',
      'Average. It does the job.',
      'It is fine. Not bad, not special.',
      'Good idea, but I expected it to be a bit larger. Read the measurements before you order.',
      '',
    ],
    2: [
      'The first one came with a loose part. They sent a second one without discussion, which I appreciate, but it has the same weakness in the same place, so it seems to be made like that.',
      'Arrived with a scratch. The store answered quickly and offered a part of the money back, but I had hoped for more.',
      'Looks better in the picture.',
    ],
    1: [
      'Wrong colour, then wrong size, then two weeks of waiting. The people were polite, but I have given up.',
      'Stopped being useful after a week. Sent it back; the refund came without questions, at least.',
    ],
  },
  fr: {
    5: [
      'Simple, solide et joli : que demander de plus ?',
      'Mon mari, toujours sceptique, a reconnu que c’était un bon achat.',
      'Deuxième commande, toujours aussi satisfaite.',
      'Conforme à la photo, livraison rapide, rien à redire.',
      'Une très belle surprise : la qualité est bien au-dessus du prix. Je recommande les yeux fermés.',
      'Ma fille l’adore, et moi aussi.',
      'Parfait !',
    ],
    4: [
      'Bon rapport qualité-prix, je rachèterai.',
      'Conforme et bien emballé, juste un jour de retard.',
      'Presque parfait, il manque juste un rangement.',
      'Très joli et pratique. J’enlève une étoile car la notice n’est pas très claire.',
      'Très bon produit, emballage un peu grand pour ce que c’est.',
      'Belle finition. J’aurais aimé un autre coloris.',
    ],
    3: [
      'Ni déçue, ni emballée.',
      'Moyen : j’attendais un peu plus pour ce prix, mais cela reste honnête.',
      'Correct, sans plus.',
      'Le produit est bien mais la livraison a pris dix jours.',
    ],
    2: [
      'La couleur ne correspond pas tout à fait à la photo.',
      'Déçu par la finition, le service client a toutefois été aimable.',
    ],
    1: ['Je n’ai pas été convaincu, retourné dès le lendemain.', 'Reçu abîmé. Échangé, mais quelle perte de temps.'],
  },
  ar: {
    5: [
      'بسيط ومتقن، هكذا تكون الصناعة.',
      'أعجب زوجتي كثيراً وطلبت واحداً آخر.',
      'الصورة لا توفيه حقه، هو أجمل في الواقع.',
      'مطابق للصورة تماماً والتوصيل كان سريعاً.',
      'جودة ممتازة مقابل السعر، اشتريت قطعة ثانية لأختي.',
      'رائع! أنصح به.',
      'تغليف أنيق وبائع محترم، سأكرر الشراء بإذن الله.',
    ],
    4: [
      'قيمة جيدة مقابل السعر.',
      'جميل وعملي، العلبة وصلت منبعجة قليلاً فقط.',
      'قريب من الكمال.',
      'جيد جداً، كنت أتمنى أن تكون التعليمات أوضح.',
      'منتج جيد جداً، لكن اللون أغمق قليلاً من الصورة.',
      'ممتاز، وتأخر التوصيل يومين فقط.',
    ],
    3: [
      'بين الجيد والعادي، سأحتفظ به.',
      'لا بأس به، يؤدي الغرض.',
      'مقبول بالنسبة إلى سعره.',
      'جيد لكنه أصغر مما توقعت.',
    ],
    2: ['اللون مختلف قليلاً عن المعروض.', 'وصل وفيه خدش صغير، والمتجر عوّضني عن جزء من الثمن.'],
    1: ['لم يناسبني وتأخر التوصيل كثيراً.', 'لم يعجبني وأعدته.'],
  },
  tr: {
    5: [
      'Sade, sağlam, güzel; başka ne ister insan?',
      'Eşim de çok beğendi, ikincisini sipariş ettik.',
      'Satıcı sorularıma bir saat içinde yanıt verdi, çok memnunum.',
      'Fotoğraftakinin aynısı, paketleme çok özenliydi.',
      'Fiyatına göre harika. Anneme de aldım, o da bayıldı.',
      'Tek kelimeyle mükemmel.',
      'İki aydır her gün kullanıyorum, ilk günkü gibi.',
    ],
    4: [
      'Fiyatının hakkını veriyor.',
      'Kutusu biraz ezikti ama ürün sapasağlam geldi.',
      'Beş yıldıza çok yakın.',
      'Gayet iyi; kullanım kılavuzu biraz daha açık olabilirdi.',
      'Güzel ürün, kargo biraz geç geldi.',
      'Kalitesi iyi, rengi ekranda biraz farklı görünüyor.',
    ],
    3: [
      'Fena değil, bir kez daha düşünürdüm.',
      'Ortalama bir ürün, işini görüyor.',
      'Beklentimi tam karşılamadı ama kötü de değil.',
      'İdare eder, çok bir beklentiniz olmasın.',
    ],
    2: ['Rengi fotoğraftakinden farklı geldi, değişim için uğraştım.', 'Beklediğimden küçük çıktı.'],
    1: ['Kutudan hasarlı çıktı, geri gönderdim.', 'İade ettim, bana göre değilmiş.'],
  },
  hi: {
    5: [
      'सादा, मज़बूत और सुंदर; और क्या चाहिए?',
      'माँ को बहुत पसंद आया, दूसरा भी मँगवा लिया।',
      'दुकान ने एक घंटे में जवाब दिया, बहुत अच्छा अनुभव रहा।',
      'बिल्कुल तस्वीर जैसा, डिलीवरी भी समय से पहले हो गई।',
      'इस दाम में इतनी अच्छी गुणवत्ता की उम्मीद नहीं थी। पूरे परिवार को पसंद आया।',
      'बहुत बढ़िया!',
      'दो महीने से रोज़ इस्तेमाल कर रही हूँ, कोई शिकायत नहीं।',
    ],
    4: [
      'पैसे वसूल।',
      'डिब्बा थोड़ा पिचका था, पर सामान एकदम ठीक।',
      'लगभग पूरे पाँच सितारे।',
      'अच्छा है, पर निर्देश थोड़े और साफ़ होने चाहिए थे।',
      'अच्छा है, बस रंग स्क्रीन से थोड़ा गहरा है।',
      'क़ीमत के हिसाब से अच्छी चीज़ है।',
    ],
    3: ['न बहुत अच्छा, न बुरा।', 'औसत है, काम चल जाता है।', 'ठीक-ठाक है, कुछ ख़ास नहीं।'],
    2: ['रंग तस्वीर से मेल नहीं खाता।', 'उम्मीद से छोटा निकला।'],
    1: ['टूटा हुआ मिला, बदलने में दो हफ़्ते लग गए।', 'पसंद नहीं आया, वापस कर दिया।'],
  },
};

/** What people write beside their pictures, with five stars. */
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
    'ترددت كثيراً قبل الشراء وقرأت كل المراجعات هنا، والحمد لله أنني اشتريت. وصل خلال ثلاثة أيام مغلفاً بعناية ومعه بطاقة شكر مكتوبة بخط اليد. التفاصيل الصغيرة هي ما أسعدني: لا رائحة ولا خدوش وكل حافة متقنة. أرفقت صورة بعد أسبوعين من الاستعمال اليومي.',
    'هذه صورة من بيتي من دون أي تعديل، واللون كما ترونه تماماً.',
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

/** Kinds whose first product everybody talks about, with many photos. */
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
