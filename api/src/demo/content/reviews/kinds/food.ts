import { type KindReviews, reviewsOfKind } from '../kind';

export const foodReviews: Readonly<Record<string, KindReviews>> = {
  croissants: reviewsOfKind(
    [
      'Five minutes in the oven, and the kitchen smelled of Paris: real butter croissants.',
      'The croissants crumble over the whole bed.',
    ],
    [
      'Cinq minutes au four, et ces croissants valent ceux de ma boulangère.',
      'Les croissants font beaucoup de miettes.',
    ],
    ['خمس دقائق في الفرن وامتلأ المطبخ برائحة الزبدة، كرواسون حقيقي.', 'الكرواسون يتفتت كثيرًا.'],
    ['Beş dakika fırında, mutfak tereyağı koktu; gerçek kruvasan.', 'Kruvasan çok kırıntı yapıyor.'],
    ['पाँच मिनट ओवन में और रसोई मक्खन की ख़ुशबू से भर गई, असली क्रोइसाँ।', 'क्रोइसाँ बहुत बिखरते हैं।'],
  ),
  bread: reviewsOfKind(
    [
      'The crust of this loaf sings when you cut it, and the third day is the best.',
      'The bread has large holes, the jam falls through.',
    ],
    [
      'La croûte de ce pain chante sous le couteau, et il est meilleur le troisième jour.',
      'Le pain a de gros trous, la confiture passe au travers.',
    ],
    ['قشرة الرغيف مقرمشة وطعمه في اليوم الثالث ألذ.', 'في الرغيف فراغات كبيرة يسقط منها المربى.'],
    ['Ekmeğin kabuğu çıtır çıtır, üçüncü gün daha da güzel.', 'Ekmeğin delikleri büyük, reçel akıyor.'],
    ['ब्रेड की परत कुरकुरी है और तीसरे दिन स्वाद और बढ़ जाता है।', 'ब्रेड में बड़े छेद हैं, जैम टपक जाता है।'],
  ),
  pretzels: reviewsOfKind(
    ['Warm, with mustard: these pretzels made the football evening.', 'The pretzels are a little too salty.'],
    ['Tièdes, avec de la moutarde : ces bretzels ont fait notre soirée.', 'Les bretzels sont un peu trop salés.'],
    ['بريتزل دافئ مع الخردل، كان نجم السهرة.', 'البريتزل مالح قليلًا.'],
    ['Ilık, hardalla; pretzel maç akşamının yıldızıydı.', 'Pretzel biraz fazla tuzlu.'],
    ['गर्म प्रेट्ज़ेल और सरसों की चटनी, मैच की शाम बन गई।', 'प्रेट्ज़ेल में नमक थोड़ा ज़्यादा है।'],
  ),
  cookies: reviewsOfKind(
    ['I hid the cookies from my children and then from myself.', 'The cookies are soft, I like them crisp.'],
    ['J’ai caché ces cookies aux enfants, puis à moi-même.', 'Les cookies sont moelleux, je les préfère croquants.'],
    ['خبأت الكوكيز عن الأولاد ثم عن نفسي.', 'الكوكيز طري وأنا أفضله مقرمشًا.'],
    ['Kurabiyeleri önce çocuklardan, sonra kendimden sakladım.', 'Kurabiye yumuşak, ben çıtır severim.'],
    ['कुकीज़ बच्चों से छिपाईं, फिर ख़ुद से भी।', 'कुकीज़ नरम हैं, मुझे कुरकुरी पसंद हैं।'],
  ),
  chocolate: reviewsOfKind(
    [
      'One square of this dark chocolate after dinner is enough, and that is a compliment.',
      'The chocolate had a white bloom after a warm journey.',
    ],
    [
      'Un carré de ce chocolat noir suffit après le dîner, et c’est un compliment.',
      'Le chocolat avait blanchi après un voyage au chaud.',
    ],
    ['مربع واحد من الشوكولاتة بعد العشاء يكفي، وهذا مديح.', 'تغير لون الشوكولاتة قليلًا من حرارة الطريق.'],
    ['Yemekten sonra bir kare bitter yetiyor; bu bir övgüdür.', 'Çikolata sıcak yolda biraz beyazlamış.'],
    ['खाने के बाद डार्क चॉकलेट का एक टुकड़ा काफ़ी है, यह तारीफ़ है।', 'रास्ते की गर्मी से चॉकलेट थोड़ी सफ़ेद हो गई थी।'],
  ),
  'hard-candy': reviewsOfKind(
    [
      'The candies taste of fruit and not of colour; the bowl at reception is empty every day.',
      'The wrappers of the candies stick in summer.',
    ],
    [
      'Des bonbons qui ont le goût du fruit ; le bol de l’accueil est vide chaque soir.',
      'Le papier des bonbons colle en été.',
    ],
    ['سكاكر بطعم الفاكهة الحقيقي، والصحن يفرغ كل يوم.', 'غلاف السكاكر يلتصق في الصيف.'],
    ['Şekerlerde gerçek meyve tadı var, kâse her gün boşalıyor.', 'Yazın şekerlerin kâğıdı yapışıyor.'],
    ['टॉफ़ी में असली फल का स्वाद है, कटोरी रोज़ ख़ाली हो जाती है।', 'गर्मी में टॉफ़ी का काग़ज़ चिपकता है।'],
  ),
  cupcakes: reviewsOfKind(
    [
      'Twelve cupcakes, nine children, three arguments: a perfect birthday.',
      'The frosting of the cupcakes had touched the lid.',
    ],
    ['Douze cupcakes, neuf enfants : un anniversaire réussi.', 'Le glaçage des cupcakes avait touché le couvercle.'],
    ['اثنتا عشرة قطعة كب كيك وتسعة أطفال، عيد ميلاد ناجح.', 'لامست كريمة الكب كيك غطاء العلبة.'],
    ['On iki kap kek, dokuz çocuk; harika bir doğum günü.', 'Kap keklerin kreması kapağa değmişti.'],
    ['बारह कपकेक, नौ बच्चे, जन्मदिन शानदार रहा।', 'कपकेक की क्रीम ढक्कन से लग गई थी।'],
  ),
  doughnuts: reviewsOfKind(
    [
      'The doughnuts reached our meeting at nine, and nobody remembers the slides.',
      'The glaze of the doughnuts melts in the hand.',
    ],
    [
      'Les donuts sont arrivés à neuf heures, plus personne n’a écouté la réunion.',
      'Le glaçage des donuts fond dans la main.',
    ],
    ['وصل الدونات إلى الاجتماع فنسي الجميع العرض.', 'طبقة الشوكولاتة على الدونات تذوب في اليد.'],
    ['Donutlar dokuzda toplantıya geldi, sunumu hatırlayan yok.', 'Donutun kaplaması elde eriyor.'],
    ['मीटिंग में डोनट आए तो सब प्रेज़ेंटेशन भूल गए।', 'डोनट की परत हाथ में पिघल जाती है।'],
  ),
  apples: reviewsOfKind(
    ['These apples crack when you bite, as they did in our village.', 'Some of the apples were small.'],
    ['Des pommes qui craquent sous la dent, comme au village.', 'Quelques pommes étaient petites.'],
    ['تفاح مقرمش كتفاح قريتنا.', 'بعض حبات التفاح صغيرة.'],
    ['Elmalar ısırınca çıtlıyor, köydeki gibi.', 'Elmaların birkaçı küçüktü.'],
    ['सेब काटते ही कुरकुर बोलते हैं, गाँव जैसे।', 'कुछ सेब छोटे थे।'],
  ),
  grapes: reviewsOfKind(
    ['I froze half of the grapes: the best sweet of this summer.', 'The grapes have seeds.'],
    ['J’ai congelé la moitié des raisins : la friandise de l’été.', 'Les raisins ont des pépins.'],
    ['جمّدت نصف العنب فصار ألذ حلوى صيفية.', 'في العنب بذور.'],
    ['Üzümlerin yarısını dondurdum, yazın en güzel tatlısı oldu.', 'Üzüm çekirdekli.'],
    ['आधे अंगूर जमा दिए, गर्मियों की सबसे अच्छी मिठाई बनी।', 'अंगूरों में बीज हैं।'],
  ),
  pineapple: reviewsOfKind(
    ['Ripe on the day it came, the whole flat smelled of pineapple.', 'The pineapple was smaller than my hand.'],
    ['Mûr à l’arrivée, l’ananas a parfumé tout l’appartement.', 'L’ananas était plus petit que prévu.'],
    ['وصل الأناناس ناضجًا وعطّر البيت كله.', 'حبة الأناناس أصغر مما توقعت.'],
    ['Geldiği gün olgundu, bütün ev ananas koktu.', 'Ananas beklediğimden küçüktü.'],
    ['अनानास पका हुआ आया, पूरा घर महक गया।', 'अनानास उम्मीद से छोटा था।'],
  ),
  mangoes: reviewsOfKind(
    ['I am from Ratnagiri, and I approve of these mangoes.', 'Two of the mangoes needed three more days.'],
    [
      'Des mangues sans fibres, qui fondent : je n’en rachète plus ailleurs.',
      'Deux mangues ont demandé trois jours de plus.',
    ],
    ['مانجو بلا ألياف وحلوة كالعسل فعلًا.', 'احتاجت حبتان من المانجو إلى ثلاثة أيام لتنضج.'],
    ['Mangolar lifsiz, gerçekten bal gibi.', 'Mangoların ikisi üç gün daha bekledi.'],
    ['बिना रेशे के मीठे आम, बचपन याद आ गया।', 'दो आम पकने में तीन दिन और लगे।'],
  ),
  honey: reviewsOfKind(
    [
      'You taste thyme first and clover later; I eat this honey with a spoon.',
      'The honey sets hard in winter, a warm bath helps.',
    ],
    [
      'Du thym d’abord, du trèfle ensuite : ce miel se mange à la cuillère.',
      'Le miel durcit en hiver, un bain-marie suffit.',
    ],
    ['عسل بطعم الزعتر والأزهار، آكله بالملعقة.', 'العسل يتجمد شتاءً ويحتاج إلى تدفئة.'],
    ['Önce kekik, sonra yonca; bu bal kaşıkla yeniyor.', 'Bal kışın donuyor, ılık suya koymak gerekiyor.'],
    ['पहले थाइम, फिर तिपतिया का स्वाद; यह शहद चम्मच से खाता हूँ।', 'सर्दी में शहद जम जाता है, गुनगुने पानी में रखना पड़ता है।'],
  ),
  olives: reviewsOfKind(
    ['Firm olives, stuffed by somebody who likes to eat them.', 'The olives are salty, rinse them.'],
    ['Des olives fermes, farcies par quelqu’un qui aime manger.', 'Les olives sont salées, rincez-les.'],
    ['زيتون متماسك وحشوته لذيذة.', 'الزيتون مالح ويحتاج إلى غسل.'],
    ['Zeytinler diri, dolgusu da çok lezzetli.', 'Zeytin tuzlu, yıkayıp yiyin.'],
    ['जैतून कड़े और ताज़े हैं, भरावन भी स्वादिष्ट।', 'जैतून नमकीन हैं, धोकर खाइए।'],
  ),
  cheese: reviewsOfKind(
    [
      'The cheese has crystals that crunch, as one aged in a mountain cellar should.',
      'The cheese sweats if the parcel stands in the sun.',
    ],
    [
      'Un fromage à petits cristaux, comme il se doit en montagne.',
      'Le fromage transpire si le colis attend au soleil.',
    ],
    ['جبن معتّق فيه حبيبات مقرمشة كما ينبغي.', 'الجبن يتعرق إذا بقي الطرد في الشمس.'],
    ['Peynirin içinde çıtır kristaller var, tam olgun.', 'Koli güneşte kalınca peynir terliyor.'],
    ['चीज़ में कुरकुरे दाने हैं, जैसे पुराने पहाड़ी चीज़ में होने चाहिए।', 'धूप में पार्सल रहने पर चीज़ पसीज जाता है।'],
  ),
  peanuts: reviewsOfKind(
    ['A film, a bowl of these peanuts, and shells under the sofa.', 'Some of the peanuts were burnt.'],
    ['Un film, un bol de cacahuètes, et des coques sous le canapé.', 'Quelques cacahuètes étaient brûlées.'],
    ['فيلم وصحن من الفول السوداني، سهرة كاملة.', 'بعض حبات الفول السوداني محروقة.'],
    ['Bir film, bir kâse fıstık; kabukları hâlâ koltuğun altında.', 'Fıstıkların bazısı yanıktı.'],
    ['एक फ़िल्म और एक कटोरी मूँगफली, शाम बन गई।', 'कुछ मूँगफलियाँ जली हुई थीं।'],
  ),
  tomatoes: reviewsOfKind(
    ['Tins of tomatoes that taste of August: my sauce needs nothing but garlic.', 'One tin of tomatoes had a dent.'],
    [
      'Des tomates en conserve au goût d’août : ma sauce se passe de tout, sauf d’ail.',
      'Une boîte de tomates était cabossée.',
    ],
    ['طماطم معلبة بطعم الصيف ولا تحتاج صلصتي إلا إلى الثوم.', 'إحدى علب الطماطم منبعجة.'],
    ['Konserve ama ağustos domatesi gibi; sosa bir sarımsak yetiyor.', 'Domates kutularından biri ezikti.'],
    ['डिब्बे के टमाटर, पर स्वाद ताज़े जैसा; चटनी में बस लहसुन डालता हूँ।', 'टमाटर का एक डिब्बा पिचका था।'],
  ),
  'green-tea': reviewsOfKind(
    [
      'This green tea gives three good infusions, and the second one is the best.',
      'The green tea turns bitter above eighty degrees.',
    ],
    [
      'Trois belles infusions avec ce thé vert, la deuxième est la meilleure.',
      'Le thé vert devient amer au-delà de quatre-vingts degrés.',
    ],
    ['الشاي الأخضر يُنقع ثلاث مرات والثانية أطيبها.', 'يصبح الشاي مرًا إذا كان الماء مغليًا.'],
    ['Yeşil çay üç kez demleniyor, ikincisi en güzeli.', 'Kaynar suyla yeşil çay acılaşıyor.'],
    ['हरी चाय तीन बार बनती है, दूसरी सबसे अच्छी।', 'खौलते पानी में हरी चाय कड़वी हो जाती है।'],
  ),
  'yerba-mate': reviewsOfKind(
    [
      'As my friends in Montevideo drink their mate, and the gourd has no crack.',
      'The gourd of the mate has to be cured first, nobody says so.',
    ],
    [
      'Un maté comme chez mes amis de Montevideo, et une belle calebasse.',
      'Il faut culotter la calebasse du maté, la notice n’en dit rien.',
    ],
    ['متة كما نشربها في السويداء، والكأس ممتازة.', 'كأس المتة تحتاج إلى تجهيز قبل أول استعمال.'],
    ['Mate tam Arjantin’deki gibi, kabağı da sağlam.', 'Mate kabağını önce terbiye etmek gerekiyor.'],
    ['माते वैसी ही है जैसी दोस्त अर्जेंटीना से लाया था, प्याला भी सुंदर।', 'माते का प्याला पहले तैयार करना पड़ता है।'],
  ),
  'apple-juice': reviewsOfKind(
    ['The juice tastes of whole apples, skin and all.', 'The juice settles, shake the carton.'],
    ['Un jus qui a le goût de la pomme entière.', 'Le jus dépose, il faut secouer la brique.'],
    ['عصير بطعم التفاح الكامل بلا سكر زائد.', 'يترسب العصير فرجّوا العلبة.'],
    ['Elma suyu kabuğuyla sıkılmış gibi, çok doğal.', 'Elma suyu çöküyor, kutuyu çalkalayın.'],
    ['सेब के रस में पूरे फल का स्वाद है।', 'रस नीचे बैठ जाता है, डिब्बा हिलाइए।'],
  ),
  'bubble-tea': reviewsOfKind(
    [
      'The pearls of this bubble tea are chewy, and my daughter no longer asks for the mall.',
      'The bubble tea kit is for four glasses, not for six.',
    ],
    [
      'Des perles bien moelleuses : ma fille ne réclame plus le bubble tea du centre.',
      'Le kit de thé aux perles fait quatre verres, pas six.',
    ],
    ['لآلئ الشاي طرية، وابنتي لم تعد تطلب شراءه من المول.', 'الطقم يكفي أربعة أكواب لا ستة.'],
    [
      'Bubble tea incileri tam kıvamında, kızım artık kafeye gitmek istemiyor.',
      'Bubble tea seti altı değil dört bardaklık.',
    ],
    ['बबल टी के मोती नरम हैं, बेटी अब मॉल वाली नहीं माँगती।', 'बबल टी किट छह नहीं, चार गिलास की है।'],
  ),
};
