import { type KindReviews, reviewsOfKind } from '../kind';

export const electronicsReviews: Readonly<Record<string, KindReviews>> = {
  smartphone: reviewsOfKind(
    [
      'The battery of this phone lasts me from Friday morning to Saturday night.',
      'The phone is slippery without a cover.',
    ],
    [
      'La batterie de ce téléphone tient du vendredi matin au samedi soir.',
      'Sans coque, ce téléphone glisse des mains.',
    ],
    ['بطارية الهاتف تدوم معي يومين كاملين.', 'الهاتف زلق من دون غطاء.'],
    ['Telefonun pili cuma sabahından cumartesi gecesine kadar yetiyor.', 'Telefon kılıfsız kayıyor.'],
    ['फ़ोन की बैटरी शुक्रवार सुबह से शनिवार रात तक चल जाती है।', 'कवर के बिना फ़ोन हाथ से फिसलता है।'],
  ),
  'power-plug': reviewsOfKind(
    [
      'My phone is full before I have finished breakfast, and the plug stays cool.',
      'The plug covers the socket beside it.',
    ],
    [
      'Mon téléphone est chargé avant la fin du petit-déjeuner, et le chargeur reste froid.',
      'Le chargeur masque la prise voisine.',
    ],
    ['يُشحن هاتفي قبل أن أنهي فطوري والشاحن يبقى باردًا.', 'الشاحن يغطي المقبس المجاور.'],
    ['Kahvaltı bitmeden telefonum doluyor, adaptör ısınmıyor.', 'Adaptör yandaki prizi kapatıyor.'],
    ['नाश्ता ख़त्म होने से पहले फ़ोन चार्ज, और प्लग गर्म भी नहीं होता।', 'प्लग बगल वाले सॉकेट को ढक लेता है।'],
  ),
  'rechargeable-batteries': reviewsOfKind(
    [
      'I have stopped buying batteries: these have been in the remote and the toys for a year.',
      'The batteries come half empty, charge them first.',
    ],
    [
      'Je n’achète plus de piles : celles-ci tournent depuis un an dans les jouets.',
      'Les piles arrivent à moitié vides, à charger d’abord.',
    ],
    ['لم أعد أشتري البطاريات: هذه في ألعاب الأولاد منذ سنة.', 'تصل البطاريات نصف فارغة فاشحنوها أولًا.'],
    ['Artık pil almıyorum, bunlar bir yıldır oyuncaklarda.', 'Piller yarı boş geliyor, önce şarj edin.'],
    ['अब बैटरी ख़रीदना बंद, एक साल से यही खिलौनों में चल रही हैं।', 'बैटरी आधी ख़ाली आती हैं, पहले चार्ज कीजिए।'],
  ),
  laptop: reviewsOfKind(
    [
      'Compiles, edits photos and lasts a whole day of lectures: the laptop I wanted.',
      'The laptop has only two ports, so buy a hub with it.',
    ],
    [
      'Une journée entière de cours sans chargeur : cet ordinateur portable tient ses promesses.',
      'Deux ports seulement sur cet ordinateur, prévoyez un adaptateur.',
    ],
    ['يكفيني الحاسوب يومًا كاملًا من المحاضرات بلا شاحن.', 'في الحاسوب منفذان فقط.'],
    ['Bütün gün ders, şarj aleti evde kaldı; bilgisayar yetti.', 'Bilgisayarda yalnızca iki giriş var.'],
    ['पूरे दिन की क्लास बिना चार्जर के, लैपटॉप साथ देता है।', 'लैपटॉप में बस दो पोर्ट हैं।'],
  ),
  desktop: reviewsOfKind(
    [
      'One cable instead of nine: the desktop has cleared my table.',
      'The speakers of the desktop are thin, I use headphones.',
    ],
    [
      'Un seul câble au lieu de neuf : cet ordinateur a libéré mon bureau.',
      'Les haut-parleurs de l’ordinateur manquent de corps.',
    ],
    ['سلك واحد بدل تسعة: صار مكتبي نظيفًا مع هذا الحاسوب.', 'صوت الحاسوب ضعيف وأستعمل السماعات.'],
    ['Dokuz kablo yerine bir tane: masam bu bilgisayarla açıldı.', 'Bilgisayarın hoparlörü zayıf.'],
    ['नौ तारों की जगह एक, इस कंप्यूटर से मेज़ साफ़ हो गई।', 'कंप्यूटर के स्पीकर कमज़ोर हैं।'],
  ),
  keyboard: reviewsOfKind(
    [
      'I write at night beside a sleeping baby, and this keyboard does not wake her.',
      'The feet of the keyboard are a bit low.',
    ],
    [
      'J’écris la nuit près d’un bébé endormi : ce clavier ne l’a jamais réveillé.',
      'Les pieds du clavier sont un peu bas.',
    ],
    ['أكتب ليلًا قرب طفلي النائم ولوحة المفاتيح لا توقظه.', 'قوائم لوحة المفاتيح منخفضة قليلًا.'],
    ['Gece uyuyan bebeğin yanında yazıyorum, klavye uyandırmıyor.', 'Klavyenin ayakları biraz alçak.'],
    ['रात को सोते बच्चे के पास लिखती हूँ, कीबोर्ड से उसकी नींद नहीं टूटती।', 'कीबोर्ड के पैर थोड़े नीचे हैं।'],
  ),
  mouse: reviewsOfKind(
    ['My wrist ached for years; two weeks with this mouse, and it does not.', 'The mouse is large for small hands.'],
    [
      'Mon poignet me faisait souffrir depuis des années : deux semaines avec cette souris, et plus rien.',
      'La souris est grande pour une petite main.',
    ],
    ['كان معصمي يؤلمني لسنوات، وبعد أسبوعين مع هذه الفأرة زال الألم.', 'الفأرة كبيرة على اليد الصغيرة.'],
    ['Bileğim yıllardır ağrıyordu, bu fareyle iki haftada geçti.', 'Fare küçük ellere büyük.'],
    ['सालों से कलाई दुखती थी, इस माउस से दो हफ़्ते में आराम मिला।', 'छोटे हाथों के लिए माउस बड़ा है।'],
  ),
  printer: reviewsOfKind(
    [
      'A year of school worksheets, and the printer is still on its first ink.',
      'The printer needs a while to wake up.',
    ],
    [
      'Un an de devoirs imprimés, et l’imprimante en est à sa première encre.',
      'L’imprimante met du temps à se réveiller.',
    ],
    ['سنة من أوراق المدرسة والطابعة على حبرها الأول.', 'الطابعة تحتاج إلى وقت لتبدأ.'],
    ['Bir yıllık okul ödevi basıldı, yazıcı hâlâ ilk mürekkebinde.', 'Yazıcının uyanması biraz sürüyor.'],
    ['साल भर स्कूल का काम छापा, प्रिंटर की पहली स्याही अब भी चल रही है।', 'प्रिंटर चालू होने में समय लेता है।'],
  ),
  camera: reviewsOfKind(
    [
      'My daughter’s school play in candlelight, and every face is sharp: what a camera.',
      'The menus of the camera need an evening of study.',
    ],
    [
      'Le spectacle de ma fille à la bougie, et chaque visage est net : quel appareil photo.',
      'Les menus de l’appareil photo demandent une soirée d’étude.',
    ],
    ['صوّرت حفل ابنتي في ضوء خافت وكل وجه واضح، كاميرا رائعة.', 'قوائم الكاميرا تحتاج إلى وقت لفهمها.'],
    [
      'Kızımın müsameresi loş ışıkta, her yüz net; fotoğraf makinesi harika.',
      'Makinenin menülerini öğrenmek bir akşam aldı.',
    ],
    ['बेटी का नाटक धीमी रोशनी में था, फिर भी कैमरे में हर चेहरा साफ़ आया।', 'कैमरे के मेन्यू समझने में एक शाम लगती है।'],
  ),
  camcorder: reviewsOfKind(
    [
      'I filmed from a moving boat, and the camcorder made it look calm.',
      'The camcorder’s own microphone hears the wind.',
    ],
    ['J’ai filmé depuis un bateau, et le caméscope a tout stabilisé.', 'Le micro du caméscope capte le vent.'],
    ['صوّرت من قارب متحرك والصورة ثابتة بفضل الكاميرا.', 'ميكروفون كاميرا الفيديو يلتقط صوت الريح.'],
    ['Teknede çektim, kamera görüntüyü sabit tuttu.', 'Kameranın mikrofonu rüzgârı alıyor.'],
    ['चलती नाव से वीडियो बनाया, कैमकॉर्डर ने तस्वीर हिलने नहीं दी।', 'कैमकॉर्डर का माइक हवा की आवाज़ पकड़ लेता है।'],
  ),
  projector: reviewsOfKind(
    [
      'We watched my parents’ wedding on this projector, and nobody said a word.',
      'The fan of the projector is louder than old films are.',
    ],
    [
      'Nous avons revu le mariage de mes parents avec ce projecteur, dans un silence ému.',
      'Le ventilateur du projecteur s’entend.',
    ],
    ['شاهدنا أفلام عرس والديّ على هذا الجهاز ودمعت العيون.', 'مروحة جهاز العرض مسموعة.'],
    ['Annemle babamın düğün filmini bu projektörde izledik, herkes duygulandı.', 'Projektörün fanı duyuluyor.'],
    ['माता-पिता की शादी की रील इस प्रोजेक्टर पर देखी, सबकी आँखें भर आईं।', 'प्रोजेक्टर का पंखा आवाज़ करता है।'],
  ),
  headphones: reviewsOfKind(
    [
      'The open-plan office is gone as soon as I put these headphones on.',
      'After three hours the headphones get warm.',
    ],
    ['Dès que je mets ce casque, le bureau ouvert disparaît.', 'Au bout de trois heures, le casque tient chaud.'],
    ['ما إن أضع السماعات حتى تختفي ضوضاء المكتب.', 'السماعات تسخّن الأذن بعد ثلاث ساعات.'],
    ['Kulaklığı takınca ofisin gürültüsü yok oluyor.', 'Kulaklık üç saat sonra kulağı ısıtıyor.'],
    ['हेडफ़ोन लगाते ही दफ़्तर का शोर ग़ायब हो जाता है।', 'तीन घंटे बाद हेडफ़ोन कान गर्म करने लगते हैं।'],
  ),
  radio: reviewsOfKind(
    [
      'The radio stands in the kitchen and finds stations that my phone does not.',
      'The dial of the radio is fiddly at night.',
    ],
    [
      'La radio trône dans la cuisine et capte tout, même à la campagne.',
      'La molette de la radio est délicate la nuit.',
    ],
    ['الراديو في المطبخ ويلتقط محطات لا يجدها هاتفي.', 'قرص الراديو صعب الضبط ليلًا.'],
    ['Radyo mutfakta duruyor, köyde bile her kanalı çekiyor.', 'Radyonun düğmesi karanlıkta zor ayarlanıyor.'],
    ['रेडियो रसोई में रखा है और गाँव में भी सारे स्टेशन पकड़ता है।', 'अँधेरे में रेडियो का घुंडी मिलाना मुश्किल है।'],
  ),
  'studio-mic': reviewsOfKind(
    [
      'My podcast sounds as if I had moved into a studio, thanks to this microphone.',
      'The microphone picks up the neighbour’s dog as well.',
    ],
    ['Grâce à ce micro, mon podcast semble enregistré en studio.', 'Le micro capte aussi le chien du voisin.'],
    ['صار تسجيلي كأنه من استوديو بفضل هذا الميكروفون.', 'الميكروفون يلتقط أصوات الجيران أيضًا.'],
    ['Podcastim bu mikrofonla stüdyodan çıkmış gibi.', 'Mikrofon komşunun köpeğini de alıyor.'],
    ['इस माइक से मेरा पॉडकास्ट स्टूडियो जैसा सुनाई देता है।', 'माइक पड़ोसी के कुत्ते की आवाज़ भी पकड़ लेता है।'],
  ),
  'stage-mic': reviewsOfKind(
    [
      'Dropped twice on stage, and the microphone sings on.',
      'The switch of the microphone is easy to touch by accident.',
    ],
    ['Tombé deux fois sur scène, le micro chante toujours.', 'L’interrupteur du micro se déclenche un peu vite.'],
    ['سقط الميكروفون مرتين على المسرح وما زال يعمل.', 'زر الميكروفون يُضغط بالخطأ أحيانًا.'],
    ['Sahnede iki kez düştü, mikrofon hâlâ çalışıyor.', 'Mikrofonun düğmesine yanlışlıkla basılıyor.'],
    ['मंच पर दो बार गिरा, माइक फिर भी चलता है।', 'माइक का बटन ग़लती से दब जाता है।'],
  ),
  'retro-tv': reviewsOfKind(
    [
      'The television looks like 1978 and plays what I streamed last night.',
      'The remote of the television is missing a back cover clip that holds.',
    ],
    [
      'Un téléviseur au look de 1978 qui lit tout ce que je regarde aujourd’hui.',
      'La télécommande du téléviseur fait un peu légère.',
    ],
    ['تلفاز بشكل السبعينيات ويعرض كل ما أشاهده اليوم.', 'جهاز التحكم بالتلفاز خفيف جدًا.'],
    ['Görünüşü 1978, içi bugünün televizyonu.', 'Televizyonun kumandası biraz basit.'],
    ['टीवी दिखता पुराने ज़माने का है, चलता आज का सब कुछ है।', 'टीवी का रिमोट थोड़ा हल्का है।'],
  ),
  gamepad: reviewsOfKind(
    [
      'No delay at all: I finally beat my son with this controller.',
      'The shoulder buttons of the controller click loudly.',
    ],
    ['Aucune latence : j’ai enfin battu mon fils avec cette manette.', 'Les gâchettes de la manette sont bruyantes.'],
    ['بلا أي تأخير، وأخيرًا فزت على ابني بهذه اليد.', 'أزرار يد التحكم العلوية عالية الصوت.'],
    ['Hiç gecikme yok, bu oyun koluyla sonunda oğlumu yendim.', 'Oyun kolunun tetikleri sesli.'],
    ['ज़रा भी देरी नहीं, इस कंट्रोलर से आख़िर बेटे को हरा दिया।', 'कंट्रोलर के ऊपरी बटन आवाज़ करते हैं।'],
  ),
  joystick: reviewsOfKind(
    [
      'The joystick clicks into eight directions like the machines in our old arcade.',
      'The joystick slides on a glass table.',
    ],
    [
      'Le joystick claque dans huit directions, comme à la salle d’arcade.',
      'Le joystick glisse sur une table en verre.',
    ],
    ['عصا التحكم تطقطق في ثماني جهات كما في الصالات القديمة.', 'العصا تنزلق على الطاولة الزجاجية.'],
    ['Joystick sekiz yöne eski salonlardaki gibi tık diye oturuyor.', 'Joystick cam masada kayıyor.'],
    ['जॉयस्टिक आठों दिशाओं में पुराने आर्केड जैसा क्लिक करता है।', 'काँच की मेज़ पर जॉयस्टिक फिसलता है।'],
  ),
};
