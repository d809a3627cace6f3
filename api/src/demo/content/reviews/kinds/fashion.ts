import { type KindReviews, reviewsOfKind } from '../kind';

export const fashionReviews: Readonly<Record<string, KindReviews>> = {
  'summer-dress': reviewsOfKind(
    [
      'I wore this dress to an outdoor wedding at 34 degrees and stayed cool all day.',
      'The dress is a little sheer in bright sun, so I wear a slip under it.',
    ],
    [
      'Portée à un mariage en plein air par 34 degrés : une robe vraiment fraîche.',
      'La robe est un peu transparente au soleil, il faut un fond de robe.',
    ],
    ['لبست الفستان في عرس صيفي حار وبقيت مرتاحة طوال النهار.', 'الفستان شفاف قليلًا تحت الشمس ويحتاج إلى بطانة.'],
    [
      'Elbiseyi 34 derecede bir kır düğününde giydim, hiç bunalmadım.',
      'Elbise güneşte biraz iç gösteriyor, altına astar gerekiyor.',
    ],
    ['34 डिग्री की गर्मी में शादी में यह ड्रेस पहनी, दिन भर आराम रहा।', 'तेज़ धूप में ड्रेस थोड़ी पारदर्शी लगती है, नीचे स्लिप चाहिए।'],
  ),
  blouse: reviewsOfKind(
    [
      'A blouse that goes under a blazer at nine and to dinner at eight.',
      'The blouse creases when you sit, so keep an iron at hand.',
    ],
    [
      'Un chemisier parfait sous le blazer le matin et au restaurant le soir.',
      'Le tissu se froisse vite quand on est assise.',
    ],
    ['بلوزة ألبسها تحت السترة صباحًا وأخرج بها إلى العشاء مساءً.', 'البلوزة تتجعد عند الجلوس وتحتاج إلى الكي.'],
    ['Sabah ceketin altına, akşam yemeğe; bu bluz ikisine de uyuyor.', 'Bluz oturunca kırışıyor, ütü şart.'],
    ['सुबह ब्लेज़र के नीचे और शाम को दावत में, यह ब्लाउज़ दोनों जगह जँचता है।', 'बैठने पर ब्लाउज़ में सिलवटें पड़ जाती हैं।'],
  ),
  sari: reviewsOfKind(
    [
      'The sari drapes beautifully and the golden border caught every light at the party.',
      'The blouse piece that comes with the sari is on the short side.',
    ],
    [
      'Le sari tombe à merveille et sa bordure dorée a fait sensation.',
      'Le coupon pour le haut du sari est un peu court.',
    ],
    ['الساري ينسدل بأناقة وحافته الذهبية لفتت الأنظار.', 'قطعة البلوزة المرفقة بالساري قصيرة قليلًا.'],
    ['Sari çok güzel dökülüyor, altın kenarı bütün gece parladı.', 'Sariyle gelen bluz kumaşı biraz kısa.'],
    ['साड़ी बहुत अच्छी गिरती है और सुनहरे किनारे की सबने तारीफ़ की।', 'साथ आया ब्लाउज़ का कपड़ा थोड़ा छोटा है।'],
  ),
  kimono: reviewsOfKind(
    [
      'I live in this kimono on Sundays, and guests think it is a gown.',
      'The sleeves of the kimono are wide, mind the coffee.',
    ],
    [
      'Je passe mes dimanches dans ce kimono, et on le prend pour une tenue de soirée.',
      'Les manches du kimono sont très larges, gare au café.',
    ],
    ['ألبس الكيمونو كل جمعة في البيت ويظنه الضيوف ثوب مناسبات.', 'أكمام الكيمونو واسعة جدًا، انتبهوا للقهوة.'],
    [
      'Pazar günleri bu kimonodan çıkmıyorum, misafirler gece elbisesi sanıyor.',
      'Kimononun kolları çok geniş, kahveye dikkat.',
    ],
    ['रविवार भर इसी किमोनो में रहती हूँ, मेहमान इसे पार्टी की पोशाक समझते हैं।', 'किमोनो की आस्तीनें बहुत चौड़ी हैं, चाय सँभालकर।'],
  ),
  't-shirt': reviewsOfKind(
    [
      'The collar of this T-shirt still lies flat after thirty washes.',
      'I would like the T-shirt two centimetres longer.',
    ],
    [
      'Après trente lavages, le col de ce t-shirt est toujours impeccable.',
      'Je voudrais le t-shirt deux centimètres plus long.',
    ],
    ['بعد ثلاثين غسلة ما زالت ياقة القميص مستوية.', 'أتمنى لو كان القميص أطول بقليل.'],
    ['Otuz yıkamadan sonra tişörtün yakası hâlâ dümdüz.', 'Tişört iki santim daha uzun olabilirdi.'],
    ['तीस धुलाई के बाद भी टी-शर्ट का कॉलर वैसा ही है।', 'टी-शर्ट दो सेंटीमीटर और लंबी होती तो अच्छा था।'],
  ),
  jeans: reviewsOfKind(
    [
      'Jeans that fit at the waist and the thigh at once: I had given up looking.',
      'The jeans need two evenings to soften.',
    ],
    [
      'Un jean qui va à la taille et aux cuisses à la fois, je n’y croyais plus.',
      'Il faut deux soirées pour assouplir ce jean.',
    ],
    ['بنطال جينز يناسب الخصر والفخذ معًا، وكنت قد يئست من إيجاده.', 'الجينز قاسٍ قليلًا في اليومين الأولين.'],
    ['Hem beli hem bacağı oturan bir kot; aramaktan vazgeçmiştim.', 'Kotun yumuşaması iki gün sürüyor.'],
    ['कमर और जाँघ दोनों पर सही बैठने वाली जींस, ढूँढना छोड़ चुका था।', 'जींस को नरम होने में दो दिन लगते हैं।'],
  ),
  'wool-coat': reviewsOfKind(
    [
      'Wind from the sea, minus five, and under this coat I wore only a shirt.',
      'The coat catches lint, so a brush belongs to it.',
    ],
    [
      'Vent du large, moins cinq, et une simple chemise sous ce manteau.',
      'Le manteau attire les peluches, prévoyez une brosse.',
    ],
    ['ريح وبرد تحت الصفر، ومع هذا المعطف لم أحتج إلى غير قميص.', 'المعطف يلتقط الوبر ويحتاج إلى فرشاة.'],
    [
      'Eksi beşte, rüzgârda, bu kabanın altında yalnızca gömlek vardı.',
      'Kaban tüy topluyor, fırçası elinizin altında olsun.',
    ],
    ['ठंडी हवा में भी इस कोट के नीचे बस क़मीज़ पहननी पड़ी।', 'कोट पर रोएँ चिपकते हैं, ब्रश रखना पड़ता है।'],
  ),
  'shirt-tie': reviewsOfKind(
    [
      'Shirt and tie match, so I was dressed for the interview in five minutes, and I got the job.',
      'The tie that comes with the shirt is a little short for tall men.',
    ],
    [
      'Chemise et cravate assorties : prêt pour l’entretien en cinq minutes.',
      'La cravate est un peu courte pour les grands.',
    ],
    ['القميص وربطة العنق متناسقان، ولبستهما لمقابلة عمل في خمس دقائق.', 'ربطة العنق قصيرة قليلًا على طوال القامة.'],
    ['Gömlekle kravat uyumlu, iş görüşmesine beş dakikada hazırlandım.', 'Kravatı uzun boylular için biraz kısa.'],
    ['क़मीज़ और टाई का मेल अच्छा है, इंटरव्यू के लिए पाँच मिनट में तैयार हो गया।', 'साथ आई टाई लंबे लोगों के लिए थोड़ी छोटी है।'],
  ),
  shorts: reviewsOfKind(
    [
      'The pockets of these shorts are deep enough for a phone while cycling.',
      'The drawstring of the shorts slips out in the wash.',
    ],
    [
      'Les poches de ce short sont assez profondes pour un téléphone, même à vélo.',
      'Le cordon du short s’échappe au lavage.',
    ],
    ['جيوب الشورت عميقة تتسع للهاتف حتى على الدراجة.', 'حبل الشورت يخرج من مكانه في الغسيل.'],
    ['Şortun cepleri bisiklette bile telefonu tutacak kadar derin.', 'Şortun bağcığı yıkamada çıkıyor.'],
    ['शॉर्ट्स की जेबें इतनी गहरी हैं कि साइकिल पर भी फ़ोन नहीं गिरता।', 'धुलाई में शॉर्ट्स की डोरी निकल आती है।'],
  ),
  'running-shoes': reviewsOfKind(
    [
      'Ran my first half marathon in these running shoes, and my knees did not complain.',
      'The laces of the running shoes are too long, I knot them twice.',
    ],
    [
      'Premier semi-marathon avec ces chaussures de course, et les genoux n’ont rien dit.',
      'Les lacets de ces chaussures de course sont trop longs.',
    ],
    ['ركضت بهذا الحذاء أول نصف ماراثون ولم تؤلمني ركبتاي.', 'أربطة حذاء الجري طويلة أكثر من اللازم.'],
    [
      'İlk yarı maratonumu bu koşu ayakkabısıyla koştum, dizlerim hiç ağrımadı.',
      'Koşu ayakkabısının bağcıkları fazla uzun.',
    ],
    ['इन दौड़ने के जूतों में पहली हाफ़ मैराथन दौड़ी, घुटनों में दर्द नहीं हुआ।', 'जूतों के फ़ीते ज़रूरत से ज़्यादा लंबे हैं।'],
  ),
  'high-heels': reviewsOfKind(
    ['Danced in these heels until two in the morning, and that is true.', 'The heels are loud on stone floors.'],
    ['J’ai dansé avec ces escarpins jusqu’à deux heures du matin, si, si.', 'Les talons résonnent sur le carrelage.'],
    ['رقصت بهذا الكعب حتى الثانية صباحًا بلا ألم.', 'صوت الكعب عالٍ على البلاط.'],
    ['Bu topuklularla gece ikiye kadar dans ettim, gerçekten.', 'Topukları taş zeminde çok ses yapıyor.'],
    ['इन हील्स में रात दो बजे तक नाची, सच में।', 'पत्थर के फ़र्श पर हील्स बहुत आवाज़ करती हैं।'],
  ),
  'ankle-boots': reviewsOfKind(
    [
      'These ankle boots went through a whole wet November and my socks stayed dry.',
      'The zip of the ankle boots is stiff at first.',
    ],
    [
      'Des bottines qui ont traversé tout un mois de novembre pluvieux, pieds au sec.',
      'La fermeture des bottines est dure au début.',
    ],
    ['أمطار شهر كامل وبقيت قدماي جافتين في هذه الجزمة.', 'سحّاب الجزمة قاسٍ في البداية.'],
    ['Bu botlar yağmurlu bir kasımı atlattı, çorabım hiç ıslanmadı.', 'Botun fermuarı ilk başta sert.'],
    ['पूरे बरसाती महीने इन बूटों में मोज़े सूखे रहे।', 'बूटों की चेन शुरू में सख़्त चलती है।'],
  ),
  'oxford-shoes': reviewsOfKind(
    [
      'Polished once, and these Oxfords look like my grandfather’s, which cost a month’s wages.',
      'The Oxfords are stiff for the first week.',
    ],
    [
      'Un coup de cirage, et ces richelieus valent ceux de mon grand-père.',
      'Ces richelieus restent raides la première semaine.',
    ],
    ['لمّعتها مرة واحدة فصارت كأحذية جدي الفاخرة.', 'الحذاء قاسٍ في الأسبوع الأول.'],
    ['Bir kez boyadım, dedemin en iyi ayakkabılarına döndü.', 'Oxford ayakkabı ilk hafta sert.'],
    ['एक बार पॉलिश की और ये ऑक्सफ़ोर्ड जूते दादाजी के सबसे अच्छे जूतों जैसे लगने लगे।', 'जूते पहले हफ़्ते थोड़े सख़्त रहते हैं।'],
  ),
  'hiking-boots': reviewsOfKind(
    [
      'Five days in the mountains with these hiking boots, two streams, no blister.',
      'The hiking boots are warm, in July almost too warm.',
    ],
    [
      'Cinq jours de montagne avec ces chaussures de randonnée, deux torrents, aucune ampoule.',
      'Ces chaussures de randonnée tiennent chaud, presque trop en juillet.',
    ],
    ['خمسة أيام في الجبال بهذا الحذاء وعبرت به جدولين بلا بلل.', 'حذاء المشي الجبلي دافئ أكثر من اللازم صيفًا.'],
    [
      'Bu yürüyüş botlarıyla dağda beş gün, iki dere, sıfır su toplaması.',
      'Yürüyüş botları temmuzda biraz sıcak tutuyor.',
    ],
    ['पहाड़ों में पाँच दिन, दो नाले, और इन हाइकिंग बूटों में एक भी छाला नहीं।', 'गर्मियों में ये बूट थोड़े गर्म लगते हैं।'],
  ),
  'flip-flops': reviewsOfKind(
    [
      'The strap of these flip-flops has survived a summer of wet pool tiles.',
      'The flip-flops squeak when they are wet.',
    ],
    ['La bride de ces tongs a survécu à tout un été de piscine.', 'Les tongs couinent quand elles sont mouillées.'],
    ['صمد شريط الشبشب صيفًا كاملًا عند المسبح.', 'الشبشب يصدر صوتًا حين يبتل.'],
    ['Terliğin bandı bütün yaz havuz kenarına dayandı.', 'Terlik ıslanınca gıcırdıyor.'],
    ['पूरी गर्मी पूल के किनारे चली, चप्पल की पट्टी नहीं टूटी।', 'गीली होने पर चप्पल चरमराती है।'],
  ),
  handbag: reviewsOfKind(
    [
      'Tablet, bottle and umbrella: the handbag takes all three and keeps its shape.',
      'The handbag has only one inside pocket.',
    ],
    [
      'Tablette, gourde, parapluie : ce sac à main avale tout et garde sa forme.',
      'Une seule poche intérieure dans ce sac à main.',
    ],
    ['الحقيبة تتسع للجهاز والقارورة والمظلة وتحافظ على شكلها.', 'في الحقيبة جيب داخلي واحد فقط.'],
    ['Tablet, su, şemsiye: el çantası hepsini alıyor, şekli bozulmuyor.', 'El çantasında tek iç cep var.'],
    ['टैबलेट, बोतल, छाता: हैंडबैग में सब आ जाता है और आकार बना रहता है।', 'हैंडबैग में अंदर बस एक जेब है।'],
  ),
  backpack: reviewsOfKind(
    [
      'I cycle to work in the rain, and my laptop has never got wet in this backpack.',
      'The side pockets of the backpack are tight for a big bottle.',
    ],
    [
      'Je vais au travail à vélo sous la pluie : mon ordinateur est toujours resté sec dans ce sac à dos.',
      'Les poches latérales du sac à dos sont étroites pour une grande gourde.',
    ],
    ['أذهب إلى العمل تحت المطر ولم يبتل حاسوبي في هذه الحقيبة قط.', 'الجيوب الجانبية في حقيبة الظهر ضيقة.'],
    [
      'Yağmurda bisikletle işe gidiyorum, sırt çantasında bilgisayarım hiç ıslanmadı.',
      'Sırt çantasının yan cepleri büyük şişeye dar.',
    ],
    ['बारिश में भी इस बैकपैक में लैपटॉप कभी नहीं भीगा।', 'बड़ी बोतल के लिए बैकपैक की जेबें तंग हैं।'],
  ),
  'coin-purse': reviewsOfKind(
    [
      'The clasp of this coin purse shuts with the click that my grandmother’s had.',
      'The coin purse is too small for folded notes.',
    ],
    [
      'Le fermoir de ce porte-monnaie fait le même clic que celui de ma grand-mère.',
      'Ce porte-monnaie est trop petit pour des billets.',
    ],
    ['مشبك المحفظة يغلق بطقة تشبه محفظة جدتي.', 'محفظة النقود صغيرة على الأوراق المطوية.'],
    ['Cüzdanın klipsi tam anneanneminki gibi kapanıyor.', 'Bozuk para cüzdanı katlı banknota küçük.'],
    ['पर्स का क्लिप दादी के बटुए जैसी ही आवाज़ से बंद होता है।', 'मुड़े नोटों के लिए सिक्का पर्स छोटा है।'],
  ),
  briefcase: reviewsOfKind(
    [
      'Contracts, charger and lunch fit in this briefcase, and it stands by itself.',
      'The briefcase is heavy even when it is empty.',
    ],
    [
      'Contrats, chargeur et déjeuner tiennent dans ce porte-documents, et il tient debout.',
      'Ce porte-documents est lourd, même vide.',
    ],
    ['تتسع الحقيبة للعقود والشاحن والغداء وتقف وحدها.', 'حقيبة الأعمال ثقيلة حتى وهي فارغة.'],
    [
      'Sözleşme, şarj aleti, öğle yemeği; evrak çantası hepsini alıyor ve dik duruyor.',
      'Evrak çantası boşken bile ağır.',
    ],
    ['काग़ज़, चार्जर और टिफ़िन सब आ जाता है और ब्रीफ़केस सीधा खड़ा रहता है।', 'ब्रीफ़केस ख़ाली भी भारी लगता है।'],
  ),
  suitcase: reviewsOfKind(
    [
      'Twelve flights, and the wheels of this suitcase still roll without a sound.',
      'The suitcase scratches easily, as they all do.',
    ],
    ['Douze vols, et les roues de cette valise ne font toujours aucun bruit.', 'La valise se raye vite, comme toutes.'],
    ['اثنتا عشرة رحلة وما زالت عجلات الحقيبة تدور بلا صوت.', 'حقيبة السفر تُخدش بسهولة.'],
    ['On iki uçuş oldu, valizin tekerlekleri hâlâ sessiz.', 'Valiz kolay çiziliyor.'],
    ['बारह उड़ानों के बाद भी सूटकेस के पहिये बिना आवाज़ चलते हैं।', 'सूटकेस पर खरोंच जल्दी लगती है।'],
  ),
  sunglasses: reviewsOfKind(
    [
      'With these sunglasses the wet road no longer blinds me on the way home.',
      'The case of the sunglasses is bigger than my pocket.',
    ],
    [
      'Avec ces lunettes de soleil, la route mouillée ne m’éblouit plus.',
      'L’étui des lunettes est plus grand que ma poche.',
    ],
    ['مع هذه النظارة لم يعد وهج الطريق يزعجني.', 'علبة النظارة أكبر من جيبي.'],
    ['Bu güneş gözlüğüyle ıslak yol artık gözümü almıyor.', 'Gözlüğün kutusu cebime sığmıyor.'],
    ['इस धूप के चश्मे से गीली सड़क की चमक अब नहीं चुभती।', 'चश्मे का डिब्बा जेब में नहीं आता।'],
  ),
  scarf: reviewsOfKind(
    [
      'The scarf is long enough to go round twice and still warm the shoulders.',
      'The fringes of the scarf tangle a little.',
    ],
    [
      'Une écharpe assez longue pour deux tours, et les épaules au chaud.',
      'Les franges de l’écharpe s’emmêlent un peu.',
    ],
    ['الوشاح طويل يلتف مرتين ويدفئ الكتفين.', 'شراشيب الوشاح تتشابك قليلًا.'],
    ['Atkı iki kez dolanacak kadar uzun, omuzları da ısıtıyor.', 'Atkının püskülleri biraz dolaşıyor.'],
    ['स्कार्फ़ दो बार लपेटने जितना लंबा है, कंधे भी गर्म रहते हैं।', 'स्कार्फ़ की झालर थोड़ी उलझती है।'],
  ),
  gloves: reviewsOfKind(
    [
      'I can read messages without taking the gloves off, and my hands stay warm.',
      'Below minus ten the gloves are not enough.',
    ],
    [
      'Je lis mes messages sans retirer les gants, et j’ai chaud aux mains.',
      'En dessous de moins dix, ces gants ne suffisent pas.',
    ],
    ['أستعمل الهاتف من دون خلع القفازات ويداي دافئتان.', 'القفازات لا تكفي في البرد الشديد.'],
    ['Eldiveni çıkarmadan telefon kullanıyorum, ellerim de sıcak.', 'Eksi onun altında eldivenler yetmiyor.'],
    ['दस्ताने उतारे बिना फ़ोन चला लेती हूँ, हाथ भी गर्म रहते हैं।', 'बहुत कड़ाके की ठंड में ये दस्ताने कम पड़ते हैं।'],
  ),
  cap: reviewsOfKind(
    ['The cap keeps its curve in the backpack and its colour in the sun.', 'The strap of the cap is stiff to set.'],
    [
      'La casquette garde sa courbe dans le sac et sa couleur au soleil.',
      'La sangle de la casquette est dure à régler.',
    ],
    ['القبعة تحافظ على انحنائها في الحقيبة وعلى لونها في الشمس.', 'شريط القبعة صعب الضبط.'],
    ['Şapka çantada eğimini, güneşte rengini koruyor.', 'Şapkanın ayar bandı sert.'],
    ['टोपी बैग में अपना आकार और धूप में अपना रंग बनाए रखती है।', 'टोपी की पट्टी कसना मुश्किल है।'],
  ),
  'sun-hat': reviewsOfKind(
    ['The brim of this sun hat shades my whole book at the beach.', 'In wind the sun hat wants a ribbon.'],
    [
      'Le bord de cette capeline fait de l’ombre à tout mon livre, à la plage.',
      'Par grand vent, il manque un ruban à la capeline.',
    ],
    ['حافة القبعة تظلل كتابي كله على الشاطئ.', 'في الريح تحتاج القبعة إلى رباط.'],
    ['Şapkanın kenarı plajda kitabıma kadar gölge yapıyor.', 'Rüzgârda şapkaya bir kurdele lazım.'],
    ['धूप टोपी का किनारा समुद्र तट पर पूरी किताब को छाया देता है।', 'तेज़ हवा में टोपी को फ़ीते की ज़रूरत पड़ती है।'],
  ),
  umbrella: reviewsOfKind(
    [
      'The first umbrella that the wind at our tram stop has not turned inside out.',
      'The umbrella is heavy for a handbag.',
    ],
    ['Le premier parapluie que le vent de notre quai n’a pas retourné.', 'Le parapluie est lourd pour un sac à main.'],
    ['أول مظلة لم تقلبها الريح عند موقفنا.', 'المظلة ثقيلة على حقيبة اليد.'],
    ['Durağımızın rüzgârında ters dönmeyen ilk şemsiye.', 'Şemsiye el çantası için ağır.'],
    ['हमारे बस स्टॉप की हवा में यह पहली छतरी है जो नहीं पलटी।', 'हैंडबैग के लिए छतरी भारी है।'],
  ),
  'wrist-watch': reviewsOfKind(
    ['After half a year the watch is four seconds off.', 'The strap of the watch needed an extra hole.'],
    [
      'En six mois, cette montre n’a dévié que de quatre secondes.',
      'Il a fallu un trou de plus au bracelet de la montre.',
    ],
    ['بعد نصف سنة لم تتأخر الساعة سوى أربع ثوانٍ.', 'احتاج سوار الساعة إلى ثقب إضافي.'],
    ['Altı ayda saat yalnızca dört saniye şaştı.', 'Saatin kayışına bir delik daha açtırdım.'],
    ['छह महीने में घड़ी बस चार सेकंड आगे हुई।', 'घड़ी के पट्टे में एक और छेद कराना पड़ा।'],
  ),
  'gem-ring': reviewsOfKind(
    [
      'She said yes, and the blue stone of the ring is lovelier than in the picture.',
      'The ring runs half a size large.',
    ],
    [
      'Elle a dit oui, et la pierre bleue de la bague est plus belle encore en vrai.',
      'La bague taille une demi-taille trop grand.',
    ],
    ['قالت نعم، والحجر الأزرق في الخاتم أجمل من الصورة.', 'الخاتم أوسع بنصف مقاس.'],
    ['Evet dedi; yüzüğün mavi taşı fotoğraftan da güzel.', 'Yüzük yarım numara büyük geliyor.'],
    ['उसने हाँ कह दी, अँगूठी का नीला पत्थर तस्वीर से भी सुंदर है।', 'अँगूठी आधा साइज़ बड़ी है।'],
  ),
  'bead-bracelet': reviewsOfKind(
    [
      'The beads are smooth and warm, I pass them through my fingers on the train.',
      'The tassel of the beads loses a thread now and then.',
    ],
    [
      'Des perles lisses et chaudes, que j’égrène dans le train.',
      'Le pompon du chapelet perd un fil de temps en temps.',
    ],
    ['حبات السبحة ملساء ودافئة بين الأصابع.', 'شرّابة السبحة تفقد خيطًا من حين إلى آخر.'],
    ['Tespihin taneleri pürüzsüz, yolda elimden düşmüyor.', 'Tespihin püskülünden ara sıra ip çıkıyor.'],
    ['माला के मनके चिकने हैं, सफ़र में उँगलियों में घूमते रहते हैं।', 'माला के फुँदने से कभी-कभी धागा निकल आता है।'],
  ),
};
