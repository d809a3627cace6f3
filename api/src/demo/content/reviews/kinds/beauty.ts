import { type KindReviews, reviewsOfKind } from '../kind';

export const beautyReviews: Readonly<Record<string, KindReviews>> = {
  lipstick: reviewsOfKind(
    ['This lipstick outlasted two coffees and a long phone call.', 'The lipstick is a shade darker on the lips.'],
    [
      'Ce rouge à lèvres a survécu à deux cafés et à un long coup de fil.',
      'Sur les lèvres, ce rouge est un ton plus foncé.',
    ],
    ['صمد أحمر الشفاه بعد فنجانين من القهوة.', 'لون أحمر الشفاه أغمق بدرجة على الشفاه.'],
    ['Bu ruj iki kahveye ve uzun bir telefon konuşmasına dayandı.', 'Ruj dudakta bir ton koyu duruyor.'],
    ['दो कॉफ़ी के बाद भी यह लिपस्टिक टिकी रही।', 'होंठों पर लिपस्टिक एक शेड गहरी लगती है।'],
  ),
  'nail-polish': reviewsOfKind(
    [
      'Dry before the kettle boiled, and a week of gardening did not chip this polish.',
      'The brush of the nail polish is narrow.',
    ],
    ['Sec avant que l’eau ne bouille : ce vernis a tenu une semaine de jardinage.', 'Le pinceau du vernis est étroit.'],
    ['جف الطلاء في دقيقة وبقي أسبوعًا بلا تقشر.', 'فرشاة الطلاء رفيعة.'],
    ['Su kaynamadan kurudu, oje bir hafta dayandı.', 'Ojenin fırçası ince.'],
    ['चाय बनने से पहले सूख गई, नेल पॉलिश हफ़्ते भर टिकी।', 'नेल पॉलिश का ब्रश पतला है।'],
  ),
  'hand-fan': reviewsOfKind(
    [
      'The fan saved me at a wedding in August and made the photos prettier.',
      'The hand fan is stiff to open with one hand.',
    ],
    ['Cet éventail m’a sauvée à un mariage en août.', 'L’éventail s’ouvre difficilement d’une seule main.'],
    ['أنقذتني المروحة في عرس شهر آب.', 'المروحة صعبة الفتح بيد واحدة.'],
    ['Ağustos düğününde yelpaze beni kurtardı.', 'Yelpaze tek elle zor açılıyor.'],
    ['गर्मियों की शादी में इस पंखे ने बचा लिया।', 'हाथ पंखा एक हाथ से मुश्किल से खुलता है।'],
  ),
  'body-lotion': reviewsOfKind(
    [
      'I can dress a minute after this lotion, nothing sticks.',
      'The pump of the lotion stops before the bottle is empty.',
    ],
    [
      'Une minute après ce lait corporel, je m’habille : rien ne colle.',
      'La pompe du lait corporel s’arrête avant la fin du flacon.',
    ],
    ['ألبس بعد دقيقة من اللوشن ولا شيء يلتصق.', 'مضخة اللوشن تتوقف قبل أن تفرغ العبوة.'],
    ['Losyondan bir dakika sonra giyinebiliyorum, yapışmıyor.', 'Losyonun pompası şişe bitmeden duruyor.'],
    ['लोशन लगाने के एक मिनट बाद कपड़े पहन सकती हूँ, चिपचिपाहट नहीं।', 'बोतल ख़त्म होने से पहले लोशन का पंप रुक जाता है।'],
  ),
  'soap-bar': reviewsOfKind(
    [
      'The soap smells of my grandmother’s linen cupboard, and my hands no longer crack.',
      'Without a dish the soap melts quickly.',
    ],
    [
      'Ce savon sent l’armoire de ma grand-mère, et mes mains ne gercent plus.',
      'Sans porte-savon, ce savon fond vite.',
    ],
    ['رائحة الصابونة كخزانة جدتي ويداي لم تعودا تتشققان.', 'تذوب الصابونة بسرعة من دون صحن.'],
    ['Sabun anneannemin dolabı gibi kokuyor, ellerim artık çatlamıyor.', 'Sabunluk olmadan sabun çabuk eriyor.'],
    ['साबुन में दादी की अलमारी जैसी ख़ुशबू है, हाथ अब नहीं फटते।', 'साबुनदानी के बिना साबुन जल्दी घुल जाता है।'],
  ),
  'face-cream': reviewsOfKind(
    [
      'Light enough for summer, and I refill the jar of this cream instead of throwing it away.',
      'The jar of the cream wants two hands.',
    ],
    ['Une crème assez légère pour l’été, et le pot se recharge.', 'Le pot de crème demande deux mains.'],
    ['كريم خفيف يناسب الصيف وأعيد تعبئة مرطبانه.', 'مرطبان الكريم يحتاج إلى يدين لفتحه.'],
    ['Yaza uygun, hafif bir krem; kavanozunu da yeniden dolduruyorum.', 'Kremin kavanozu iki elle açılıyor.'],
    ['गर्मियों के लिए हल्की क्रीम, और जार दोबारा भर जाता है।', 'क्रीम का जार खोलने में दोनों हाथ लगते हैं।'],
  ),
  'hair-comb': reviewsOfKind(
    ['My curls and I are friends again since this comb.', 'The handle of the comb is a little short.'],
    ['Mes boucles et moi sommes réconciliées grâce à ce peigne.', 'Le manche du peigne est un peu court.'],
    ['تصالحت مع شعري المجعد بفضل هذا المشط.', 'مقبض المشط قصير قليلًا.'],
    ['Bu tarakla buklelerimle barıştım.', 'Tarağın sapı biraz kısa.'],
    ['इस कंघी से घुँघराले बाल आसानी से सुलझते हैं।', 'कंघी का हत्था थोड़ा छोटा है।'],
  ),
  'hair-scissors': reviewsOfKind(
    [
      'I cut my boys’ hair with these scissors, and nobody at school has noticed.',
      'The finger holes of the scissors are small for my hands.',
    ],
    [
      'Je coupe les cheveux de mes fils avec ces ciseaux, et personne ne l’a remarqué.',
      'Les anneaux des ciseaux sont petits pour mes mains.',
    ],
    ['أقص شعر أولادي بهذا المقص والنتيجة كالحلاق.', 'فتحتا المقص صغيرتان على يدي.'],
    ['Oğullarımın saçını bu makasla kesiyorum, berberden farkı yok.', 'Makasın parmak yerleri elime küçük.'],
    ['इस कैंची से बेटों के बाल घर पर काटती हूँ, किसी को पता नहीं चला।', 'कैंची के छल्ले मेरे हाथ के लिए छोटे हैं।'],
  ),
  razor: reviewsOfKind(
    [
      'A closer shave than from my electric one, and the blades of this razor cost pennies.',
      'The razor took me a week to learn.',
    ],
    [
      'Un rasage plus net qu’à l’électrique, et les lames de ce rasoir ne coûtent rien.',
      'Il m’a fallu une semaine pour apprivoiser ce rasoir.',
    ],
    ['حلاقة أنعم من الماكينة الكهربائية وشفرات الموس رخيصة.', 'احتجت أسبوعًا لأتعود على الموس.'],
    ['Elektrikliden daha yakın tıraş ediyor, jiletleri de ucuz.', 'Makineye alışmam bir hafta sürdü.'],
    ['इलेक्ट्रिक से भी साफ़ शेव, और इस रेज़र की ब्लेड सस्ती हैं।', 'रेज़र की आदत पड़ने में एक हफ़्ता लगा।'],
  ),
  toothbrush: reviewsOfKind(
    ['My gums have stopped bleeding since I use this toothbrush.', 'The toothbrush has no cap for travelling.'],
    [
      'Mes gencives ne saignent plus depuis cette brosse à dents.',
      'Pas de capuchon de voyage avec cette brosse à dents.',
    ],
    ['توقف نزف لثتي منذ استعملت هذه الفرشاة.', 'الفرشاة بلا غطاء للسفر.'],
    ['Bu diş fırçasıyla diş etim kanamıyor artık.', 'Diş fırçasının yolculuk kapağı yok.'],
    ['इस टूथब्रश से मसूड़ों से ख़ून आना बंद हो गया।', 'सफ़र के लिए टूथब्रश का ढक्कन नहीं है।'],
  ),
  'bath-sponge': reviewsOfKind(
    ['The sponge makes a bath out of a few drops of soap.', 'The sponge takes a day to dry.'],
    ['Quelques gouttes de savon, et cette éponge mousse pour tout un bain.', 'L’éponge met une journée à sécher.'],
    ['قطرات من الصابون والإسفنجة تملأ الحمام رغوة.', 'الإسفنجة تحتاج إلى يوم لتجف.'],
    ['Bir iki damla sabunla sünger bol bol köpürüyor.', 'Süngerin kuruması bir gün sürüyor.'],
    ['कुछ बूँद साबुन और स्पंज ढेर सारा झाग बनाता है।', 'स्पंज सूखने में पूरा दिन लेता है।'],
  ),
  'wicker-basket': reviewsOfKind(
    [
      'Six towels stand in this basket, and our bathroom looks like a hotel.',
      'The basket shed a few bits of straw at first.',
    ],
    [
      'Six serviettes dans ce panier, et notre salle de bain ressemble à un hôtel.',
      'Le panier perd quelques brins au début.',
    ],
    ['السلة تتسع لست مناشف وصار حمامنا كالفندق.', 'تساقطت من السلة بعض القشات في البداية.'],
    ['Sepet altı havlu alıyor, banyomuz otele döndü.', 'Sepetten ilk günlerde biraz saman döküldü.'],
    ['टोकरी में छह तौलिये आते हैं, बाथरूम होटल जैसा लगता है।', 'शुरू में टोकरी से कुछ तिनके झड़े।'],
  ),
};
