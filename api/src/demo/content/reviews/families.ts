import type { LanguageCode } from 'shared-kernel/contract/languages';

/** Review texts for products that are used in a similar way. */
interface FamilyReviews {
  /** with four and five stars */
  readonly praise: readonly string[];
  /** with one and two stars */
  readonly complaint: readonly string[];
}

const FAMILIES = {
  clothing: ['womens-clothing', 'mens-clothing'],
  shoes: ['shoes'],
  accessories: ['bags', 'accessories', 'jewellery-watches'],
  devices: ['phones', 'computers', 'cameras', 'audio', 'tv-gaming'],
  home: ['furniture', 'decor-lighting', 'clocks'],
  kitchen: ['kitchen'],
  garden: ['plants-tools'],
  care: ['make-up', 'skin-care', 'hair', 'shaving-dental', 'bath'],
  sports: ['ball-sports', 'racket-sports', 'fitness', 'wheels', 'camping-water', 'winter-sports'],
  toys: ['soft-toys', 'games-puzzles', 'outdoor-toys'],
  music: ['strings-keys', 'wind-drums'],
  food: ['bakery', 'sweets', 'fruit', 'pantry', 'drinks'],
  paper: ['writing', 'notebooks', 'office', 'art', 'sewing-knitting'],
} as const satisfies Record<string, readonly string[]>;
export type Family = keyof typeof FAMILIES;

/**
 * The family of a sub-category.
 *
 * @throws if it belongs to none
 */
export function familyOf(shelf: string): Family {
  for (const [family, shelves] of Object.entries(FAMILIES)) {
    if ((shelves as readonly string[]).includes(shelf)) return family as Family;
  }
  throw new Error(`Reviews know no family of '${shelf}'.`);
}

/** By family and language; true of every product in the family, so no text names a specific product. */
export const FAMILY_REVIEWS: Readonly<Record<Family, Readonly<Record<LanguageCode, FamilyReviews>>>> = {
  clothing: {
    en: {
      praise: [
        'True to size.',
        'Washed five times, and neither colour nor shape has changed.',
        'The seams are clean, inside as well.',
        'I have had compliments every time I wore it.',
        'Soft from the first day, no scratchy label.',
      ],
      complaint: [
        'Runs a whole size small, and the exchange took ten days.',
        'It lost its colour in the first wash.',
        'A seam came open after two evenings.',
      ],
    },
    fr: {
      praise: [
        'Taille parfaitement.',
        'Lavé cinq fois : ni la couleur ni la coupe n’ont bougé.',
        'Les coutures sont nettes, même à l’intérieur.',
        'On me fait des compliments à chaque fois.',
      ],
      complaint: [
        'Taille une taille trop petit, et l’échange a pris dix jours.',
        'La couleur est partie au premier lavage.',
        'Une couture a lâché au bout de deux soirées.',
      ],
    },
    ar: {
      praise: [
        'المقاس مطابق تمامًا.',
        'غُسل خمس مرات ولم يتغير لونه ولا شكله.',
        'الخياطة نظيفة حتى من الداخل.',
        'القماش ناعم من أول يوم.',
      ],
      complaint: [
        'المقاس أصغر من المعتاد، والتبديل استغرق عشرة أيام.',
        'بهت اللون من أول غسلة.',
        'انفتحت الخياطة بعد مرتين.',
      ],
    },
    tr: {
      praise: [
        'Kalıbı tam.',
        'Beş kez yıkandı, ne rengi soldu ne kalıbı bozuldu.',
        'Dikişleri tertemiz, içi bile.',
        'Her giydiğimde nereden aldığımı soruyorlar.',
      ],
      complaint: [
        'Kalıbı bir beden küçük, değişim on gün sürdü.',
        'İlk yıkamada rengi soldu.',
        'İki giyişte dikişi açıldı.',
      ],
    },
    hi: {
      praise: [
        'नाप बिल्कुल सही है।',
        'पाँच बार धो चुकी हूँ, न रंग उतरा न आकार बिगड़ा।',
        'सिलाई अंदर से भी साफ़ है।',
        'जब भी पहना, सबने तारीफ़ की।',
      ],
      complaint: [
        'नाप एक साइज़ छोटा है और बदलने में दस दिन लगे।',
        'पहली धुलाई में ही रंग उतर गया।',
        'दो बार पहनते ही सिलाई खुल गई।',
      ],
    },
  },
  shoes: {
    en: {
      praise: [
        'Comfortable from the first hour, no blisters.',
        'Order your usual size.',
        'Two months of daily wear, and the soles look like new.',
        'Better finished than shoes I paid twice as much for.',
      ],
      complaint: [
        'Too narrow at the toes, I had to send them back.',
        'The sole came loose after a month.',
        'One was a touch larger than the other.',
      ],
    },
    fr: {
      praise: [
        'Aucune ampoule, même le premier jour.',
        'Prenez votre pointure habituelle.',
        'Deux mois tous les jours, et la semelle est comme neuve.',
        'Mieux finies que des chaussures deux fois plus chères.',
      ],
      complaint: [
        'Trop étroites au bout, je les ai renvoyées.',
        'La semelle s’est décollée au bout d’un mois.',
        'L’une était un peu plus grande que l’autre.',
      ],
    },
    ar: {
      praise: [
        'مريحة من الساعة الأولى ولا تجرح القدم.',
        'اطلبوا مقاسكم المعتاد.',
        'شهران من اللبس اليومي والنعل كأنه جديد.',
      ],
      complaint: ['ضيقة عند الأصابع فأعدتها.', 'انفصل النعل بعد شهر.', 'إحدى الفردتين أكبر قليلًا من الأخرى.'],
    },
    tr: {
      praise: [
        'İlk saatten rahat, hiç vurmadı.',
        'Kendi numaranızı alın.',
        'İki aydır her gün giyiyorum, tabanı yeni gibi.',
      ],
      complaint: ['Burnu çok dar, iade ettim.', 'Tabanı bir ayda açıldı.', 'Bir teki diğerinden biraz büyük geldi.'],
    },
    hi: {
      praise: [
        'पहले ही दिन से आरामदायक, एक भी छाला नहीं पड़ा।',
        'अपना रोज़ वाला नंबर ही लीजिए।',
        'दो महीने रोज़ पहने, तला अब भी नया जैसा है।',
      ],
      complaint: ['पंजे पर तंग थे, वापस करने पड़े।', 'महीने भर में तला खुल गया।', 'एक पैर का थोड़ा बड़ा निकला।'],
    },
  },
  accessories: {
    en: {
      praise: [
        'It looks far more expensive than it was.',
        'The colour is exactly the one in the picture.',
        'I have used it every day since it came.',
        'It came in a cloth bag, ready to give away.',
      ],
      complaint: [
        'The first one came with a scratch, and so did the second.',
        'The colour is duller than in the picture.',
        'It came apart after three weeks.',
      ],
    },
    fr: {
      praise: [
        'On dirait que cela a coûté bien plus cher.',
        'La couleur est exactement celle de la photo.',
        'Je m’en sers tous les jours depuis.',
        'Livré dans une pochette en tissu, prêt à offrir.',
      ],
      complaint: [
        'Rayé à l’arrivée, et le remplacement aussi.',
        'La couleur est plus terne que sur la photo.',
        'Cassé au bout de trois semaines.',
      ],
    },
    ar: {
      praise: [
        'يبدو أغلى بكثير من ثمنه.',
        'اللون كما في الصورة تمامًا.',
        'أستعمله كل يوم منذ وصوله.',
        'وصل في كيس من القماش جاهزًا للإهداء.',
      ],
      complaint: ['وصل وفيه خدش، وكذلك البديل.', 'اللون باهت مقارنة بالصورة.', 'تلف بعد ثلاثة أسابيع.'],
    },
    tr: {
      praise: [
        'Fiyatından çok daha pahalı duruyor.',
        'Rengi fotoğraftakiyle aynı.',
        'Geldiğinden beri her gün kullanıyorum.',
        'Bez kesesiyle geldi, hediye etmeye hazır.',
      ],
      complaint: ['Çizik geldi, yerine yollanan da öyle.', 'Rengi fotoğraftakinden soluk.', 'Üç haftada bozuldu.'],
    },
    hi: {
      praise: [
        'अपनी कीमत से कहीं महँगा लगता है।',
        'रंग बिल्कुल तस्वीर जैसा है।',
        'जब से आया है, रोज़ काम में ले रहा हूँ।',
        'कपड़े की थैली में आया, सीधे उपहार में देने लायक।',
      ],
      complaint: ['खरोंच के साथ आया, बदला तो दूसरा भी वैसा ही।', 'रंग तस्वीर से फीका है।', 'तीन हफ़्ते में ही ख़राब हो गया।'],
    },
  },
  devices: {
    en: {
      praise: [
        'Out of the box and working in five minutes.',
        'I compared four of these before I chose this one. After two months of daily use I would choose it again.',
        'Nothing rattles, nothing gets hot, every edge is finished.',
        'The printed guide is short and clear.',
        'Does what it promises, without an app to install.',
      ],
      complaint: [
        'It stopped working after a week. The refund came quickly, at least.',
        'The first one had a fault, and the second one had the same.',
        'Half of the functions are explained nowhere.',
      ],
    },
    fr: {
      praise: [
        'Déballé, branché, et cela marche en cinq minutes.',
        'J’en ai comparé quatre : je referais le même choix.',
        'Rien ne vibre, rien ne chauffe, tout est bien fini.',
        'La notice est courte et claire.',
      ],
      complaint: [
        'En panne au bout d’une semaine ; remboursé vite, au moins.',
        'Le premier avait un défaut, le second le même.',
        'La moitié des fonctions n’est expliquée nulle part.',
      ],
    },
    ar: {
      praise: [
        'أخرجته من العلبة وعمل خلال خمس دقائق.',
        'قارنت بين أربعة قبل أن أختاره، ولو عدت لاخترته من جديد.',
        'لا ضجيج ولا حرارة وكل تفصيل متقن.',
        'الدليل المطبوع قصير وواضح.',
      ],
      complaint: [
        'توقف عن العمل بعد أسبوع، لكن المال عاد بسرعة.',
        'الأول كان فيه عيب، والبديل فيه العيب نفسه.',
        'نصف الوظائف بلا شرح.',
      ],
    },
    tr: {
      praise: [
        'Kutudan çıkardım, beş dakikada çalıştı.',
        'Dört modeli karşılaştırdım; bugün olsa yine bunu alırdım.',
        'Ne ısınıyor ne ses yapıyor, işçiliği temiz.',
        'Kılavuzu kısa ve anlaşılır.',
      ],
      complaint: [
        'Bir haftada bozuldu; parası çabuk iade edildi.',
        'İlkinde arıza vardı, ikincisinde de aynısı.',
        'İşlevlerinin yarısı hiçbir yerde anlatılmıyor.',
      ],
    },
    hi: {
      praise: [
        'डिब्बे से निकाला और पाँच मिनट में चालू।',
        'चार मॉडल मिलाकर देखे थे; आज भी यही चुनूँगा।',
        'न गर्म होता है, न आवाज़ करता है, बनावट साफ़ है।',
        'साथ आई पुस्तिका छोटी और साफ़ है।',
      ],
      complaint: [
        'एक हफ़्ते में बंद हो गया; पैसे जल्दी लौट आए, यही ग़नीमत।',
        'पहले में ख़राबी थी, बदले में आए में भी वही।',
        'आधी सुविधाएँ कहीं समझाई ही नहीं गईं।',
      ],
    },
  },
  home: {
    en: {
      praise: [
        'It has changed the whole room.',
        'Heavier and better made than I expected.',
        'My partner, who never notices anything, asked where it came from.',
        'It fits in at our place as if it had always been there.',
      ],
      complaint: [
        'It arrived with a chip, and the new one took three weeks.',
        'Much smaller than it looks, measure first.',
        'It smelled of varnish for days.',
      ],
    },
    fr: {
      praise: [
        'Toute la pièce en est transformée.',
        'Plus lourd et mieux fait que je ne le pensais.',
        'Mon mari, qui ne remarque jamais rien, a demandé d’où cela venait.',
        'On dirait que cela a toujours été chez nous.',
      ],
      complaint: [
        'Arrivé ébréché, trois semaines pour l’échange.',
        'Bien plus petit qu’il n’y paraît, mesurez avant.',
        'Une odeur de vernis pendant des jours.',
      ],
    },
    ar: {
      praise: [
        'غيّر شكل الغرفة كلها.',
        'أثقل وأتقن مما توقعت.',
        'كل من زارنا سأل من أين اشتريناه.',
        'كأنه كان في بيتنا منذ سنين.',
      ],
      complaint: [
        'وصل مكسور الحافة، والبديل تأخر ثلاثة أسابيع.',
        'أصغر بكثير مما يبدو، راجعوا القياسات.',
        'بقيت رائحة الطلاء أيامًا.',
      ],
    },
    tr: {
      praise: [
        'Odanın havasını değiştirdi.',
        'Beklediğimden ağır ve sağlam.',
        'Gelen herkes nereden aldığımızı soruyor.',
        'Sanki hep bizim evdeymiş gibi durdu.',
      ],
      complaint: [
        'Kenarı kırık geldi, yenisi üç hafta sürdü.',
        'Göründüğünden çok daha küçük, önce ölçün.',
        'Günlerce vernik koktu.',
      ],
    },
    hi: {
      praise: [
        'पूरे कमरे की रौनक़ बदल गई।',
        'उम्मीद से ज़्यादा भारी और मज़बूत।',
        'घर आने वाला हर कोई पूछता है कहाँ से लिया।',
        'लगता है हमेशा से हमारे घर में था।',
      ],
      complaint: [
        'किनारा टूटा हुआ आया, नया मिलने में तीन हफ़्ते लगे।',
        'जितना दिखता है उससे बहुत छोटा है, पहले नाप लीजिए।',
        'कई दिन वार्निश की गंध आती रही।',
      ],
    },
  },
  kitchen: {
    en: {
      praise: [
        'In use every day, and it still looks new.',
        'Comes out of the dishwasher as it went in.',
        'Sits well in the hand.',
        'My daughter has taken it with her to her first flat, so I ordered another.',
      ],
      complaint: [
        'It came chipped, and the new one as well.',
        'After two weeks it looked like two years.',
        'Not what I would call dishwasher-proof.',
      ],
    },
    fr: {
      praise: [
        'Utilisé tous les jours, et toujours comme neuf.',
        'Sort du lave-vaisselle comme au premier jour.',
        'Très bien en main.',
        'Ma fille l’a emporté dans son premier appartement, j’en ai recommandé un.',
      ],
      complaint: [
        'Arrivé ébréché, et l’échange aussi.',
        'Au bout de deux semaines, on lui donnerait deux ans.',
        'Ne supporte pas le lave-vaisselle.',
      ],
    },
    ar: {
      praise: [
        'أستعمله كل يوم وما زال كالجديد.',
        'يخرج من الجلاية كما دخل.',
        'مريح في اليد.',
        'أخذته ابنتي إلى بيتها فطلبت آخر.',
      ],
      complaint: ['وصل مكسورًا، وكذلك البديل.', 'بعد أسبوعين بدا كأن عمره سنتان.', 'لا يتحمل الجلاية.'],
    },
    tr: {
      praise: [
        'Her gün kullanıyoruz, hâlâ yeni gibi.',
        'Bulaşık makinesinden girdiği gibi çıkıyor.',
        'Ele tam oturuyor.',
        'Kızım kendi evine götürdü, bize bir tane daha aldım.',
      ],
      complaint: [
        'Kırık geldi, değişimi de öyle.',
        'İki haftada iki yıllık gibi oldu.',
        'Bulaşık makinesine dayanmadı.',
      ],
    },
    hi: {
      praise: [
        'रोज़ काम में आता है, फिर भी नया जैसा।',
        'डिशवॉशर से जैसा गया वैसा ही निकला।',
        'हाथ में अच्छा बैठता है।',
        'बेटी अपने नए घर ले गई, तो दूसरा मँगवाया।',
      ],
      complaint: ['टूटा आया, बदले में आया भी वैसा ही।', 'दो हफ़्ते में दो साल पुराना लगने लगा।', 'डिशवॉशर नहीं झेल पाया।'],
    },
  },
  garden: {
    en: {
      praise: [
        'Packed so well that nothing had moved.',
        'Even better than what our garden centre sells, and cheaper.',
        'A present for my father, who does not part with it.',
      ],
      complaint: [
        'It had suffered on the way, and nobody answered for a week.',
        'Smaller than I thought, and not cheap for that.',
      ],
    },
    fr: {
      praise: [
        'Si bien emballé que rien n’avait bougé.',
        'Mieux qu’à la jardinerie, et moins cher.',
        'Offert à mon père, qui ne le quitte plus.',
      ],
      complaint: ['Avait souffert du voyage, et une semaine sans réponse.', 'Plus petit que prévu, et pas donné.'],
    },
    ar: {
      praise: ['مغلف بعناية ولم يتحرك شيء من مكانه.', 'أفضل مما في المشاتل وأرخص.', 'أهديته لوالدي ولا يفارقه.'],
      complaint: ['تضرر في الطريق ولم يرد أحد طوال أسبوع.', 'أصغر مما ظننت وليس رخيصًا.'],
    },
    tr: {
      praise: [
        'Öyle iyi paketlenmişti ki hiçbir şey oynamamış.',
        'Mahalledeki dükkândan hem iyi hem ucuz.',
        'Babama aldım, elinden düşürmüyor.',
      ],
      complaint: ['Yolda zarar görmüş, bir hafta yanıt veren olmadı.', 'Sandığımdan küçük, ucuz da değil.'],
    },
    hi: {
      praise: ['इतना सँभालकर पैक था कि कुछ भी हिला तक नहीं।', 'बाज़ार से अच्छा और सस्ता।', 'पिताजी को दिया, अब छोड़ते ही नहीं।'],
      complaint: ['रास्ते में ख़राब हो गया था, हफ़्ते भर किसी ने जवाब नहीं दिया।', 'सोचा था उससे छोटा निकला, सस्ता भी नहीं।'],
    },
  },
  care: {
    en: {
      praise: [
        'My skin is difficult and did not mind at all.',
        'A little is enough, so it lasts for months.',
        'Looks good on the shelf as well.',
        'My sister tried mine and ordered her own the same evening.',
      ],
      complaint: ['It did nothing for me, and my skin was red the next day.', 'It arrived half open.'],
    },
    fr: {
      praise: [
        'J’ai la peau difficile : aucune réaction.',
        'Il en faut peu, cela dure des mois.',
        'Joli aussi sur l’étagère.',
        'Ma sœur a essayé le mien et a commandé le soir même.',
      ],
      complaint: ['Aucun effet, et la peau rouge le lendemain.', 'Arrivé à moitié ouvert.'],
    },
    ar: {
      praise: [
        'بشرتي حساسة ولم أجد أي مشكلة.',
        'القليل يكفي فيدوم شهورًا.',
        'شكله جميل على الرف أيضًا.',
        'جربته أختي وطلبت لنفسها في المساء ذاته.',
      ],
      complaint: ['لم ألاحظ أي فائدة واحمرّت بشرتي في اليوم التالي.', 'وصل نصف مفتوح.'],
    },
    tr: {
      praise: [
        'Hassas cildimde hiç sorun çıkarmadı.',
        'Azıcık yetiyor, aylarca gidiyor.',
        'Rafta da güzel duruyor.',
        'Kız kardeşim benimkini denedi, aynı akşam kendine aldı.',
      ],
      complaint: ['Bir faydasını görmedim, ertesi gün cildim kızardı.', 'Yarı açık geldi.'],
    },
    hi: {
      praise: [
        'मेरी त्वचा संवेदनशील है, फिर भी कोई परेशानी नहीं हुई।',
        'थोड़ा ही काफ़ी है, महीनों चलता है।',
        'शेल्फ़ पर भी अच्छा लगता है।',
        'बहन ने मेरा देखा और उसी शाम अपने लिए मँगवा लिया।',
      ],
      complaint: ['कोई फ़ायदा नहीं हुआ, अगले दिन त्वचा लाल हो गई।', 'आधा खुला हुआ आया।'],
    },
  },
  sports: {
    en: {
      praise: [
        'A whole season, and no sign of wear.',
        'Our coach recommended it, and rightly.',
        'Good enough for the club, not too dear for the park.',
        'Light, and still solid.',
      ],
      complaint: [
        'It did not last one month of training.',
        'Cheaply made where it matters.',
        'A part was missing, and it came two weeks later.',
      ],
    },
    fr: {
      praise: [
        'Une saison entière, aucune trace d’usure.',
        'Conseillé par notre entraîneur, à juste titre.',
        'Assez bon pour le club, pas trop cher pour le parc.',
        'Léger, et pourtant solide.',
      ],
      complaint: [
        'N’a pas tenu un mois d’entraînement.',
        'Fabriqué à l’économie là où il ne faudrait pas.',
        'Il manquait une pièce, arrivée deux semaines après.',
      ],
    },
    ar: {
      praise: ['موسم كامل ولا أثر للاهتراء.', 'نصحنا به المدرب وكان محقًا.', 'يصلح للنادي وللحديقة معًا.', 'خفيف ومتين.'],
      complaint: ['لم يصمد شهرًا من التدريب.', 'الصنع رديء في أهم موضع.', 'كانت قطعة ناقصة ووصلت بعد أسبوعين.'],
    },
    tr: {
      praise: [
        'Koca sezonu çıkardı, aşınma yok.',
        'Hocamız önermişti, haklıymış.',
        'Kulübe yeter, parka da pahalı gelmez.',
        'Hafif ama sağlam.',
      ],
      complaint: [
        'Bir ay antrenmana dayanmadı.',
        'En önemli yeri özensiz yapılmış.',
        'Bir parçası eksikti, iki hafta sonra geldi.',
      ],
    },
    hi: {
      praise: [
        'पूरा सीज़न निकल गया, घिसने का निशान तक नहीं।',
        'कोच ने बताया था, सही कहा था।',
        'क्लब के लायक अच्छा, पार्क के लिए महँगा भी नहीं।',
        'हल्का, फिर भी मज़बूत।',
      ],
      complaint: ['एक महीने की प्रैक्टिस भी नहीं चला।', 'जहाँ मज़बूती चाहिए वहीं कमज़ोर है।', 'एक पुर्ज़ा कम था, दो हफ़्ते बाद आया।'],
    },
  },
  toys: {
    en: {
      praise: [
        'Two children, one afternoon, no tears.',
        'It has survived our three-year-old, which says everything.',
        'Grandfather plays with it more than the children do.',
        'Smooth edges and no smell, I checked.',
      ],
      complaint: [
        'Broken on the second day.',
        'Nice in the picture, thin in the hand.',
        'The paint came off on small fingers.',
      ],
    },
    fr: {
      praise: [
        'Deux enfants, un après-midi, aucune dispute.',
        'A survécu à notre fils de trois ans, c’est tout dire.',
        'Le grand-père y joue plus que les petits.',
        'Bords lisses, aucune odeur, j’ai vérifié.',
      ],
      complaint: [
        'Cassé dès le deuxième jour.',
        'Joli en photo, léger en main.',
        'La peinture est partie sur les petits doigts.',
      ],
    },
    ar: {
      praise: [
        'طفلان وعصر كامل بلا شجار.',
        'صمد أمام ابننا ذي الثلاث سنوات، وهذا يكفي.',
        'الجد يلعب به أكثر من الأحفاد.',
        'حوافه ملساء وبلا رائحة.',
      ],
      complaint: ['انكسر في اليوم الثاني.', 'جميل في الصورة وخفيف في اليد.', 'انتقل الطلاء إلى أصابع الصغار.'],
    },
    tr: {
      praise: [
        'İki çocuk, bütün öğleden sonra, hiç kavga yok.',
        'Üç yaşındaki oğlumuza dayandı, daha ne olsun.',
        'Dedesi çocuklardan çok oynuyor.',
        'Kenarları pürüzsüz, kokusu yok, baktım.',
      ],
      complaint: ['İkinci gün kırıldı.', 'Fotoğrafta güzel, elde incecik.', 'Boyası küçük parmaklara çıktı.'],
    },
    hi: {
      praise: [
        'दो बच्चे, पूरी दोपहर, एक भी झगड़ा नहीं।',
        'हमारे तीन साल के बेटे से बच गया, इतना ही काफ़ी है।',
        'बच्चों से ज़्यादा दादाजी खेलते हैं।',
        'किनारे चिकने हैं, कोई गंध नहीं।',
      ],
      complaint: ['दूसरे ही दिन टूट गया।', 'तस्वीर में सुंदर, हाथ में हल्का।', 'रंग बच्चों की उँगलियों पर उतर आया।'],
    },
  },
  music: {
    en: {
      praise: [
        'In tune when it came, and it has stayed so.',
        'My teacher tried it and nodded, which she rarely does.',
        'A warm sound that I did not expect at this price.',
        'The right one to begin with, and to stay with.',
      ],
      complaint: [
        'It would not stay in tune.',
        'A dent on the side that nobody could explain.',
        'The sound is thin, I have sent it back.',
      ],
    },
    fr: {
      praise: [
        'Juste à l’arrivée, et toujours juste depuis.',
        'Ma professeure l’a essayé et a hoché la tête, ce qui est rare.',
        'Un son chaleureux, inattendu à ce prix.',
        'Idéal pour commencer, et pour continuer.',
      ],
      complaint: [
        'Ne tient pas l’accord.',
        'Une bosse que personne n’a su expliquer.',
        'Le son est maigre, je l’ai renvoyé.',
      ],
    },
    ar: {
      praise: [
        'وصل مضبوطًا وبقي كذلك.',
        'جرّبته معلمتي فهزّت رأسها إعجابًا، ونادرًا ما تفعل.',
        'صوت دافئ لم أتوقعه بهذا السعر.',
        'مناسب للبداية وللاستمرار.',
      ],
      complaint: ['لا يثبت على النغمة.', 'فيه انبعاج لم يعرف أحد سببه.', 'صوته رفيع فأعدته.'],
    },
    tr: {
      praise: [
        'Akortlu geldi, öyle de kaldı.',
        'Hocam denedi, başını salladı; bunu pek yapmaz.',
        'Bu fiyata beklemediğim kadar sıcak bir ses.',
        'Başlamak için de devam etmek için de doğru seçim.',
      ],
      complaint: ['Akort tutmuyor.', 'Yanında kimsenin açıklayamadığı bir göçük vardı.', 'Sesi cılız, iade ettim.'],
    },
    hi: {
      praise: [
        'सुर में आया और सुर में ही रहा।',
        'मेरी गुरुजी ने बजाकर देखा और सिर हिलाया, जो वे कम ही करती हैं।',
        'इस कीमत में ऐसी मीठी आवाज़ की उम्मीद नहीं थी।',
        'शुरुआत के लिए भी ठीक, आगे के लिए भी।',
      ],
      complaint: ['सुर टिकता ही नहीं।', 'किनारे पर ऐसा गड्ढा था जिसका किसी के पास जवाब नहीं।', 'आवाज़ पतली है, वापस कर दिया।'],
    },
  },
  food: {
    en: {
      praise: [
        'Gone in one evening, we were four.',
        'Fresh, well packed, with a long date.',
        'You taste that somebody cares.',
        'I order it every month now.',
        'Better than at our market, and I live beside one.',
      ],
      complaint: [
        'It came a day late and was past its best.',
        'Far too sweet for me, and the packet was torn.',
        'Tastes of nothing much.',
      ],
    },
    fr: {
      praise: [
        'Disparu en une soirée, nous étions quatre.',
        'Frais, bien emballé, avec une longue date.',
        'On sent que c’est fait avec soin.',
        'J’en commande chaque mois.',
      ],
      complaint: ['Arrivé un jour trop tard, plus très frais.', 'Le paquet était déchiré.', 'Peu de goût.'],
    },
    ar: {
      praise: [
        'انتهى في سهرة واحدة وكنا أربعة.',
        'طازج ومغلف جيدًا وتاريخه بعيد.',
        'تشعر أن من صنعه يهتم.',
        'صرت أطلبه كل شهر.',
      ],
      complaint: ['وصل متأخرًا يومًا وقد فقد طزاجته.', 'كانت العلبة ممزقة.', 'بلا طعم يُذكر.'],
    },
    tr: {
      praise: [
        'Dört kişiydik, bir akşamda bitti.',
        'Taze, iyi paketlenmiş, tarihi uzun.',
        'Özenle yapıldığı tadından belli.',
        'Artık her ay sipariş ediyorum.',
      ],
      complaint: ['Bir gün geç geldi, tazeliği gitmişti.', 'Paketi yırtık çıktı.', 'Pek bir tadı yok.'],
    },
    hi: {
      praise: [
        'हम चार थे, एक शाम में ख़त्म।',
        'ताज़ा, अच्छी तरह पैक, तारीख़ भी लंबी।',
        'स्वाद में मेहनत झलकती है।',
        'अब हर महीने मँगवाता हूँ।',
      ],
      complaint: ['एक दिन देर से आया, ताज़गी जा चुकी थी।', 'पैकेट फटा हुआ था।', 'कोई ख़ास स्वाद नहीं।'],
    },
  },
  paper: {
    en: {
      praise: [
        'It makes me sit down and begin.',
        'Half of our office has one by now.',
        'Good quality for little money.',
        'My children use it for school, I use it when they sleep.',
      ],
      complaint: [
        'Looks well, works badly.',
        'It arrived bent, there was no card in the parcel.',
        'Not what it was ten years ago.',
      ],
    },
    fr: {
      praise: [
        'Cela donne envie de s’y mettre.',
        'La moitié du bureau l’a adopté.',
        'Bonne qualité pour peu d’argent.',
        'Les enfants s’en servent pour l’école, moi quand ils dorment.',
      ],
      complaint: [
        'Joli, mais peu pratique.',
        'Arrivé plié, rien ne le protégeait.',
        'Ce n’est plus la qualité d’il y a dix ans.',
      ],
    },
    ar: {
      praise: [
        'يشجعني على الجلوس والبدء.',
        'نصف زملائي في المكتب اشتروه.',
        'جودة جيدة بثمن قليل.',
        'يستعمله الأولاد للمدرسة وأنا حين ينامون.',
      ],
      complaint: ['جميل الشكل ضعيف الأداء.', 'وصل مثنيًا لأن الطرد بلا حماية.', 'لم يعد كما كان قبل عشر سنوات.'],
    },
    tr: {
      praise: [
        'İnsanı masaya oturtuyor.',
        'Ofisin yarısı artık bunu kullanıyor.',
        'Az paraya iyi kalite.',
        'Çocuklar okulda kullanıyor, onlar uyuyunca ben.',
      ],
      complaint: [
        'Görünüşü güzel, işi kötü.',
        'Bükülmüş geldi, koliye karton koymamışlar.',
        'On yıl önceki kalitesi kalmamış.',
      ],
    },
    hi: {
      praise: [
        'बैठकर शुरू करने का मन होता है।',
        'दफ़्तर में आधे लोगों ने यही ले लिया।',
        'कम पैसे में अच्छी गुणवत्ता।',
        'बच्चे स्कूल के लिए लेते हैं, उनके सोने पर मैं।',
      ],
      complaint: ['दिखने में अच्छा, काम में कमज़ोर।', 'मुड़ा हुआ आया, पार्सल में गत्ता तक नहीं था।', 'दस साल पहले वाली बात नहीं रही।'],
    },
  },
};
