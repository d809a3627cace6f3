import { type KindReviews, reviewsOfKind } from '../kind';

export const toysMusicReviews: Readonly<Record<string, KindReviews>> = {
  'teddy-bear': reviewsOfKind(
    [
      'The bear has been washed twice, has been to hospital once, and still has both eyes.',
      'The bear is smaller than my son had hoped.',
    ],
    [
      'L’ours est passé deux fois à la machine et il a toujours ses deux yeux.',
      'L’ours est plus petit que mon fils ne l’espérait.',
    ],
    ['غُسل الدبدوب مرتين وما زال كالجديد.', 'الدبدوب أصغر مما تمنى ابني.'],
    ['Ayıcık iki kez yıkandı, gözleri hâlâ yerinde.', 'Ayıcık oğlumun umduğundan küçük.'],
    ['टेडी दो बार धुला, फिर भी दोनों आँखें सही हैं।', 'टेडी बेटे की उम्मीद से छोटा है।'],
  ),
  'nesting-dolls': reviewsOfKind(
    ['Each of the dolls has a face of her own, even the smallest.', 'The biggest doll is stiff to open.'],
    ['Chaque poupée a son propre visage, même la plus petite.', 'La plus grande poupée s’ouvre difficilement.'],
    ['لكل دمية وجه مختلف حتى الصغرى منها.', 'الدمية الكبرى صعبة الفتح.'],
    ['Her matruşkanın yüzü ayrı, en küçüğünün bile.', 'En büyük matruşka zor açılıyor.'],
    ['हर गुड़िया का चेहरा अलग है, सबसे छोटी का भी।', 'सबसे बड़ी गुड़िया मुश्किल से खुलती है।'],
  ),
  puzzle: reviewsOfKind(
    [
      'A rainy week, four generations at one table, and no piece of the puzzle missing.',
      'The sky of the puzzle is two hundred pieces of the same blue.',
    ],
    [
      'Une semaine de pluie, quatre générations à table, et aucune pièce du puzzle ne manquait.',
      'Le ciel du puzzle compte deux cents pièces du même bleu.',
    ],
    ['جمعت الأحجية العائلة كلها حول طاولة واحدة ولم تنقصها قطعة.', 'سماء الأحجية مئتا قطعة باللون نفسه.'],
    [
      'Yağmurlu bir hafta, bütün aile masada; yapbozun tek parçası eksik değildi.',
      'Yapbozun gökyüzü iki yüz parça aynı mavi.',
    ],
    ['बरसात के हफ़्ते में पूरा परिवार एक मेज़ पर, पहेली का एक भी टुकड़ा कम नहीं।', 'पहेली का आसमान एक ही नीले रंग के दो सौ टुकड़े हैं।'],
  ),
  'chess-set': reviewsOfKind(
    [
      'The pieces stand where you put them, even on our wobbly café table.',
      'The bishops and pawns of the chess set look alike in dim light.',
    ],
    [
      'Des pièces bien lestées, stables même sur une table de café.',
      'Fous et pions du jeu d’échecs se ressemblent dans la pénombre.',
    ],
    ['قطع الشطرنج ثقيلة وثابتة على أي طاولة.', 'الفيل والبيدق متشابهان في الضوء الخافت.'],
    ['Satranç taşları ağır, sallanan masada bile devrilmiyor.', 'Loş ışıkta fil ile piyon karışıyor.'],
    ['शतरंज की गोटियाँ भारी हैं, हिलती मेज़ पर भी नहीं गिरतीं।', 'कम रोशनी में ऊँट और प्यादा एक जैसे लगते हैं।'],
  ),
  dice: reviewsOfKind(
    ['I rolled the dice six hundred times and wrote it down: fair.', 'The dice are loud on a wooden table.'],
    ['J’ai lancé ces dés six cents fois en notant tout : équilibrés.', 'Les dés sont bruyants sur une table en bois.'],
    ['رميت النرد مئات المرات وهو متوازن تمامًا.', 'النرد عالي الصوت على الخشب.'],
    ['Zarı altı yüz kez atıp yazdım, hilesiz.', 'Zar ahşap masada çok ses çıkarıyor.'],
    ['पासा छह सौ बार फेंककर लिखा, बिल्कुल सच्चा है।', 'लकड़ी की मेज़ पर पासा आवाज़ करता है।'],
  ),
  'toy-robot': reviewsOfKind(
    [
      'No batteries: you wind the robot, and it marches off the table. We catch it every time.',
      'The key of the robot is small for little fingers.',
    ],
    ['Sans piles : on remonte le robot, et il défile.', 'La clé du robot est petite pour de petits doigts.'],
    ['روبوت بلا بطاريات، تديره فيمشي على الطاولة.', 'مفتاح الروبوت صغير على أصابع الأطفال.'],
    ['Pil yok; robotu kuruyorsun, yürüyüp gidiyor.', 'Robotun anahtarı küçük parmaklara ufak.'],
    ['बैटरी नहीं चाहिए, चाबी भरो और रोबोट चल पड़ता है।', 'रोबोट की चाबी छोटी उँगलियों के लिए छोटी है।'],
  ),
  kite: reviewsOfKind(
    ['The kite was up before I had finished explaining.', 'The line of the kite tangles if you wind it in a hurry.'],
    ['Le cerf-volant volait avant la fin de mes explications.', 'Le fil du cerf-volant s’emmêle si on se presse.'],
    ['ارتفعت الطائرة الورقية قبل أن أنهي الشرح.', 'خيط الطائرة يتشابك عند لفّه بسرعة.'],
    ['Ben anlatmayı bitirmeden uçurtma havadaydı.', 'Aceleyle sarınca uçurtmanın ipi dolaşıyor.'],
    ['समझाना पूरा भी नहीं हुआ था कि पतंग आसमान में थी।', 'जल्दी में लपेटने पर पतंग की डोर उलझती है।'],
  ),
  'yo-yo': reviewsOfKind(
    ['The yo-yo sleeps long enough for tricks I last did in 1986.', 'The string of the yo-yo wears out in a month.'],
    ['Ce yo-yo tourne assez longtemps pour mes vieilles figures.', 'La ficelle du yo-yo s’use en un mois.'],
    ['يدور اليويو وقتًا يكفي لكل الحركات.', 'خيط اليويو يبلى خلال شهر.'],
    ['Yoyo aşağıda uzun dönüyor, eski numaralarımı yapabildim.', 'Yoyonun ipi bir ayda yıpranıyor.'],
    ['यो-यो देर तक घूमता है, बचपन के करतब फिर कर पाया।', 'यो-यो की डोरी महीने भर में घिस जाती है।'],
  ),
  'flying-disc': reviewsOfKind(
    [
      'The disc flies flat across the whole meadow, and our dog has opinions about it.',
      'The edge of the disc is hard on cold fingers.',
    ],
    [
      'Le disque vole droit sur toute la prairie, le chien en raffole.',
      'Le bord du disque est dur quand il fait froid.',
    ],
    ['يطير القرص مستويًا عبر الحديقة كلها.', 'حافة القرص قاسية في البرد.'],
    ['Disk bütün çayırı dümdüz geçiyor, köpeğimiz bayıldı.', 'Diskin kenarı soğukta sert.'],
    ['डिस्क पूरे मैदान में सीधी उड़ती है, कुत्ते को भी बहुत पसंद है।', 'ठंड में डिस्क का किनारा सख़्त लगता है।'],
  ),
  'electric-guitar': reviewsOfKind(
    ['The action of this guitar is low, and my fingers stopped bleeding.', 'The electric guitar hums near the lamp.'],
    ['Une guitare à l’action basse : mes doigts ne souffrent plus.', 'La guitare bourdonne près de la lampe.'],
    ['أوتار الغيتار منخفضة ومريحة للأصابع.', 'يصدر الغيتار أزيزًا قرب المصباح.'],
    ['Gitarın telleri alçak, parmaklarım rahat etti.', 'Gitar lambanın yanında vınlıyor.'],
    ['गिटार के तार नीचे हैं, उँगलियाँ नहीं दुखतीं।', 'लैंप के पास गिटार में भनभनाहट होती है।'],
  ),
  violin: reviewsOfKind(
    [
      'Our daughter’s first violin, and the neighbours have begun to ask for pieces.',
      'The bow of the violin needs a lot of rosin at first.',
    ],
    [
      'Le premier violon de notre fille, et les voisins en redemandent.',
      'L’archet du violon demande beaucoup de colophane au début.',
    ],
    ['أول كمان لابنتنا، وصار الجيران يطلبون المقطوعات.', 'قوس الكمان يحتاج إلى كثير من القلفونية أولًا.'],
    ['Kızımızın ilk kemanı; komşular artık parça istiyor.', 'Kemanın yayı başta bol reçine istiyor.'],
    ['बेटी का पहला वायलिन, पड़ोसी अब फ़रमाइश करते हैं।', 'वायलिन के गज़ पर शुरू में बहुत रोज़िन लगता है।'],
  ),
  banjo: reviewsOfKind(
    ['Bright, loud and cheerful: the banjo has ended all our silences.', 'The fifth peg of the banjo slips.'],
    ['Clair, fort, joyeux : ce banjo a mis fin à nos silences.', 'La cinquième cheville du banjo glisse.'],
    ['صوت البانجو صافٍ ومرح يملأ البيت.', 'المفتاح الخامس في البانجو ينزلق.'],
    ['Banjonun sesi parlak ve neşeli, ev şenlendi.', 'Banjonun beşinci burgusu kayıyor.'],
    ['बैंजो की आवाज़ खिली हुई है, घर में रौनक़ आ गई।', 'बैंजो की पाँचवीं खूँटी फिसलती है।'],
  ),
  'keyboard-piano': reviewsOfKind(
    [
      'With headphones I practise on this keyboard at midnight, and my family loves me again.',
      'The keys of the keyboard are lighter than on a piano.',
    ],
    [
      'Casque sur les oreilles, je joue à minuit sur ce piano, et ma famille m’aime encore.',
      'Les touches du clavier sont plus légères que celles d’un piano.',
    ],
    ['أتدرب على البيانو بالسماعات في منتصف الليل بلا إزعاج.', 'مفاتيح البيانو أخف من الحقيقي.'],
    ['Kulaklıkla gece yarısı piyano çalışıyorum, evde huzur var.', 'Piyanonun tuşları gerçeğinden hafif.'],
    ['हेडफ़ोन लगाकर आधी रात को भी पियानो बजा लेता हूँ।', 'कीबोर्ड की कुंजियाँ असली पियानो से हल्की हैं।'],
  ),
  saxophone: reviewsOfKind(
    [
      'The low notes of this saxophone come at once, as warm as the coffee beside it.',
      'The case of the saxophone is simple.',
    ],
    ['Les graves de ce saxophone sortent tout de suite, chauds et pleins.', 'L’étui du saxophone est sommaire.'],
    ['نغمات الساكسفون المنخفضة تخرج دافئة وبسهولة.', 'حقيبة الساكسفون بسيطة.'],
    ['Saksafonun pes sesleri hemen, sıcacık geliyor.', 'Saksafonun kutusu basit.'],
    ['सैक्सोफ़ोन के नीचे के सुर तुरंत और गर्माहट से निकलते हैं।', 'सैक्सोफ़ोन का डिब्बा साधारण है।'],
  ),
  trumpet: reviewsOfKind(
    ['The valves of this trumpet run like water, I oiled them once.', 'The mouthpiece of the trumpet is shallow.'],
    ['Les pistons de cette trompette glissent comme de l’eau.', 'L’embouchure de la trompette est peu profonde.'],
    ['صمامات البوق تتحرك بسلاسة تامة.', 'فوهة البوق ضحلة قليلًا.'],
    ['Trompetin pistonları su gibi akıyor.', 'Trompetin ağızlığı biraz sığ.'],
    ['ट्रम्पेट के वाल्व पानी की तरह चलते हैं।', 'ट्रम्पेट का मुँह थोड़ा उथला है।'],
  ),
  drum: reviewsOfKind(
    [
      'The snare answers the lightest stroke, and the school band has a heart again.',
      'The sticks that come with the drum are short.',
    ],
    [
      'La caisse claire répond au moindre coup, l’orchestre de l’école revit.',
      'Les baguettes de la caisse claire sont courtes.',
    ],
    ['يستجيب الطبل لأخف ضربة.', 'عصوا الطبل قصيرتان.'],
    ['Trampet en hafif vuruşa yanıt veriyor.', 'Trampetin bagetleri kısa.'],
    ['ड्रम हल्की से हल्की चोट पर भी बोलता है।', 'ड्रम की डंडियाँ छोटी हैं।'],
  ),
  djembe: reviewsOfKind(
    [
      'The bass of this drum goes through the floor, our circle sounds complete.',
      'The skin of the drum needs the sun in damp weather.',
    ],
    ['Les basses de ce djembé traversent le plancher.', 'La peau du djembé se détend par temps humide.'],
    ['صوت الطبلة عميق يهز الأرض.', 'جلد الطبلة يرتخي في الرطوبة.'],
    ['Davulun bası yere işliyor, çemberimiz tamamlandı.', 'Davulun derisi nemde gevşiyor.'],
    ['ढोल की गूँज ज़मीन तक जाती है, हमारी मंडली पूरी हो गई।', 'नमी में ढोल की खाल ढीली हो जाती है।'],
  ),
  accordion: reviewsOfKind(
    ['Grandfather put the accordion on and forgot that his knees hurt.', 'The straps of the accordion are stiff.'],
    ['Grand-père a pris l’accordéon et a oublié ses genoux.', 'Les bretelles de l’accordéon sont raides.'],
    ['حمل جدي الأكورديون ونسي آلام ركبتيه.', 'حمالات الأكورديون قاسية.'],
    ['Dedem akordeonu eline aldı, dizlerinin ağrısını unuttu.', 'Akordeonun askıları sert.'],
    ['दादाजी ने अकॉर्डियन उठाया और घुटनों का दर्द भूल गए।', 'अकॉर्डियन की पट्टियाँ सख़्त हैं।'],
  ),
  maracas: reviewsOfKind(
    [
      'The maracas made our kitchen a dance floor within a minute.',
      'One of the maracas is a little louder than the other.',
    ],
    [
      'En une minute, ces maracas ont fait de la cuisine une piste de danse.',
      'L’une des maracas sonne plus fort que l’autre.',
    ],
    ['حوّلت الماراكاس مطبخنا إلى حلبة رقص.', 'إحدى الماراكاس أعلى صوتًا من الأخرى.'],
    ['Marakaslar mutfağı bir dakikada dans pistine çevirdi.', 'Marakasın biri öbüründen sesli.'],
    ['मराकस बजते ही रसोई नाच का मंच बन गई।', 'एक मराकस दूसरे से तेज़ बजता है।'],
  ),
};
