import { type KindReviews, reviewsOfKind } from '../kind';

export const stationeryReviews: Readonly<Record<string, KindReviews>> = {
  'fountain-pen': reviewsOfKind(
    [
      'The pen writes at the first touch, even after a week in the drawer.',
      'The nib of the pen is a little broad for forms.',
    ],
    [
      'Ce stylo-plume écrit du premier coup, même après une semaine au tiroir.',
      'La plume est un peu large pour les formulaires.',
    ],
    ['يكتب القلم من اللمسة الأولى حتى بعد أسبوع في الدرج.', 'ريشة القلم عريضة قليلًا على الاستمارات.'],
    ['Dolma kalem bir hafta çekmecede kaldı, ilk dokunuşta yazdı.', 'Kalemin ucu form doldurmak için biraz kalın.'],
    ['हफ़्ते भर दराज़ में रहने पर भी पेन पहली बार में लिखता है।', 'फ़ॉर्म भरने के लिए पेन की निब थोड़ी चौड़ी है।'],
  ),
  ballpoint: reviewsOfKind(
    ['People borrow this pen and do not want to give it back.', 'The refill of the pen is hard to find here.'],
    ['On m’emprunte ce stylo, et on oublie de me le rendre.', 'La recharge du stylo est difficile à trouver.'],
    ['كل من يستعير هذا القلم لا يريد إعادته.', 'عبوة القلم البديلة صعبة الإيجاد.'],
    ['Bu kalemi ödünç alan geri vermek istemiyor.', 'Kalemin yedeğini bulmak zor.'],
    ['जो भी यह पेन माँगता है, लौटाना नहीं चाहता।', 'इस पेन की रीफ़िल मुश्किल से मिलती है।'],
  ),
  pencil: reviewsOfKind(
    [
      'The pencils sharpen to a point and do not break in a seven-year-old’s fist.',
      'The rubber of the pencil smears a little.',
    ],
    ['Des crayons qui se taillent bien et résistent à mes élèves.', 'La gomme du crayon laisse une légère trace.'],
    ['يُبرى القلم جيدًا ولا ينكسر في يد طفل.', 'ممحاة القلم تترك أثرًا خفيفًا.'],
    ['Kalemler güzel açılıyor, çocuk elinde kırılmıyor.', 'Kalemin silgisi biraz iz bırakıyor.'],
    ['पेंसिल अच्छी छिलती है और बच्चे के हाथ में नहीं टूटती।', 'पेंसिल का रबर थोड़ा निशान छोड़ता है।'],
  ),
  'wax-crayon': reviewsOfKind(
    [
      'Thick crayons for small hands, and the sun in our picture is finally yellow.',
      'The crayons leave crumbs on the table.',
    ],
    ['De gros crayons pour petites mains, aux couleurs éclatantes.', 'Les crayons laissent des miettes sur la table.'],
    ['أقلام شمعية سميكة تناسب الأيدي الصغيرة وألوانها زاهية.', 'تترك الأقلام فتاتًا على الطاولة.'],
    ['Kalın pasteller küçük ellere göre, renkleri de canlı.', 'Pasteller masada kırıntı bırakıyor.'],
    ['मोटे रंग छोटे हाथों में अच्छे बैठते हैं, रंग भी चटक हैं।', 'मोम के रंग मेज़ पर चूरा छोड़ते हैं।'],
  ),
  notebook: reviewsOfKind(
    [
      'Fountain pen ink does not show through, and the notebook lies flat at every page.',
      'The band of the notebook wears out before the pages do.',
    ],
    [
      'L’encre ne traverse pas, et ce carnet reste ouvert à plat.',
      'L’élastique du carnet se détend avant la dernière page.',
    ],
    ['لا ينفذ الحبر من الورق، والدفتر ينفتح مستويًا.', 'رباط الدفتر يرتخي قبل أن تنتهي صفحاته.'],
    ['Mürekkep arkaya geçmiyor, defter dümdüz açılıyor.', 'Defterin lastiği sayfalardan önce gevşiyor.'],
    ['स्याही पीछे नहीं दिखती और नोटबुक सपाट खुलती है।', 'नोटबुक का रबर पन्नों से पहले ढीला हो जाता है।'],
  ),
  notepad: reviewsOfKind(
    [
      'One of these pads by the phone, one in the kitchen, one in the car.',
      'The spiral of the notepad catches on sleeves.',
    ],
    ['Un bloc près du téléphone, un dans la cuisine, un dans la voiture.', 'La spirale du bloc accroche les manches.'],
    ['مفكرة عند الهاتف وأخرى في المطبخ وثالثة في السيارة.', 'سلك المفكرة يعلق بالأكمام.'],
    ['Bloknotun biri telefonda, biri mutfakta, biri arabada.', 'Bloknotun spirali kola takılıyor.'],
    ['एक नोटपैड फ़ोन के पास, एक रसोई में, एक गाड़ी में।', 'नोटपैड का तार आस्तीन में अटकता है।'],
  ),
  planner: reviewsOfKind(
    ['No dates, so the planner forgave me when I skipped two weeks.', 'The planner has little room for Sundays.'],
    ['Sans dates : cet agenda m’a pardonné deux semaines d’oubli.', 'L’agenda laisse peu de place au dimanche.'],
    ['بلا تواريخ، فيمكن العودة إلى المخطط في أي أسبوع.', 'مساحة نهاية الأسبوع في المخطط صغيرة.'],
    ['Tarihsiz olduğu için iki hafta atlayınca ajanda küsmedi.', 'Ajandada pazar gününe az yer var.'],
    ['तारीख़ें नहीं हैं, इसलिए दो हफ़्ते छूटे तो भी प्लानर चल गया।', 'प्लानर में रविवार की जगह कम है।'],
  ),
  'novel-box': reviewsOfKind(
    ['I read the three novels in nine days and lent the box to my sister.', 'The print of the second novel is small.'],
    ['Trois romans lus en neuf jours, puis le coffret est parti chez ma sœur.', 'Le deuxième roman est imprimé petit.'],
    ['قرأت الروايات الثلاث في تسعة أيام ثم أعرتها لأختي.', 'خط الرواية الثانية صغير.'],
    ['Üç romanı dokuz günde bitirdim, kutuyu kardeşime verdim.', 'İkinci romanın yazısı küçük.'],
    ['तीनों उपन्यास नौ दिन में पढ़ डाले, फिर बहन को दिए।', 'दूसरे उपन्यास का अक्षर छोटा है।'],
  ),
  paperclips: reviewsOfKind(
    ['Thirty pages hold, and the paper clips do not bend open.', 'The box of the paper clips opens in the bag.'],
    ['Trente pages tiennent, et ces trombones ne se déforment pas.', 'La boîte de trombones s’ouvre dans le sac.'],
    ['تمسك المشابك ثلاثين ورقة من دون أن تنحني.', 'علبة المشابك تنفتح في الحقيبة.'],
    ['Ataşlar otuz sayfayı tutuyor, açılmıyor.', 'Ataşın kutusu çantada açılıyor.'],
    ['तीस पन्ने पकड़ते हैं और पेपर क्लिप मुड़ते नहीं।', 'क्लिप का डिब्बा बैग में खुल जाता है।'],
  ),
  'set-square': reviewsOfKind(
    [
      'The edges of the set square are straight, I checked with my father’s.',
      'The numbers on the set square are only in centimetres.',
    ],
    [
      'Les bords de cette équerre sont parfaitement droits, j’ai vérifié.',
      'L’équerre n’est graduée qu’en centimètres.',
    ],
    ['حواف المثلث مستقيمة تمامًا وأرقامه واضحة.', 'تدريج المثلث بالسنتيمتر فقط.'],
    ['Gönyenin kenarları tam doğru, ölçtüm.', 'Gönyede yalnızca santimetre var.'],
    ['सेट स्क्वायर के किनारे बिल्कुल सीधे हैं, जाँच लिया।', 'सेट स्क्वायर पर बस सेंटीमीटर के अंक हैं।'],
  ),
  clipboard: reviewsOfKind(
    [
      'The clip holds a whole inventory, and the board does not bend when I write standing.',
      'The clipboard is heavier than a plastic one.',
    ],
    [
      'La pince tient tout un inventaire, et la planche ne plie pas quand j’écris debout.',
      'Ce porte-bloc est plus lourd qu’un modèle en plastique.',
    ],
    ['مشبك اللوح قوي وأكتب عليه واقفًا بسهولة.', 'اللوح أثقل من البلاستيكي.'],
    ['Klipsi kalın bir desteyi tutuyor, ayakta yazarken esnemiyor.', 'Sekreterlik plastik olanından ağır.'],
    ['क्लिप मोटी गड्डी पकड़ता है और खड़े होकर लिखने पर तख़्ती नहीं मुड़ती।', 'क्लिपबोर्ड प्लास्टिक वाले से भारी है।'],
  ),
  abacus: reviewsOfKind(
    ['My son understood carrying over in one afternoon with this abacus.', 'The beads of the abacus are loud.'],
    ['Mon fils a compris la retenue en un après-midi avec ce boulier.', 'Les boules du boulier sont bruyantes.'],
    ['فهم ابني الجمع في عصر واحد بفضل المعداد.', 'خرز المعداد عالي الصوت.'],
    ['Oğlum eldeli toplamayı abaküsle bir öğleden sonrada kavradı.', 'Abaküsün boncukları ses yapıyor.'],
    ['इस गिनतारे से बेटा एक दोपहर में हासिल का जोड़ समझ गया।', 'गिनतारे के मनके आवाज़ करते हैं।'],
  ),
  'paint-palette': reviewsOfKind(
    ['The wells of this palette are deep enough for a real wash.', 'The palette stains after the first blue.'],
    ['Les godets de cette palette sont assez profonds pour un vrai lavis.', 'La palette se tache dès le premier bleu.'],
    ['تجاويف اللوحة عميقة وتكفي لمزج الألوان.', 'تتلطخ اللوحة من أول لون أزرق.'],
    ['Paletin gözleri gerçek bir yıkama yapacak kadar derin.', 'Palet ilk maviden sonra lekelendi.'],
    ['पैलेट के ख़ाने रंग मिलाने के लिए काफ़ी गहरे हैं।', 'पहले नीले रंग से ही पैलेट पर दाग़ पड़ गया।'],
  ),
  'paint-brush': reviewsOfKind(
    [
      'The brush keeps its point through a whole portrait and loses no hair.',
      'The handle of the brush is long for a travel box.',
    ],
    [
      'Ce pinceau garde sa pointe tout un portrait, sans perdre un poil.',
      'Le manche du pinceau est long pour une boîte de voyage.',
    ],
    ['تحافظ الفرشاة على رأسها ولا تتساقط شعيراتها.', 'مقبض الفرشاة طويل على علبة السفر.'],
    ['Fırça koca bir portre boyunca ucunu koruyor, tüy dökmüyor.', 'Fırçanın sapı seyahat kutusuna uzun.'],
    ['पूरा चित्र बनाने पर भी ब्रश की नोक बनी रहती है, बाल नहीं झड़ते।', 'सफ़री डिब्बे के लिए ब्रश का हत्था लंबा है।'],
  ),
  telescope: reviewsOfKind(
    [
      'I saw the rings of Saturn with this telescope and woke the whole family.',
      'The tripod of the telescope shakes in the wind.',
    ],
    [
      'J’ai vu les anneaux de Saturne avec ce télescope et réveillé toute la famille.',
      'Le trépied du télescope tremble au vent.',
    ],
    ['رأيت حلقات زحل بالتلسكوب وأيقظت العائلة كلها.', 'حامل التلسكوب يهتز في الريح.'],
    ['Teleskopla Satürn’ün halkalarını gördüm, bütün evi uyandırdım.', 'Teleskobun ayağı rüzgârda titriyor.'],
    ['इस दूरबीन से शनि के छल्ले देखे और पूरे घर को जगा दिया।', 'हवा में दूरबीन की तिपाई हिलती है।'],
  ),
  microscope: reviewsOfKind(
    [
      'Pond water under this microscope, and my pupils forgot the bell.',
      'The light of the microscope is weak at the highest power.',
    ],
    [
      'Une goutte d’étang sous ce microscope, et mes élèves ont oublié la sonnerie.',
      'La lumière du microscope est faible au plus fort grossissement.',
    ],
    ['قطرة من ماء البركة تحت المجهر أنست طلابي الجرس.', 'ضوء المجهر ضعيف عند أكبر تكبير.'],
    ['Mikroskopta bir damla gölet suyu; öğrencilerim zili duymadı.', 'Mikroskobun ışığı en büyük büyütmede zayıf.'],
    ['माइक्रोस्कोप में तालाब की एक बूँद देखी तो बच्चे घंटी भूल गए।', 'सबसे ज़्यादा ज़ूम पर माइक्रोस्कोप की रोशनी कम है।'],
  ),
  yarn: reviewsOfKind(
    ['The yarn does not split, and my first hat looks like a hat.', 'One ball of yarn is not enough for a scarf.'],
    [
      'Une laine qui ne se dédouble pas : mon premier bonnet ressemble à un bonnet.',
      'Une pelote ne suffit pas pour une écharpe.',
    ],
    ['خيط الصوف لا ينفصل، وقبعتي الأولى تشبه القبعات فعلًا.', 'كرة صوف واحدة لا تكفي لوشاح.'],
    ['Yün ipi ayrılmıyor, ilk berem bereye benzedi.', 'Tek yumak atkıya yetmiyor.'],
    ['ऊन के रेशे अलग नहीं होते, मेरी पहली टोपी सच में टोपी लगती है।', 'एक गोले से स्कार्फ़ पूरा नहीं बनता।'],
  ),
  'sewing-thread': reviewsOfKind(
    [
      'The thread ran through my machine at full speed and did not break once.',
      'The spool of the thread has no notch for the end.',
    ],
    ['Ce fil passe à pleine vitesse dans ma machine sans casser.', 'La bobine n’a pas d’encoche pour le bout du fil.'],
    ['مر الخيط في الماكينة بأقصى سرعة ولم ينقطع مرة.', 'البكرة بلا شق لتثبيت طرف الخيط.'],
    ['İplik makinede tam hızda bir kez bile kopmadı.', 'Makarada ipliğin ucunu tutan çentik yok.'],
    ['मशीन पूरी रफ़्तार पर चली, धागा एक बार भी नहीं टूटा।', 'रील में धागे का सिरा फँसाने की जगह नहीं है।'],
  ),
  'safety-pins': reviewsOfKind(
    ['The safety pins held a torn hem through a whole wedding.', 'The safety pins are strong but too thick for silk.'],
    [
      'Ces épingles ont tenu un ourlet déchiré pendant tout un mariage.',
      'Les épingles sont un peu épaisses pour la soie.',
    ],
    ['أمسكت الدبابيس طرف الثوب الممزق طوال العرس.', 'الدبابيس سميكة على الحرير.'],
    ['Çengelli iğne yırtılan eteği bütün düğün boyunca tuttu.', 'Çengelli iğneler ipek için kalın.'],
    ['पूरी शादी में सेफ़्टी पिन ने फटा किनारा सँभाले रखा।', 'रेशम के लिए सेफ़्टी पिन थोड़े मोटे हैं।'],
  ),
};
