import { type KindReviews, reviewsOfKind } from '../kind';

export const sportsReviews: Readonly<Record<string, KindReviews>> = {
  football: reviewsOfKind(
    ['The ball flies true, and our under-twelves stopped blaming it.', 'The football needs air every other week.'],
    [
      'Un ballon à la trajectoire nette : nos moins de douze ans n’ont plus d’excuse.',
      'Il faut regonfler le ballon toutes les deux semaines.',
    ],
    ['الكرة متزنة في طيرانها ولم يعد للاعبينا الصغار عذر.', 'تحتاج الكرة إلى نفخ كل أسبوعين.'],
    ['Top düzgün uçuyor, bizim minik takımın bahanesi kalmadı.', 'Topu iki haftada bir şişirmek gerekiyor.'],
    ['फ़ुटबॉल सीधी उड़ती है, हमारी छोटी टीम के बहाने ख़त्म।', 'हर दो हफ़्ते में फ़ुटबॉल में हवा भरनी पड़ती है।'],
  ),
  basketball: reviewsOfKind(
    ['Rough court, cold morning, and this basketball still grips.', 'Indoors the basketball picks up dust.'],
    [
      'Terrain rugueux, matin froid : ce ballon de basket accroche toujours.',
      'En salle, le ballon prend la poussière.',
    ],
    ['كرة السلة ثابتة في اليد حتى على الأرض الخشنة.', 'تلتقط الكرة الغبار في الصالة.'],
    ['Basket topu sert zeminde, soğukta bile elden kaymıyor.', 'Basket topu salonda toz tutuyor.'],
    ['खुरदरे कोर्ट पर भी बास्केटबॉल की पकड़ बनी रहती है।', 'हॉल में बास्केटबॉल पर धूल चिपकती है।'],
  ),
  volleyball: reviewsOfKind(
    [
      'Two hours of serves, and no red arms: the softest volleyball we have had.',
      'The volleyball is light in the wind.',
    ],
    [
      'Deux heures de service sans avant-bras rouges : le ballon de volley le plus doux.',
      'Dehors, le vent emporte ce ballon.',
    ],
    ['ساعتان من اللعب بلا ألم في الذراعين، كرة طائرة ناعمة.', 'الكرة خفيفة في الريح.'],
    [
      'İki saat servis attık, kollarımız kızarmadı; çok yumuşak bir voleybol topu.',
      'Voleybol topu rüzgârda hafif kalıyor.',
    ],
    ['दो घंटे खेलने पर भी हाथ लाल नहीं हुए, बहुत मुलायम वॉलीबॉल।', 'हवा में वॉलीबॉल हल्की पड़ती है।'],
  ),
  'rugby-ball': reviewsOfKind(
    [
      'The rugby ball sticks to wet hands, and we only play in the rain.',
      'The rugby ball is hard until it is played in.',
    ],
    [
      'Ce ballon de rugby colle aux mains mouillées, et chez nous il pleut toujours.',
      'Le ballon est dur tant qu’il n’a pas joué.',
    ],
    ['كرة الرغبي لا تنزلق من اليد المبتلة.', 'الكرة قاسية في أول مباراة.'],
    ['Rugby topu ıslak elde bile kaymıyor.', 'Rugby topu ilk maçlarda sert.'],
    ['गीले हाथों में भी रग्बी बॉल नहीं फिसलती।', 'शुरू के मैचों में रग्बी बॉल सख़्त रहती है।'],
  ),
  'tennis-racket': reviewsOfKind(
    ['My backhand found the court again with this racket.', 'The strings of the racket came a little loose.'],
    ['Mon revers a retrouvé le court avec cette raquette.', 'Le cordage de la raquette était un peu lâche.'],
    ['عادت ضربتي الخلفية إلى الملعب مع هذا المضرب.', 'أوتار المضرب مرتخية قليلًا عند الوصول.'],
    ['Bu raketle backhand’im yeniden korta giriyor.', 'Raketin telleri biraz gevşek geldi.'],
    ['इस रैकेट से मेरा बैकहैंड फिर कोर्ट में पड़ने लगा।', 'रैकेट के तार थोड़े ढीले आए।'],
  ),
  'badminton-set': reviewsOfKind(
    [
      'We play in the yard until we cannot see the shuttlecock any more.',
      'One shuttlecock is too few for this badminton set.',
    ],
    ['Nous jouons au badminton jusqu’à ne plus voir le volant.', 'Un seul volant, c’est peu.'],
    ['نلعب الريشة في الفناء حتى يحل الظلام.', 'كرة ريشة واحدة لا تكفي.'],
    ['Avluda topu göremeyene dek badminton oynuyoruz.', 'Badminton setinde tek top az.'],
    ['अँधेरा होने तक आँगन में बैडमिंटन चलता है।', 'एक शटल कम पड़ती है।'],
  ),
  'table-tennis-bat': reviewsOfKind(
    ['My spin has a bite with this bat that nobody at work expected.', 'The rubber of the bat wants cleaning often.'],
    [
      'Avec cette raquette, mes effets surprennent tout le bureau.',
      'Il faut nettoyer souvent le revêtement de la raquette.',
    ],
    ['صارت كراتي الملتفة تربك زملائي بهذا المضرب.', 'مطاط المضرب يحتاج إلى تنظيف متكرر.'],
    ['Bu raketle falsolarım ofistekileri şaşırttı.', 'Raketin lastiği sık temizlik istiyor.'],
    ['इस बैट से मेरी स्पिन ने दफ़्तर में सबको चौंका दिया।', 'बैट का रबर बार-बार साफ़ करना पड़ता है।'],
  ),
  'cricket-bat': reviewsOfKind(
    ['The middle of this bat is big, and so was my fifty on Sunday.', 'The cricket bat needs knocking in for a week.'],
    [
      'Un beau bois bien équilibré : cette batte a fait mon meilleur dimanche.',
      'La batte demande une semaine de préparation.',
    ],
    ['المضرب متوازن وسجلت به أفضل نتيجة لي.', 'يحتاج مضرب الكريكيت إلى أسبوع من التهيئة.'],
    ['Sopanın dengesi çok iyi, en iyi maçımı onunla oynadım.', 'Kriket sopasını bir hafta alıştırmak gerekiyor.'],
    ['बल्ले का बीच का हिस्सा ज़बरदस्त है, रविवार को पचास बनाए।', 'बल्ले को पहले हफ़्ते भर ठोककर तैयार करना पड़ता है।'],
  ),
  'boxing-gloves': reviewsOfKind(
    [
      'Three evenings a week on the bag, and my knuckles are fine in these gloves.',
      'The boxing gloves stay damp for a day.',
    ],
    [
      'Trois soirs par semaine au sac, et mes mains vont bien dans ces gants.',
      'Les gants restent humides une journée.',
    ],
    ['ثلاث حصص أسبوعيًا ويداي بخير مع هذه القفازات.', 'تبقى القفازات رطبة يومًا كاملًا.'],
    ['Haftada üç akşam torba, bu eldivenlerle ellerim sapasağlam.', 'Boks eldiveni bir gün nemli kalıyor.'],
    ['हफ़्ते में तीन शाम बैग पर, इन दस्तानों में हाथ सही-सलामत।', 'दस्ताने दिन भर नम रहते हैं।'],
  ),
  'judo-suit': reviewsOfKind(
    [
      'A judo suit that has been pulled by forty children and has no tear.',
      'The judo suit shrinks a size at sixty degrees.',
    ],
    [
      'Un kimono de judo tiré par quarante enfants, et pas une déchirure.',
      'Le kimono rétrécit d’une taille à soixante degrés.',
    ],
    ['بدلة الجودو صمدت أمام شد أربعين طفلًا.', 'تنكمش البدلة مقاسًا عند الغسل الساخن.'],
    ['Judo elbisesini kırk çocuk çekti, yırtık yok.', 'Judo elbisesi sıcak suda bir beden çekiyor.'],
    ['चालीस बच्चों ने खींचा, फिर भी जूडो पोशाक नहीं फटी।', 'गर्म पानी में जूडो पोशाक एक साइज़ सिकुड़ती है।'],
  ),
  stopwatch: reviewsOfKind(
    [
      'I can stop laps with cold fingers and without looking: this stopwatch is made by somebody who runs.',
      'The cord of the stopwatch is short.',
    ],
    [
      'Je chronomètre les tours sans regarder : ce chronomètre est pensé pour le bord de piste.',
      'Le cordon du chronomètre est court.',
    ],
    ['أسجل اللفات بساعة الإيقاف من دون أن أنظر إليها.', 'حبل ساعة الإيقاف قصير.'],
    ['Kronometreye bakmadan tur alabiliyorum, antrenör işi.', 'Kronometrenin ipi kısa.'],
    ['बिना देखे लैप दर्ज हो जाते हैं, स्टॉपवॉच सच में कोच के लिए बनी है।', 'स्टॉपवॉच की डोरी छोटी है।'],
  ),
  'city-bike': reviewsOfKind(
    [
      'Eleven kilometres to work every day, and this bike has needed nothing but air.',
      'The saddle of the bike is hard for the first month.',
    ],
    ['Onze kilomètres par jour, et ce vélo n’a demandé que de l’air.', 'La selle du vélo est dure le premier mois.'],
    ['أقطع بالدراجة طريقي إلى العمل كل يوم ولم تحتج إلى شيء سوى الهواء.', 'مقعد الدراجة قاسٍ في الشهر الأول.'],
    [
      'Her gün on bir kilometre işe gidiyorum, bisiklet havadan başka bir şey istemedi.',
      'Bisikletin selesi ilk ay sert.',
    ],
    ['रोज़ ग्यारह किलोमीटर दफ़्तर जाता हूँ, साइकिल में बस हवा भरनी पड़ी।', 'साइकिल की गद्दी पहले महीने सख़्त लगती है।'],
  ),
  'kick-scooter': reviewsOfKind(
    ['Folded in two seconds and under the desk: the scooter is my last mile.', 'The scooter shakes on cobbles.'],
    [
      'Pliée en deux secondes, sous le bureau : cette trottinette fait mon dernier kilomètre.',
      'La trottinette vibre sur les pavés.',
    ],
    ['يُطوى السكوتر في ثانيتين ويوضع تحت المكتب.', 'السكوتر يهتز على الطرق المرصوفة.'],
    ['Scooter iki saniyede katlanıp masanın altına giriyor.', 'Scooter parke taşında titriyor.'],
    ['स्कूटर दो सेकंड में मुड़कर मेज़ के नीचे आ जाता है।', 'पत्थर वाली सड़क पर स्कूटर काँपता है।'],
  ),
  skateboard: reviewsOfKind(
    [
      'The deck of this skateboard has survived my learning to ollie.',
      'The wheels of the skateboard are hard on rough asphalt.',
    ],
    [
      'La planche de ce skateboard a survécu à mes premiers ollies.',
      'Les roues du skateboard sont dures sur le bitume.',
    ],
    ['صمد لوح التزلج أمام كل سقطاتي وأنا أتعلم.', 'عجلات اللوح قاسية على الإسفلت الخشن.'],
    ['Kaykayın tahtası ollie öğrenmeme dayandı.', 'Kaykayın tekerlekleri bozuk asfaltta sert.'],
    ['सीखते हुए कितनी बार गिरा, स्केटबोर्ड का तख़्ता नहीं टूटा।', 'ख़राब सड़क पर स्केटबोर्ड के पहिये सख़्त लगते हैं।'],
  ),
  'roller-skates': reviewsOfKind(
    [
      'My daughter went round the park in these skates before I had tied mine.',
      'The laces of the roller skates are long.',
    ],
    [
      'Ma fille avait fait le tour du parc avec ces patins avant que je lace les miens.',
      'Les lacets des patins sont longs.',
    ],
    ['دارت ابنتي حول الحديقة بهذه الزلاجات قبل أن أربط حذائي.', 'أربطة الزلاجات طويلة.'],
    ['Kızım bu patenlerle ben bağcığımı bağlamadan parkı turladı.', 'Patenlerin bağcıkları uzun.'],
    ['मेरे फ़ीते बाँधने से पहले बेटी स्केट पर पार्क का चक्कर लगा आई।', 'स्केट के फ़ीते लंबे हैं।'],
  ),
  tent: reviewsOfKind(
    [
      'A night of thunder on the lake, and inside the tent it was dry.',
      'The tent is for two slim people without luggage.',
    ],
    [
      'Une nuit d’orage au bord du lac, et l’intérieur de la tente est resté sec.',
      'La tente convient à deux personnes minces, sans bagages.',
    ],
    ['ليلة من المطر عند البحيرة وبقي داخل الخيمة جافًا.', 'تتسع الخيمة لشخصين من دون أمتعة.'],
    ['Göl kenarında fırtınalı bir gece, çadırın içi kupkuruydu.', 'Çadır iki zayıf kişilik, eşyaya yer yok.'],
    ['झील किनारे तूफ़ानी रात थी, तंबू के अंदर सब सूखा रहा।', 'सामान के साथ दो लोगों के लिए तंबू छोटा है।'],
  ),
  compass: reviewsOfKind(
    ['Fog on the ridge, no signal, and the compass brought us down.', 'The lid of the compass is tight.'],
    ['Brouillard sur la crête, aucun réseau : cette boussole nous a ramenés.', 'Le couvercle de la boussole est dur.'],
    ['ضباب في الجبل بلا شبكة، والبوصلة أعادتنا سالمين.', 'غطاء البوصلة محكم أكثر من اللازم.'],
    ['Sırtta sis, telefon çekmiyor; pusula bizi indirdi.', 'Pusulanın kapağı sıkı.'],
    ['पहाड़ पर कोहरा, सिग्नल नहीं, कम्पास ने रास्ता दिखाया।', 'कम्पास का ढक्कन कसा हुआ है।'],
  ),
  torch: reviewsOfKind(
    ['I dropped the torch into the boat’s bilge, and it lit the engine from there.', 'The torch has no strap.'],
    ['Tombée à l’eau, cette lampe torche éclairait encore.', 'La lampe torche n’a pas de dragonne.'],
    ['سقط المصباح في الماء وظل يضيء.', 'المصباح اليدوي بلا حزام.'],
    ['Fener suya düştü, orada da yanmaya devam etti.', 'Fenerin bilek ipi yok.'],
    ['टॉर्च पानी में गिरी, वहाँ भी जलती रही।', 'टॉर्च में डोरी नहीं है।'],
  ),
  'fishing-rod': reviewsOfKind(
    ['First morning with this rod, first pike, witnesses available.', 'The reel of the rod clicks loudly.'],
    ['Premier matin avec cette canne, premier brochet, j’ai des témoins.', 'Le moulinet de la canne est bruyant.'],
    ['أول صباح بهذه الصنارة وأول سمكة كبيرة.', 'بكرة الصنارة عالية الصوت.'],
    ['Bu oltayla ilk sabah ilk turna, şahitlerim var.', 'Oltanın makarası sesli.'],
    ['इस छड़ी से पहली ही सुबह बड़ी मछली मिली।', 'छड़ी की रील आवाज़ करती है।'],
  ),
  'snorkel-set': reviewsOfKind(
    [
      'No water in the mask, and I saw a turtle: the best holiday of my life.',
      'The mask of the set fogs up on the first dive.',
    ],
    ['Pas une goutte dans le masque, et j’ai vu une tortue.', 'Le masque s’embue à la première plongée.'],
    ['لم يدخل الماء إلى القناع ورأيت سلحفاة.', 'القناع يتضبب في الغطسة الأولى.'],
    ['Maskeye su girmedi, kaplumbağa gördüm.', 'Maske ilk dalışta buğulanıyor.'],
    ['मास्क में एक बूँद पानी नहीं आया और मैंने कछुआ देखा।', 'पहली डुबकी में मास्क पर भाप जमती है।'],
  ),
  skis: reviewsOfKind(
    ['Ice in the morning, slush at three, and the skis held both.', 'The boots that come with the skis are narrow.'],
    [
      'Glace le matin, soupe à quinze heures : ces skis tiennent partout.',
      'Les chaussures fournies avec les skis sont étroites.',
    ],
    ['ثلج صلب صباحًا ورخو عصرًا، والزلاجات ممتازة في الحالين.', 'حذاء الزلاجات ضيق.'],
    ['Sabah buz, öğleden sonra ıslak kar; kayaklar ikisinde de tuttu.', 'Kayağın botu dar.'],
    ['सुबह बर्फ़, दोपहर को पिघली बर्फ़, स्की दोनों में टिकी रहीं।', 'स्की के साथ आए जूते तंग हैं।'],
  ),
  'ice-skates': reviewsOfKind(
    ['Warm feet for two hours, and the skates came sharpened.', 'The ice skates run narrow, take thin socks.'],
    [
      'Deux heures les pieds au chaud, et des patins livrés affûtés.',
      'Les patins sont étroits, prenez des chaussettes fines.',
    ],
    ['قدماي دافئتان ساعتين والشفرات مشحوذة جاهزة.', 'حذاء التزلج ضيق، البسوا جوارب رقيقة.'],
    ['İki saat ayağım üşümedi, patenler bilenmiş geldi.', 'Patenler dar, ince çorap giyin.'],
    ['दो घंटे पैर गर्म रहे और स्केट धार लगे हुए आए।', 'स्केट तंग हैं, पतले मोज़े पहनिए।'],
  ),
  sledge: reviewsOfKind(
    ['Two adults and a dog on this sledge, and we passed everybody.', 'The cord of the sledge is thin for gloves.'],
    [
      'Deux adultes et un chien sur cette luge, et nous avons doublé tout le monde.',
      'La corde de la luge est fine avec des gants.',
    ],
    ['ركبنا الزلاجة معًا وسبقنا الجميع.', 'حبل الزلاجة رفيع على القفازات.'],
    ['Kızakta iki yetişkin bir köpek, herkesi geçtik.', 'Kızağın ipi eldivenle tutmaya ince.'],
    ['स्लेज पर दो बड़े और एक कुत्ता, फिर भी सबसे आगे।', 'दस्तानों में स्लेज की रस्सी पतली लगती है।'],
  ),
};
