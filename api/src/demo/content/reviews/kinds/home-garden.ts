import { type KindReviews, reviewsOfKind } from '../kind';

export const homeGardenReviews: Readonly<Record<string, KindReviews>> = {
  sofa: reviewsOfKind(
    [
      'I read whole evenings on this sofa, the lamp is exactly where the page is.',
      'The sofa is firm, we added two cushions.',
    ],
    [
      'Je lis des soirées entières sur ce canapé, la liseuse est juste au bon endroit.',
      'Le canapé est ferme, nous avons ajouté deux coussins.',
    ],
    ['أقرأ على الأريكة كل مساء ومصباحها في مكانه الصحيح.', 'الأريكة قاسية قليلًا فأضفنا وسادتين.'],
    ['Bütün akşam bu koltukta kitap okuyorum, lambası tam yerinde.', 'Koltuk biraz sert, iki yastık ekledik.'],
    ['पूरी शाम इसी सोफ़े पर किताब पढ़ता हूँ, बत्ती ठीक जगह पर है।', 'सोफ़ा थोड़ा सख़्त है, दो गद्दियाँ जोड़नी पड़ीं।'],
  ),
  'dining-chair': reviewsOfKind(
    ['Six of these chairs, four children, and nothing wobbles.', 'The chair needs felt under its legs.'],
    ['Six chaises, quatre enfants, et rien ne bouge.', 'Il faut des patins de feutre sous la chaise.'],
    ['ستة كراسي وأربعة أطفال ولا شيء يهتز.', 'الكرسي يحتاج إلى لباد تحت أرجله.'],
    ['Altı sandalye, dört çocuk, hiçbiri sallanmıyor.', 'Sandalyenin ayaklarına keçe gerekiyor.'],
    ['छह कुर्सियाँ, चार बच्चे, और एक भी नहीं हिलती।', 'कुर्सी के पैरों के नीचे फ़ेल्ट लगाना पड़ता है।'],
  ),
  bed: reviewsOfKind(
    [
      'The bed was up in forty minutes and has not creaked once.',
      'The bedding that comes with the bed is thin for winter.',
    ],
    [
      'Lit monté en quarante minutes, et pas un grincement depuis.',
      'La literie fournie avec le lit est légère pour l’hiver.',
    ],
    ['ركّبنا السرير في أربعين دقيقة ولم يصدر صريرًا قط.', 'المفروشات المرفقة بالسرير خفيفة على الشتاء.'],
    ['Karyola kırk dakikada kuruldu, hiç gıcırdamadı.', 'Karyolayla gelen takım kışa ince.'],
    ['पलंग चालीस मिनट में लग गया और एक बार भी नहीं चरमराया।', 'पलंग के साथ आया बिस्तर सर्दियों के लिए पतला है।'],
  ),
  candle: reviewsOfKind(
    [
      'The candle burns straight down and does not cover the taste of dinner.',
      'The candle leaves a rim of wax if you blow it out early.',
    ],
    [
      'La bougie brûle bien droit et ne couvre pas l’odeur du dîner.',
      'Éteinte trop tôt, la bougie laisse un bord de cire.',
    ],
    ['الشمعة تحترق باستواء ولا رائحة لها على المائدة.', 'تترك الشمعة حافة من الشمع إذا أُطفئت مبكرًا.'],
    ['Mum dümdüz yanıyor, sofrada kokusuyla rahatsız etmiyor.', 'Erken söndürünce mumun kenarı kalıyor.'],
    ['मोमबत्ती सीधी जलती है और खाने की ख़ुशबू नहीं दबाती।', 'जल्दी बुझाने पर मोमबत्ती का किनारा बच जाता है।'],
  ),
  'light-bulb': reviewsOfKind(
    ['At last an LED bulb whose light looks like a lamp and not like a fridge.', 'The bulb takes a blink to come on.'],
    ['Enfin une ampoule LED dont la lumière est vraiment chaude.', 'L’ampoule s’allume avec un léger retard.'],
    ['أخيرًا مصباح LED ضوؤه دافئ كالمصابيح القديمة.', 'المصباح يتأخر لحظة قبل أن يضيء.'],
    ['Sonunda ışığı gerçekten sıcak bir LED ampul.', 'Ampul bir an gecikerek yanıyor.'],
    ['आख़िर ऐसा एलईडी बल्ब मिला जिसकी रोशनी सच में गर्म है।', 'बल्ब जलने में पल भर लगाता है।'],
  ),
  'paper-lantern': reviewsOfKind(
    [
      'Five of these lanterns over the terrace, and every evening is a feast.',
      'The paper lantern tears if you unfold it in a hurry.',
    ],
    [
      'Cinq lanternes sur la terrasse, et chaque soir est une fête.',
      'La lanterne se déchire si on la déplie trop vite.',
    ],
    ['علّقت خمسة فوانيس على الشرفة فصار كل مساء احتفالًا.', 'الفانوس الورقي يتمزق إذا فُتح بعجلة.'],
    ['Terasa beş fener astık, her akşam bayram gibi.', 'Kâğıt fener aceleyle açılınca yırtılıyor.'],
    ['छत पर पाँच लालटेनें टाँगीं, हर शाम त्योहार लगती है।', 'जल्दी में खोलने पर काग़ज़ी लालटेन फट जाती है।'],
  ),
  vase: reviewsOfKind(
    ['Even three stems from the roadside look arranged in this vase.', 'The neck of the vase is narrow to clean.'],
    ['Même trois fleurs des champs ont de l’allure dans ce vase.', 'Le col du vase est étroit à nettoyer.'],
    ['حتى ثلاثة أغصان من الطريق تبدو جميلة في هذه المزهرية.', 'عنق المزهرية ضيق وصعب التنظيف.'],
    ['Yol kenarından üç dal bile bu vazoda güzel duruyor.', 'Vazonun boynunu temizlemek zor.'],
    ['रास्ते से तोड़े तीन फूल भी इस गुलदान में सज जाते हैं।', 'गुलदान की गर्दन साफ़ करना मुश्किल है।'],
  ),
  'wall-picture': reviewsOfKind(
    [
      'I look at this picture while the coffee runs and am in the hills for a minute.',
      'The picture comes without a hook.',
    ],
    [
      'Je regarde ce tableau pendant que le café coule : une minute à la campagne.',
      'Le tableau est livré sans crochet.',
    ],
    ['أتأمل اللوحة كل صباح كأنني بين الجبال.', 'اللوحة تصل بلا خطاف للتعليق.'],
    ['Kahve pişerken tabloya bakıyorum, bir dakikalığına dağdayım.', 'Tablo askısız geliyor.'],
    ['कॉफ़ी बनते समय यह तस्वीर देखता हूँ और पहाड़ों में पहुँच जाता हूँ।', 'दीवार चित्र के साथ कील नहीं आती।'],
  ),
  mirror: reviewsOfKind(
    ['Our dark hall has become a room with this mirror.', 'The mirror is heavy, take two screws.'],
    ['Notre entrée sombre est devenue une pièce grâce à ce miroir.', 'Le miroir est lourd, prévoyez deux vis.'],
    ['صار مدخلنا المعتم مضيئًا بفضل المرآة.', 'المرآة ثقيلة وتحتاج إلى برغيين.'],
    ['Karanlık antremiz bu aynayla açıldı.', 'Ayna ağır, iki vidayla asın.'],
    ['हमारा अँधेरा गलियारा इस शीशे से खुला लगने लगा।', 'शीशा भारी है, दो पेच लगाइए।'],
  ),
  'chef-knife': reviewsOfKind(
    ['Ripe tomatoes, thin as paper: I cook more since I own this knife.', 'The knife wants drying at once.'],
    ['Des tomates mûres en tranches fines comme du papier : quel couteau.', 'Le couteau doit être séché aussitôt.'],
    ['يقطع السكين الطماطم رقيقة كالورق.', 'يجب تجفيف السكين فورًا بعد الغسل.'],
    ['Olgun domatesi kâğıt gibi kesiyor, bıçak harika.', 'Bıçağı yıkayınca hemen kurulamak gerekiyor.'],
    ['पके टमाटर भी काग़ज़ जैसे पतले कटते हैं, चाकू कमाल का है।', 'चाकू को धोकर तुरंत सुखाना पड़ता है।'],
  ),
  'frying-pan': reviewsOfKind(
    ['An egg slides out of this pan without a drop of oil, after a year.', 'The handle of the pan gets warm on gas.'],
    ['Après un an, un œuf glisse encore sans huile dans cette poêle.', 'Le manche de la poêle chauffe sur le gaz.'],
    ['بعد سنة ما زالت البيضة تنزلق من المقلاة بلا زيت.', 'مقبض المقلاة يسخن على الغاز.'],
    ['Bir yıl oldu, yumurta tavadan yağsız kayıp çıkıyor.', 'Tavanın sapı gazda ısınıyor.'],
    ['साल भर बाद भी बिना तेल के अंडा पैन से फिसल जाता है।', 'गैस पर पैन का हत्था गर्म हो जाता है।'],
  ),
  teapot: reviewsOfKind(
    [
      'The teapot pours without a drip, which I had thought impossible.',
      'The lid of the teapot is loose when you pour the last cup.',
    ],
    [
      'Une théière qui verse sans goutter, je croyais cela impossible.',
      'Le couvercle de la théière bouge à la dernière tasse.',
    ],
    ['الإبريق يصب الشاي من دون أن تسقط قطرة.', 'غطاء الإبريق يتحرك عند صب آخر كوب.'],
    ['Demlik damlatmadan dolduruyor, mümkün değil sanırdım.', 'Son bardakta demliğin kapağı oynuyor.'],
    ['चायदानी से एक बूँद भी नहीं टपकती, यक़ीन नहीं हुआ।', 'आख़िरी कप डालते समय चायदानी का ढक्कन हिलता है।'],
  ),
  bowl: reviewsOfKind(
    ['The bowl holds the porridge of a hungry teenager and keeps it warm.', 'The spoon is a little long for the bowl.'],
    [
      'Le bol contient le petit-déjeuner d’un adolescent affamé, et le garde chaud.',
      'La cuillère est un peu longue pour le bol.',
    ],
    ['الوعاء يكفي فطور مراهق جائع ويحفظ حرارته.', 'الملعقة طويلة قليلًا على الوعاء.'],
    ['Kâse aç bir gencin kahvaltısını alıyor, sıcak da tutuyor.', 'Kaşığı kâseye biraz uzun.'],
    ['भूखे बच्चे का पूरा नाश्ता कटोरे में आता है और गर्म रहता है।', 'कटोरे के लिए चम्मच थोड़ा लंबा है।'],
  ),
  'dinner-set': reviewsOfKind(
    ['The fork and knife of this set have the weight of a restaurant.', 'The set is for one, I read that too late.'],
    [
      'La fourchette et le couteau de cet ensemble ont le poids d’un grand restaurant.',
      'L’ensemble est pour une personne, je l’ai lu trop tard.',
    ],
    ['شوكة الطقم وسكينه بوزن أدوات المطاعم الفاخرة.', 'الطقم لشخص واحد ولم أنتبه لذلك.'],
    ['Takımın çatalı bıçağı lokantadaki gibi ağır, dengeli.', 'Takım tek kişilikmiş, geç fark ettim.'],
    ['सेट का काँटा और छुरी अच्छे रेस्तराँ जैसे भारी हैं।', 'सेट एक ही व्यक्ति का है, यह देर से देखा।'],
  ),
  'stem-glass': reviewsOfKind(
    [
      'The glass rings when we toast, and none has broken in the dishwasher.',
      'The stem of the glass is thin, wash it with care.',
    ],
    ['Le verre chante quand on trinque, et aucun n’a cassé.', 'Le pied du verre est fin, à laver avec soin.'],
    ['الكأس ترن عند اللقاء ولم تنكسر واحدة حتى الآن.', 'ساق الكأس رفيعة وتحتاج إلى عناية في الغسل.'],
    ['Kadeh tokuşunca çınlıyor, makinede hiçbiri kırılmadı.', 'Kadehin sapı ince, dikkatli yıkayın.'],
    ['टकराने पर गिलास गूँजता है और अब तक एक भी नहीं टूटा।', 'गिलास की डंडी पतली है, सँभालकर धोइए।'],
  ),
  cup: reviewsOfKind(
    ['My first coffee of the day belongs in this cup and in no other.', 'The saucer of the cup is shallow.'],
    ['Mon premier café du matin, c’est dans cette tasse et aucune autre.', 'La soucoupe de la tasse est peu creuse.'],
    ['قهوتي الأولى كل صباح في هذا الفنجان دون غيره.', 'صحن الفنجان مسطح أكثر من اللازم.'],
    ['Günün ilk kahvesi yalnızca bu fincanda içiliyor.', 'Fincanın tabağı fazla düz.'],
    ['दिन की पहली कॉफ़ी अब इसी कप में होती है।', 'कप की तश्तरी बहुत सपाट है।'],
  ),
  'alarm-clock': reviewsOfKind(
    [
      'I sleep through everything, but not through the two bells of this alarm clock.',
      'The alarm clock ticks, put it on the far shelf.',
    ],
    ['Rien ne me réveille, sauf les deux cloches de ce réveil.', 'Le réveil fait tic-tac, mettez-le loin du lit.'],
    ['لا يوقظني شيء إلا جرسا هذا المنبّه.', 'المنبّه يصدر تكتكة، ضعوه بعيدًا عن السرير.'],
    ['Hiçbir şeye uyanmam, bu çalar saatin çanlarına uyandım.', 'Çalar saat tıkırdıyor, yataktan uzağa koyun.'],
    ['किसी से नहीं उठता था, इस अलार्म घड़ी की घंटियों से उठ गया।', 'अलार्म घड़ी टिक-टिक करती है, पलंग से दूर रखिए।'],
  ),
  'mantel-clock': reviewsOfKind(
    ['The clock strikes softly, and the living room has a heart.', 'The mantel clock gains a minute a month.'],
    ['Une pendule au carillon discret : le salon a retrouvé un cœur.', 'La pendule avance d’une minute par mois.'],
    ['دقات الساعة خافتة وجميلة وتملأ الغرفة دفئًا.', 'ساعة الرف تتقدم دقيقة كل شهر.'],
    ['Saatin vuruşu yumuşak, salona can geldi.', 'Şömine saati ayda bir dakika ileri gidiyor.'],
    ['घड़ी धीमे से बजती है और बैठक में जान आ गई।', 'ताक घड़ी महीने में एक मिनट आगे हो जाती है।'],
  ),
  'kitchen-timer': reviewsOfKind(
    [
      'Stuck to the fridge, heard in the garden: no more burnt rice with this timer.',
      'The numbers on the timer are small.',
    ],
    [
      'Aimanté au frigo, audible au jardin : fini le riz brûlé avec ce minuteur.',
      'Les chiffres du minuteur sont petits.',
    ],
    ['المؤقّت ملتصق بالثلاجة وصوته يصل إلى الحديقة.', 'أرقام المؤقّت صغيرة.'],
    ['Buzdolabında duruyor, bahçeden duyuluyor; pilav artık yanmıyor.', 'Zamanlayıcının rakamları küçük.'],
    ['टाइमर फ़्रिज पर चिपका रहता है और आँगन तक सुनाई देता है।', 'टाइमर के अंक छोटे हैं।'],
  ),
  'potted-plant': reviewsOfKind(
    [
      'I forget everything that is green, and this plant has forgiven me for a year.',
      'The pot of the plant has no hole.',
    ],
    ['J’oublie toujours d’arroser, et cette plante me pardonne depuis un an.', 'Le pot de la plante n’est pas percé.'],
    ['أنسى سقي كل شيء، وهذه النبتة صامدة منذ سنة.', 'أصيص النبتة بلا فتحة تصريف.'],
    ['Sulamayı hep unuturum, bu bitki bir yıldır dayanıyor.', 'Bitkinin saksısında delik yok.'],
    ['पानी देना भूल जाती हूँ, फिर भी यह पौधा साल भर से हरा है।', 'पौधे के गमले में छेद नहीं है।'],
  ),
  cactus: reviewsOfKind(
    [
      'The cactus has flowered on my office window, and the whole corridor came to look.',
      'Wear gloves when you unpack the cactus.',
    ],
    [
      'Le cactus a fleuri à la fenêtre du bureau, tout l’étage est venu voir.',
      'Mettez des gants pour déballer le cactus.',
    ],
    ['أزهر الصبّار على نافذة مكتبي وجاء الجميع ليروه.', 'البسوا القفازات عند فك تغليف الصبّار.'],
    ['Kaktüs ofisin penceresinde çiçek açtı, herkes görmeye geldi.', 'Kaktüsü paketten eldivenle çıkarın.'],
    ['दफ़्तर की खिड़की पर कैक्टस में फूल आया, सब देखने आए।', 'कैक्टस खोलते समय दस्ताने पहनिए।'],
  ),
  bouquet: reviewsOfKind(
    [
      'My mother rang in tears: the bouquet stood on her table before her birthday coffee.',
      'Two of the flowers in the bouquet had already opened.',
    ],
    [
      'Ma mère m’a appelée en larmes : le bouquet était là pour son anniversaire.',
      'Deux fleurs du bouquet étaient déjà ouvertes.',
    ],
    ['اتصلت أمي باكية من الفرح: وصلت الباقة صباح عيدها.', 'كانت زهرتان في الباقة متفتحتين أكثر من اللازم.'],
    ['Annem ağlayarak aradı, buket doğum günü sabahı kapıdaydı.', 'Buketteki iki çiçek fazla açmıştı.'],
    ['जन्मदिन की सुबह गुलदस्ता पहुँचा, माँ की आँखें भर आईं।', 'गुलदस्ते के दो फूल पहले से पूरे खिले थे।'],
  ),
  hammer: reviewsOfKind(
    [
      'The head of this hammer does not move, and the claw takes out any nail.',
      'The hammer is heavy for hanging pictures.',
    ],
    ['La tête de ce marteau ne bouge pas, et la panne arrache tout.', 'Le marteau est lourd pour accrocher un cadre.'],
    ['رأس المطرقة ثابت ومخلبها ينزع أي مسمار.', 'المطرقة ثقيلة لتعليق اللوحات.'],
    ['Çekicin başı oynamıyor, çatalı her çiviyi söküyor.', 'Çekiç tablo asmak için ağır.'],
    ['हथौड़े का सिरा ज़रा नहीं हिलता और पंजा हर कील निकाल देता है।', 'तस्वीर टाँगने के लिए हथौड़ा भारी है।'],
  ),
  screwdriver: reviewsOfKind(
    ['The screw stays on the tip of this screwdriver, even overhead.', 'The screwdriver could be a little longer.'],
    ['La vis tient au bout de ce tournevis, même au plafond.', 'Le tournevis pourrait être un peu plus long.'],
    ['يبقى البرغي معلقًا برأس المفك حتى في السقف.', 'كان المفك أفضل لو كان أطول.'],
    ['Vida tornavidanın ucunda duruyor, tavanda bile.', 'Tornavida biraz daha uzun olabilirdi.'],
    ['पेच पेचकस के सिरे पर टिका रहता है, छत पर काम करते हुए भी।', 'पेचकस थोड़ा लंबा होता तो अच्छा था।'],
  ),
  toolbox: reviewsOfKind(
    ['Everything has its place in this toolbox, even the tape I never found.', 'The toolbox is loud in the car.'],
    ['Tout trouve sa place dans cette boîte à outils.', 'La boîte à outils fait du bruit dans la voiture.'],
    ['لكل أداة مكانها في هذا الصندوق.', 'صندوق العدة يُحدث ضجيجًا في السيارة.'],
    ['Alet çantasında her şeyin yeri var.', 'Alet çantası arabada çok ses yapıyor.'],
    ['टूलबॉक्स में हर औज़ार की अपनी जगह है।', 'गाड़ी में टूलबॉक्स खड़खड़ाता है।'],
  ),
};
