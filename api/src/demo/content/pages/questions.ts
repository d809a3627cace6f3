import { type Texts, texts } from '../texts';

interface Question {
  /** anchor in the address */
  readonly id: string;
  readonly question: Texts;
  /** HTML inside a paragraph */
  readonly answer: Texts;
}

/** The questions of the help centre, by group. */
export const QUESTIONS: readonly { readonly title: Texts; readonly questions: readonly Question[] }[] = [
  {
    title: texts('Ordering', 'Commander', 'الطلب', 'Sipariş', 'ऑर्डर करना'),
    questions: [
      {
        id: 'account',
        question: texts(
          'Do I need an account to order?',
          'Faut-il un compte pour commander ?',
          'هل أحتاج إلى حساب لأطلب؟',
          'Sipariş vermek için hesap gerekli mi?',
          'क्या ऑर्डर करने के लिए खाता ज़रूरी है?',
        ),
        answer: texts(
          'No. You can order, pay and follow your parcel as a guest. With an account you also keep your addresses, your wishlist and all your orders in one place.',
          'Non. Vous pouvez commander, payer et suivre votre colis en tant qu’invité. Avec un compte, vous retrouvez aussi vos adresses, vos favoris et toutes vos commandes au même endroit.',
          'لا. يمكنك الطلب والدفع وتتبع الطرد ضيفًا. ومع الحساب تحتفظ أيضًا بعناوينك وقائمة أمنياتك وكل طلباتك في مكان واحد.',
          'Hayır. Misafir olarak sipariş verebilir, ödeme yapabilir ve paketinizi takip edebilirsiniz. Hesabınız olursa adresleriniz, favorileriniz ve bütün siparişleriniz tek yerde durur.',
          'नहीं। आप मेहमान के रूप में ऑर्डर, भुगतान और पार्सल ट्रैक कर सकते हैं। खाता होने पर आपके पते, इच्छा सूची और सारे ऑर्डर एक जगह रहते हैं।',
        ),
      },
      {
        id: 'confirmation',
        question: texts(
          'How do I know that my order went through?',
          'Comment savoir si ma commande est bien passée ?',
          'كيف أعرف أن طلبي قد تم؟',
          'Siparişimin alındığını nasıl anlarım?',
          'मुझे कैसे पता चले कि ऑर्डर हो गया?',
        ),
        answer: texts(
          'We send you an email with the tracking code of your order. If it hasn’t arrived after ten minutes, look in your spam folder, then <a href="/page/contact">write to us</a>.',
          'Nous vous envoyons un e-mail avec le code de suivi. S’il n’est pas arrivé après dix minutes, regardez dans les indésirables, puis <a href="/page/contact">écrivez-nous</a>.',
          'نرسل إليك رسالة فيها رمز تتبع الطلب. إن لم تصل خلال عشر دقائق فابحث في البريد المزعج ثم <a href="/page/contact">راسلنا</a>.',
          'Size siparişinizin takip kodunu içeren bir e-posta göndeririz. On dakika içinde gelmezse istenmeyen postalara bakın, sonra <a href="/page/contact">bize yazın</a>.',
          'हम आपको ऑर्डर के ट्रैकिंग कोड वाला ईमेल भेजते हैं। दस मिनट में न आए तो स्पैम फ़ोल्डर देखें, फिर <a href="/page/contact">हमें लिखें</a>।',
        ),
      },
      {
        id: 'change',
        question: texts(
          'Can I change my order?',
          'Puis-je modifier ma commande ?',
          'هل يمكنني تعديل طلبي؟',
          'Siparişimi değiştirebilir miyim?',
          'क्या मैं ऑर्डर बदल सकता हूँ?',
        ),
        answer: texts(
          'An order can’t be changed, but as long as it is pending you can cancel it and order again. What you paid is refunded.',
          'Une commande ne se modifie pas, mais tant qu’elle est en attente vous pouvez l’annuler et en passer une nouvelle. Ce que vous avez payé vous est remboursé.',
          'لا يمكن تعديل الطلب، لكن ما دام معلقًا يمكنك إلغاؤه والطلب من جديد، ويُعاد إليك ما دفعته.',
          'Sipariş değiştirilemez, ama beklemedeyken iptal edip yeniden sipariş verebilirsiniz. Ödediğiniz tutar geri verilir.',
          'ऑर्डर बदला नहीं जा सकता, लेकिन लंबित रहने तक आप उसे रद्द करके नया ऑर्डर दे सकते हैं। दिया हुआ पैसा वापस मिलता है।',
        ),
      },
      {
        id: 'cancel',
        question: texts(
          'How do I cancel an order?',
          'Comment annuler une commande ?',
          'كيف ألغي طلبًا؟',
          'Siparişi nasıl iptal ederim?',
          'ऑर्डर कैसे रद्द करूँ?',
        ),
        answer: texts(
          'Open it under <a href="/user/orders">Orders</a> and press “Cancel”. This works as long as the order is pending. As a guest, <a href="/page/contact">write to us</a> with your tracking code.',
          'Ouvrez-la sous <a href="/user/orders">Commandes</a> et annulez-la, tant qu’elle est en attente. En tant qu’invité, <a href="/page/contact">écrivez-nous</a> avec votre code de suivi.',
          'افتحه تحت <a href="/user/orders">الطلبات</a> وألغِه ما دام معلقًا. وإن طلبت ضيفًا <a href="/page/contact">فراسلنا</a> مع رمز التتبع.',
          '<a href="/user/orders">Siparişler</a> altında siparişi açıp iptal edin. Bu, sipariş beklemedeyken mümkündür. Misafirseniz takip kodunuzla <a href="/page/contact">bize yazın</a>.',
          'उसे <a href="/user/orders">ऑर्डर</a> में खोलकर रद्द करें। यह ऑर्डर के लंबित रहने तक हो सकता है। मेहमान हों तो ट्रैकिंग कोड के साथ <a href="/page/contact">हमें लिखें</a>।',
        ),
      },
      {
        id: 'sold-out',
        question: texts(
          'What happens if a product sells out while I order?',
          'Que se passe-t-il si un produit s’épuise pendant ma commande ?',
          'ماذا يحدث إذا نفد المنتج أثناء الطلب؟',
          'Sipariş verirken ürün tükenirse ne olur?',
          'ऑर्डर करते समय उत्पाद ख़त्म हो जाए तो?',
        ),
        answer: texts(
          'Stock is checked when you place the order. If the last piece is gone, we tell you and nothing is charged.',
          'Le stock est vérifié quand vous passez commande. Si la dernière pièce est partie, nous vous prévenons et rien n’est débité.',
          'نتحقق من المخزون عند تأكيد الطلب. إذا نفدت آخر قطعة أخبرناك ولم نخصم شيئًا.',
          'Stok, siparişi verdiğiniz anda denetlenir. Son ürün gittiyse size söyleriz ve ücret almayız.',
          'स्टॉक ऑर्डर देते समय जाँचा जाता है। आख़िरी नग बिक चुका हो तो हम बता देते हैं और कुछ नहीं काटा जाता।',
        ),
      },
    ],
  },
  {
    title: texts('Prices and payment', 'Prix et paiement', 'الأسعار والدفع', 'Fiyatlar ve ödeme', 'कीमतें और भुगतान'),
    questions: [
      {
        id: 'tax',
        question: texts(
          'Do the prices include tax?',
          'Les prix sont-ils toutes taxes comprises ?',
          'هل تشمل الأسعار الضريبة؟',
          'Fiyatlara vergi dahil mi?',
          'क्या कीमतों में कर शामिल है?',
        ),
        answer: texts(
          'No. Prices are shown without tax; tax is added in the cart, where you see it before you order.',
          'Non. Les prix sont affichés hors taxes ; les taxes s’ajoutent dans le panier, où vous les voyez avant de commander.',
          'لا. تُعرض الأسعار من دون الضريبة، وتُضاف الضريبة في السلة حيث تراها قبل الطلب.',
          'Hayır. Fiyatlar vergisiz gösterilir; vergi sepette eklenir ve siparişten önce orada görünür.',
          'नहीं। कीमतें बिना कर के दिखती हैं; कर कार्ट में जुड़ता है, जहाँ वह ऑर्डर से पहले दिखता है।',
        ),
      },
      {
        id: 'methods',
        question: texts(
          'How can I pay?',
          'Comment puis-je payer ?',
          'كيف يمكنني الدفع؟',
          'Nasıl ödeme yapabilirim?',
          'मैं भुगतान कैसे कर सकता हूँ?',
        ),
        answer: texts(
          'By card or wallet through Stripe, PayPal, Razorpay, Flutterwave or iyzico, or in cash on delivery. The methods available are shown at checkout. More about <a href="/page/payment">payment</a>.',
          'Par carte ou portefeuille avec Stripe, PayPal, Razorpay, Flutterwave ou iyzico, ou en espèces à la livraison. Les moyens disponibles s’affichent au paiement. En savoir plus sur le <a href="/page/payment">paiement</a>.',
          'بالبطاقة أو المحفظة عبر Stripe أو PayPal أو Razorpay أو Flutterwave أو iyzico، أو نقدًا عند الاستلام. تظهر الطرق المتاحة عند الدفع. المزيد عن <a href="/page/payment">الدفع</a>.',
          'Stripe, PayPal, Razorpay, Flutterwave veya iyzico üzerinden kart ya da cüzdanla, veya kapıda nakit. Kullanılabilir yöntemler ödeme adımında görünür. <a href="/page/payment">Ödeme</a> hakkında daha fazlası.',
          'Stripe, PayPal, Razorpay, Flutterwave या iyzico से कार्ड या वॉलेट द्वारा, या डिलीवरी पर नकद। उपलब्ध तरीके भुगतान के समय दिखते हैं। <a href="/page/payment">भुगतान</a> के बारे में और पढ़ें।',
        ),
      },
      {
        id: 'card-data',
        question: texts(
          'Is my card data safe?',
          'Mes données bancaires sont-elles en sécurité ?',
          'هل بيانات بطاقتي آمنة؟',
          'Kart bilgilerim güvende mi?',
          'क्या मेरे कार्ड की जानकारी सुरक्षित है?',
        ),
        answer: texts(
          'You enter it on the payment company’s own page. We never see or store your card number.',
          'Vous les saisissez sur la page du prestataire de paiement. Nous ne voyons et ne conservons jamais votre numéro de carte.',
          'تُدخلها في صفحة شركة الدفع نفسها، ونحن لا نرى رقم بطاقتك ولا نحفظه أبدًا.',
          'Bilgileri ödeme kuruluşunun kendi sayfasına yazarsınız. Kart numaranızı hiç görmeyiz ve saklamayız.',
          'आप उसे भुगतान कंपनी के अपने पृष्ठ पर भरते हैं। हम आपका कार्ड नंबर न देखते हैं, न रखते हैं।',
        ),
      },
      {
        id: 'failed-payment',
        question: texts(
          'My payment failed. What now?',
          'Mon paiement a échoué. Que faire ?',
          'فشل الدفع، فماذا أفعل؟',
          'Ödemem başarısız oldu. Ne yapmalıyım?',
          'भुगतान नहीं हुआ। अब क्या करूँ?',
        ),
        answer: texts(
          'Your order is saved. Open it and pay again, with the same method or another one. If money left your account without the order being paid, we find the payment and match it or refund it.',
          'Votre commande est enregistrée. Ouvrez-la et payez à nouveau, par le même moyen ou un autre. Si votre compte a été débité sans que la commande soit payée, nous retrouvons le paiement et l’attribuons ou le remboursons.',
          'طلبك محفوظ. افتحه وادفع مرة أخرى بالطريقة نفسها أو بغيرها. وإذا خُصم المال من دون أن يُسدَّد الطلب فسنعثر على الدفعة ونربطها بالطلب أو نعيدها إليك.',
          'Siparişiniz kayıtlıdır. Açıp aynı ya da başka bir yöntemle yeniden ödeyin. Sipariş ödenmeden hesabınızdan para çıktıysa ödemeyi bulur, siparişe işler ya da geri veririz.',
          'आपका ऑर्डर सुरक्षित है। उसे खोलकर उसी या किसी और तरीके से फिर भुगतान करें। पैसे कट गए पर ऑर्डर का भुगतान नहीं हुआ, तो हम भुगतान ढूँढकर जोड़ते हैं या लौटाते हैं।',
        ),
      },
      {
        id: 'voucher',
        question: texts(
          'Where do I enter a voucher?',
          'Où saisir un bon de réduction ?',
          'أين أدخل القسيمة؟',
          'Kuponu nereye yazarım?',
          'वाउचर कहाँ भरूँ?',
        ),
        answer: texts(
          'At checkout, beside the total. Your own vouchers are listed in <a href="/user/vouchers">your account</a>. A voucher may require a minimum amount and may work only once.',
          'Au paiement, à côté du total. Vos bons figurent dans <a href="/user/vouchers">votre compte</a>. Un bon peut exiger un montant minimum et ne servir qu’une fois.',
          'عند الدفع بجانب المجموع. قسائمك مدرجة في <a href="/user/vouchers">حسابك</a>. وقد تتطلب القسيمة حدًا أدنى للمبلغ أو تصلح لمرة واحدة فقط.',
          'Ödeme adımında, toplamın yanına. Kuponlarınız <a href="/user/vouchers">hesabınızda</a> listelenir. Bir kupon en düşük tutar isteyebilir ve yalnızca bir kez geçerli olabilir.',
          'भुगतान के समय, कुल राशि के पास। आपके वाउचर <a href="/user/vouchers">आपके खाते</a> में दिखते हैं। किसी वाउचर में न्यूनतम राशि हो सकती है और वह एक ही बार चल सकता है।',
        ),
      },
      {
        id: 'bundles',
        question: texts(
          'How do bundle deals work?',
          'Comment fonctionnent les offres groupées ?',
          'كيف تعمل عروض الكمية؟',
          'Çoklu alım fırsatları nasıl işler?',
          'बंडल ऑफ़र कैसे काम करते हैं?',
        ),
        answer: texts(
          'Put enough pieces of the same product into the cart, for example three, and the free one is deducted automatically.',
          'Mettez assez de pièces du même produit au panier, par exemple trois : la pièce offerte est déduite automatiquement.',
          'ضع في السلة عددًا كافيًا من المنتج نفسه، ثلاث قطع مثلًا، وتُخصم القطعة المجانية تلقائيًا.',
          'Sepete aynı üründen yeterli sayıda, örneğin üç adet koyun; bedava olan otomatik olarak düşülür.',
          'एक ही उत्पाद के पर्याप्त नग, जैसे तीन, कार्ट में डालें; मुफ़्त वाला नग अपने आप घट जाता है।',
        ),
      },
      {
        id: 'flash-sale',
        question: texts(
          'How long does a flash price last?',
          'Combien de temps dure un prix flash ?',
          'كم يدوم سعر العرض الخاطف؟',
          'Flaş fiyat ne kadar sürer?',
          'फ़्लैश कीमत कब तक रहती है?',
        ),
        answer: texts(
          'Until its clock runs out. The price at the moment you place the order counts, not the moment you put the product into the cart.',
          'Jusqu’à la fin du compte à rebours. C’est le prix au moment de la commande qui compte, pas celui de la mise au panier.',
          'حتى ينتهي العد التنازلي. يُعتمد السعر لحظة تأكيد الطلب لا لحظة الإضافة إلى السلة.',
          'Sayacı bitene kadar. Ürünü sepete koyduğunuz değil, siparişi verdiğiniz andaki fiyat geçerlidir.',
          'जब तक उसकी घड़ी चले। कार्ट में डालने के नहीं, ऑर्डर देने के समय की कीमत मान्य है।',
        ),
      },
    ],
  },
  {
    title: texts('Delivery', 'Livraison', 'التوصيل', 'Teslimat', 'डिलीवरी'),
    questions: [
      {
        id: 'delivery-time',
        question: texts(
          'How long does delivery take, and what does it cost?',
          'Quels sont les délais et les prix de livraison ?',
          'كم يستغرق التوصيل وكم يكلّف؟',
          'Teslimat ne kadar sürer, ne kadar tutar?',
          'डिलीवरी में कितना समय और कितना ख़र्च लगता है?',
        ),
        answer: texts(
          'That depends on your country and on the method. The table on the <a href="/page/shipping-policy">shipping page</a> shows both, and your cart shows the exact price for your address.',
          'Cela dépend de votre pays et du mode choisi. Le tableau de la <a href="/page/shipping-policy">page Livraison</a> indique les deux, et votre panier le prix exact pour votre adresse.',
          'ذلك بحسب بلدك وطريقة الشحن. يعرض الجدول في <a href="/page/shipping-policy">صفحة الشحن</a> الأمرين، وتعرض السلة السعر الدقيق لعنوانك.',
          'Ülkenize ve yönteme bağlıdır. <a href="/page/shipping-policy">Kargo sayfasındaki</a> tablo ikisini de gösterir; adresinize göre kesin ücret sepettedir.',
          'यह आपके देश और तरीके पर निर्भर है। <a href="/page/shipping-policy">शिपिंग पृष्ठ</a> की तालिका में दोनों हैं और आपके पते का सही ख़र्च कार्ट में दिखता है।',
        ),
      },
      {
        id: 'parcels',
        question: texts(
          'Why do I receive several parcels?',
          'Pourquoi est-ce que je reçois plusieurs colis ?',
          'لماذا تصلني عدة طرود؟',
          'Neden birden çok paket geliyor?',
          'कई पार्सल क्यों आते हैं?',
        ),
        answer: texts(
          'Each store sends its own products. You still pay only once.',
          'Chaque boutique envoie ses propres produits. Vous ne payez pourtant qu’une fois.',
          'كل متجر يرسل منتجاته بنفسه، ومع ذلك تدفع مرة واحدة فقط.',
          'Her mağaza kendi ürünlerini gönderir. Yine de tek ödeme yaparsınız.',
          'हर स्टोर अपने उत्पाद ख़ुद भेजता है। भुगतान फिर भी एक ही बार होता है।',
        ),
      },
      {
        id: 'track',
        question: texts(
          'Where is my parcel?',
          'Où est mon colis ?',
          'أين طردي؟',
          'Paketim nerede?',
          'मेरा पार्सल कहाँ है?',
        ),
        answer: texts(
          'Enter the code from your confirmation email on the <a href="/track-order">tracking page</a>. You don’t need an account.',
          'Saisissez le code de votre e-mail de confirmation sur la <a href="/track-order">page de suivi</a>. Aucun compte n’est nécessaire.',
          'أدخل الرمز الموجود في رسالة التأكيد في <a href="/track-order">صفحة التتبع</a>. لا تحتاج إلى حساب.',
          'Onay e-postanızdaki kodu <a href="/track-order">takip sayfasına</a> yazın. Hesap gerekmez.',
          'पुष्टि वाले ईमेल का कोड <a href="/track-order">ट्रैकिंग पृष्ठ</a> पर भरें। खाते की ज़रूरत नहीं।',
        ),
      },
      {
        id: 'pickup',
        question: texts(
          'Can I collect my order?',
          'Puis-je retirer ma commande ?',
          'هل يمكنني استلام طلبي بنفسي؟',
          'Siparişimi kendim alabilir miyim?',
          'क्या मैं ऑर्डर ख़ुद ले सकता हूँ?',
        ),
        answer: texts(
          'Many products can be collected in Kabul, New York, Paris, Istanbul or Riyadh. Choose “Pickup” in the cart; the address is shown there.',
          'De nombreux produits peuvent être retirés à Kaboul, New York, Paris, Istanbul ou Riyad. Choisissez « Retrait » dans le panier ; l’adresse y figure.',
          'يمكن استلام كثير من المنتجات في كابول أو نيويورك أو باريس أو إسطنبول أو الرياض. اختر «الاستلام» في السلة ليظهر العنوان.',
          'Birçok ürün Kabil, New York, Paris, İstanbul veya Riyad’dan teslim alınabilir. Sepette “Teslim noktası”nı seçin; adres orada görünür.',
          'कई उत्पाद काबुल, न्यूयॉर्क, पेरिस, इस्तांबुल या रियाद में लिए जा सकते हैं। कार्ट में “पिकअप” चुनें; पता वहीं दिखेगा।',
        ),
      },
      {
        id: 'no-delivery',
        question: texts(
          'Why can’t a product be sent to my address?',
          'Pourquoi un produit ne peut-il pas m’être livré ?',
          'لماذا لا يمكن شحن منتج إلى عنواني؟',
          'Bir ürün neden adresime gönderilemiyor?',
          'कोई उत्पाद मेरे पते पर क्यों नहीं भेजा जा सकता?',
        ),
        answer: texts(
          'Each store decides where it delivers. Fresh and bulky goods only reach some countries. The cart tells you before you pay.',
          'Chaque boutique choisit où elle livre. Les produits frais et volumineux ne sont livrés que dans certains pays. Le panier vous prévient avant le paiement.',
          'كل متجر يحدد الأماكن التي يشحن إليها، والمنتجات الطازجة والكبيرة لا تصل إلا إلى بعض البلدان. تخبرك السلة بذلك قبل الدفع.',
          'Nereye gönderim yapacağına her mağaza kendi karar verir. Taze ve hacimli ürünler yalnızca bazı ülkelere gider. Sepet bunu ödemeden önce söyler.',
          'हर स्टोर तय करता है कि वह कहाँ भेजेगा। ताज़ा और भारी सामान कुछ ही देशों में जाता है। कार्ट भुगतान से पहले बता देता है।',
        ),
      },
    ],
  },
  {
    title: texts('Returns', 'Retours', 'الإرجاع', 'İade', 'वापसी'),
    questions: [
      {
        id: 'return',
        question: texts(
          'How do I return something?',
          'Comment retourner un article ?',
          'كيف أعيد منتجًا؟',
          'Bir ürünü nasıl iade ederim?',
          'सामान कैसे लौटाऊँ?',
        ),
        answer: texts(
          'Open the order under <a href="/user/orders">Orders</a>, or by the link in our emails, and choose “Return items”. The store tells you how to send them back. All steps are on the <a href="/page/returns">returns page</a>.',
          'Ouvrez la commande sous <a href="/user/orders">Commandes</a>, ou par le lien de nos e-mails, et choisissez « Retourner des articles ». La boutique vous dit comment les renvoyer. Toutes les étapes figurent sur la <a href="/page/returns">page Retours</a>.',
          'افتح الطلب تحت <a href="/user/orders">الطلبات</a> أو من الرابط في رسائلنا، واختر «إرجاع منتجات». يخبرك المتجر كيف تعيدها. كل الخطوات في <a href="/page/returns">صفحة الإرجاع</a>.',
          'Siparişi <a href="/user/orders">Siparişler</a> altından ya da e-postalarımızdaki bağlantıdan açıp “Ürün iade et”i seçin. Mağaza nasıl göndereceğinizi bildirir. Bütün adımlar <a href="/page/returns">iade sayfasındadır</a>.',
          'ऑर्डर को <a href="/user/orders">ऑर्डर</a> में या हमारे ईमेल के लिंक से खोलें और “सामान लौटाएँ” चुनें। स्टोर बताता है कि सामान कैसे भेजें। सारे चरण <a href="/page/returns">वापसी पृष्ठ</a> पर हैं।',
        ),
      },
      {
        id: 'return-time',
        question: texts(
          'How long do I have to return it?',
          'De combien de temps est-ce que je dispose ?',
          'كم المهلة المتاحة للإرجاع؟',
          'İade için ne kadar sürem var?',
          'लौटाने के लिए कितना समय है?',
        ),
        answer: texts(
          'As stated on the product page, usually 30 days from the day the parcel arrives.',
          'Le délai indiqué sur la fiche du produit, en général 30 jours à compter de la réception.',
          'المهلة المذكورة في صفحة المنتج، وهي عادةً 30 يومًا من وصول الطرد.',
          'Ürün sayfasında yazdığı kadar; genellikle paketin ulaştığı günden itibaren 30 gün.',
          'जितना उत्पाद के पृष्ठ पर लिखा है, आम तौर पर पार्सल मिलने से 30 दिन।',
        ),
      },
      {
        id: 'refund',
        question: texts(
          'When do I get my money back?',
          'Quand suis-je remboursé ?',
          'متى أسترد مالي؟',
          'Paramı ne zaman geri alırım?',
          'पैसे कब वापस मिलेंगे?',
        ),
        answer: texts(
          'Within five working days of the store receiving the product, the same way you paid.',
          'Sous cinq jours ouvrés après réception du produit par la boutique, par le même moyen de paiement.',
          'خلال خمسة أيام عمل من استلام المتجر للمنتج، وبالطريقة التي دفعت بها.',
          'Mağaza ürünü teslim aldıktan sonra beş iş günü içinde, ödeme yaptığınız yoldan.',
          'स्टोर को उत्पाद मिलने के पाँच कार्यदिवसों में, उसी तरीके से जिससे भुगतान हुआ था।',
        ),
      },
      {
        id: 'damaged',
        question: texts(
          'My parcel arrived damaged. What should I do?',
          'Mon colis est arrivé abîmé. Que faire ?',
          'وصل طردي تالفًا، فماذا أفعل؟',
          'Paketim hasarlı geldi. Ne yapmalıyım?',
          'पार्सल टूटा हुआ आया। क्या करूँ?',
        ),
        answer: texts(
          'Keep the packaging, take a photo and <a href="/page/contact">write to us</a> within seven days. The store sends a replacement or refunds you.',
          'Gardez l’emballage, prenez une photo et <a href="/page/contact">écrivez-nous</a> sous sept jours. La boutique remplace le produit ou vous rembourse.',
          'احتفظ بالتغليف والتقط صورة و<a href="/page/contact">راسلنا</a> خلال سبعة أيام. يرسل المتجر بديلًا أو يعيد إليك المال.',
          'Ambalajı saklayın, fotoğraf çekin ve yedi gün içinde <a href="/page/contact">bize yazın</a>. Mağaza yenisini gönderir ya da paranızı geri verir.',
          'पैकिंग रखें, फ़ोटो लें और सात दिनों में <a href="/page/contact">हमें लिखें</a>। स्टोर नया उत्पाद भेजता है या पैसे लौटाता है।',
        ),
      },
    ],
  },
  {
    title: texts(
      'Account and privacy',
      'Compte et vie privée',
      'الحساب والخصوصية',
      'Hesap ve gizlilik',
      'खाता और गोपनीयता',
    ),
    questions: [
      {
        id: 'password',
        question: texts(
          'I have forgotten my password.',
          'J’ai oublié mon mot de passe.',
          'نسيت كلمة المرور.',
          'Parolamı unuttum.',
          'मैं पासवर्ड भूल गया हूँ।',
        ),
        answer: texts(
          'Request a code on the <a href="/forgot-password">password page</a>. We email it to you, and you choose a new password.',
          'Demandez un code sur la <a href="/forgot-password">page du mot de passe</a>. Nous vous l’envoyons par e-mail et vous choisissez un nouveau mot de passe.',
          'اطلب رمزًا من <a href="/forgot-password">صفحة كلمة المرور</a>. نرسله إلى بريدك ثم تختار كلمة مرور جديدة.',
          '<a href="/forgot-password">Parola sayfasından</a> bir kod isteyin. Kodu e-postayla göndeririz, siz de yeni bir parola belirlersiniz.',
          '<a href="/forgot-password">पासवर्ड पृष्ठ</a> पर कोड माँगें। हम उसे ईमेल से भेजते हैं और आप नया पासवर्ड चुनते हैं।',
        ),
      },
      {
        id: 'guest-orders',
        question: texts(
          'I ordered as a guest. Can I see the order in my account later?',
          'J’ai commandé en tant qu’invité. Verrai-je la commande dans mon compte ?',
          'طلبت ضيفًا، فهل أرى الطلب في حسابي لاحقًا؟',
          'Misafir olarak sipariş verdim. Siparişi sonra hesabımda görebilir miyim?',
          'मैंने मेहमान के रूप में ऑर्डर किया। क्या वह बाद में खाते में दिखेगा?',
        ),
        answer: texts(
          'You can follow it at any time on the <a href="/track-order">tracking page</a> with the code from your email.',
          'Vous pouvez la suivre à tout moment sur la <a href="/track-order">page de suivi</a> avec le code reçu par e-mail.',
          'يمكنك متابعته في أي وقت من <a href="/track-order">صفحة التتبع</a> بالرمز الذي وصلك بالبريد.',
          'E-postanızdaki kodla siparişi dilediğiniz an <a href="/track-order">takip sayfasında</a> izleyebilirsiniz.',
          'ईमेल में मिले कोड से आप उसे कभी भी <a href="/track-order">ट्रैकिंग पृष्ठ</a> पर देख सकते हैं।',
        ),
      },
      {
        id: 'reviews',
        question: texts(
          'Who can write a review?',
          'Qui peut écrire un avis ?',
          'من يستطيع كتابة تقييم؟',
          'Kimler yorum yazabilir?',
          'समीक्षा कौन लिख सकता है?',
        ),
        answer: texts(
          'Only shoppers who bought the product with an account and have received it. You find the form in the order, under <a href="/user/orders">Orders</a>.',
          'Seuls les clients qui ont acheté le produit avec un compte et l’ont reçu. Le formulaire se trouve dans la commande, sous <a href="/user/orders">Commandes</a>.',
          'من اشترى المنتج بحسابه واستلمه فقط. تجد النموذج في الطلب تحت <a href="/user/orders">الطلبات</a>.',
          'Yalnızca ürünü hesabıyla satın alıp teslim alanlar. Form, <a href="/user/orders">Siparişler</a> altındaki siparişin içindedir.',
          'केवल वे जिन्होंने खाते से उत्पाद ख़रीदा और पाया है। फ़ॉर्म <a href="/user/orders">ऑर्डर</a> में उस ऑर्डर के भीतर है।',
        ),
      },
      {
        id: 'data',
        question: texts(
          'What do you know about me?',
          'Que savez-vous de moi ?',
          'ماذا تعرفون عني؟',
          'Benim hakkımda ne biliyorsunuz?',
          'आप मेरे बारे में क्या जानते हैं?',
        ),
        answer: texts(
          'Only what an order needs. The <a href="/page/privacy-policy">privacy policy</a> lists it, and the <a href="/page/cookies">cookie page</a> lists what your browser stores.',
          'Seulement ce qu’une commande exige. La <a href="/page/privacy-policy">politique de confidentialité</a> l’énumère, et la <a href="/page/cookies">page Cookies</a> indique ce que votre navigateur conserve.',
          'ما يحتاج إليه الطلب فقط. تجده في <a href="/page/privacy-policy">سياسة الخصوصية</a>، وتجد ما يحفظه متصفحك في <a href="/page/cookies">صفحة ملفات الارتباط</a>.',
          'Yalnızca siparişin gerektirdiğini. <a href="/page/privacy-policy">Gizlilik politikası</a> bunları, <a href="/page/cookies">çerez sayfası</a> da tarayıcınızın sakladıklarını sıralar.',
          'सिर्फ़ उतना जितना ऑर्डर के लिए चाहिए। <a href="/page/privacy-policy">गोपनीयता नीति</a> में वह सूची है और <a href="/page/cookies">कुकी पृष्ठ</a> पर वह, जो आपका ब्राउज़र रखता है।',
        ),
      },
    ],
  },
];
