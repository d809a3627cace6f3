import type { Page } from '../pages';
import { texts } from '../texts';
import { shippingRates } from './shipping-rates';

const USUAL = shippingRates([0, 1]);
const SPECIAL = shippingRates([2, 3, 4]);

export const shippingPage: Page = {
  slug: 'shipping-policy',
  footer: 1,
  updated: '2026-11-09',
  title: texts('Shipping', 'Livraison', 'الشحن', 'Kargo', 'शिपिंग'),
  summary: texts(
    'Where we deliver, what it costs and how long it takes.',
    'Où nous livrons, à quel prix et en combien de temps.',
    'إلى أين نشحن وكم يكلّف وكم يستغرق.',
    'Nereye, ne kadara ve kaç günde gönderiyoruz.',
    'हम कहाँ भेजते हैं, कितने में और कितने दिनों में।',
  ),
  body: texts(
    `<p>Souk is home to independent stores, and each store packs and sends its own parcels. If you buy from two stores, you receive two parcels, but you pay once. Your <a href="/cart">cart</a> shows the price and the expected day of arrival for your address before you pay.</p>
<h2>Prices and delivery times</h2><p>Times are counted from the day you order. The product page shows which methods its store offers.</p>${USUAL.en}
<p>Standard shipping is charged once per order, however many products you buy this way. Express shipping is charged for each product.</p>
<h2>Free, bulky and fresh products</h2>${SPECIAL.en}<p>Bulky goods such as furniture travel with a carrier who calls you to agree on a time. Fresh goods are only sent where they arrive fresh.</p>
<h2>Collect your parcel</h2><p>In Kabul, New York, Paris, Istanbul and Riyadh you can collect many products from a pickup point. Choose “Pickup” in the cart; the price and the address are shown there. Bring your tracking code.</p>
<h2>Follow your parcel</h2><ol><li>Your confirmation email contains a tracking code of 15 letters and digits.</li><li>Enter it on the <a href="/track-order">tracking page</a>. You don’t need an account.</li><li>With an account, you also see every step under <a href="/user/orders">Orders</a>.</li></ol>
<h2>If something goes wrong</h2><ul><li><strong>We can’t deliver to you:</strong> the cart tells you before you pay. Remove the product or choose another address.</li><li><strong>Your parcel is late:</strong> if it hasn’t arrived three days after the expected date, <a href="/page/contact">write to us</a> with your tracking code.</li><li><strong>Your parcel is damaged:</strong> keep the packaging, take a photo and tell us within seven days. See <a href="/page/returns">returns</a>.</li><li><strong>You weren’t at home:</strong> the courier tries again the next day, then leaves the parcel at a pickup point for a week.</li></ul>
<h2>Customs</h2><p>If your parcel crosses a border, your country may charge customs duties. They are not part of our price and are paid on delivery.</p>`,
    `<p>Souk réunit des boutiques indépendantes, et chacune emballe et expédie ses propres colis. Si vous achetez dans deux boutiques, vous recevez deux colis, mais vous ne payez qu’une fois. Votre <a href="/cart">panier</a> indique le prix et la date d’arrivée prévue à votre adresse avant le paiement.</p>
<h2>Prix et délais</h2><p>Les délais courent à partir du jour de la commande. La fiche du produit précise les modes proposés par la boutique.</p>${USUAL.fr}
<p>La livraison standard est facturée une seule fois par commande, quel que soit le nombre de produits. La livraison express est facturée pour chaque produit.</p>
<h2>Produits à livraison offerte, volumineux ou frais</h2>${SPECIAL.fr}<p>Les objets volumineux, comme les meubles, sont confiés à un transporteur qui vous appelle pour convenir d’un horaire. Les produits frais ne sont expédiés que là où ils arrivent frais.</p>
<h2>Retirer votre colis</h2><p>À Kaboul, New York, Paris, Istanbul et Riyad, de nombreux produits peuvent être retirés dans un point relais. Choisissez « Retrait » dans le panier : le prix et l’adresse y sont indiqués. Munissez-vous de votre code de suivi.</p>
<h2>Suivre votre colis</h2><ol><li>Votre e-mail de confirmation contient un code de suivi de 15 lettres et chiffres.</li><li>Saisissez-le sur la <a href="/track-order">page de suivi</a>, sans compte.</li><li>Avec un compte, chaque étape figure aussi sous <a href="/user/orders">Commandes</a>.</li></ol>
<h2>En cas de problème</h2><ul><li><strong>Nous ne livrons pas chez vous :</strong> le panier vous l’indique avant le paiement. Retirez le produit ou choisissez une autre adresse.</li><li><strong>Votre colis est en retard :</strong> s’il n’est pas arrivé trois jours après la date prévue, <a href="/page/contact">écrivez-nous</a> en précisant le code de suivi.</li><li><strong>Votre colis est abîmé :</strong> gardez l’emballage, prenez une photo et prévenez-nous sous sept jours. Voir les <a href="/page/returns">retours</a>.</li><li><strong>Vous étiez absent :</strong> le livreur repasse le lendemain, puis dépose le colis dans un point relais pendant une semaine.</li></ul>
<h2>Douane</h2><p>Si votre colis franchit une frontière, votre pays peut prélever des droits de douane. Ils ne sont pas compris dans notre prix et se règlent à la livraison.</p>`,
    `<p>يجمع سوق متاجر مستقلة، ويغلّف كل متجر طروده ويرسلها بنفسه. إذا اشتريت من متجرين وصلك طردان، لكنك تدفع مرة واحدة فقط. تعرض <a href="/cart">السلة</a> السعر وموعد الوصول المتوقع إلى عنوانك قبل الدفع.</p>
<h2>الأسعار ومدة التوصيل</h2><p>تُحسب المدة من يوم الطلب، وتوضح صفحة المنتج طرق الشحن التي يقدمها متجره.</p>${USUAL.ar}
<p>يُحتسب الشحن العادي مرة واحدة للطلب كله مهما كان عدد المنتجات، أما الشحن السريع فيُحتسب لكل منتج.</p>
<h2>منتجات بشحن مجاني أو كبيرة الحجم أو طازجة</h2>${SPECIAL.ar}<p>تُنقل القطع الكبيرة كالأثاث مع شركة نقل تتصل بك للاتفاق على الموعد. ولا تُرسل المنتجات الطازجة إلا إلى حيث تصل طازجة.</p>
<h2>استلام الطرد بنفسك</h2><p>في كابول ونيويورك وباريس وإسطنبول والرياض يمكنك استلام كثير من المنتجات من نقطة استلام. اختر «الاستلام» في السلة ليظهر السعر والعنوان، وأحضر معك رمز التتبع.</p>
<h2>تتبّع الطرد</h2><ol><li>تجد في رسالة التأكيد رمز تتبع من 15 حرفًا ورقمًا.</li><li>أدخله في <a href="/track-order">صفحة التتبع</a> من دون حساب.</li><li>إن كان لديك حساب فسترى كل خطوة أيضًا تحت <a href="/user/orders">الطلبات</a>.</li></ol>
<h2>إذا حدثت مشكلة</h2><ul><li><strong>لا يمكننا الشحن إليك:</strong> تخبرك السلة بذلك قبل الدفع. احذف المنتج أو اختر عنوانًا آخر.</li><li><strong>تأخر الطرد:</strong> إذا لم يصل بعد ثلاثة أيام من الموعد المتوقع <a href="/page/contact">فراسلنا</a> مع رمز التتبع.</li><li><strong>وصل الطرد تالفًا:</strong> احتفظ بالتغليف والتقط صورة وأخبرنا خلال سبعة أيام. اقرأ صفحة <a href="/page/returns">الإرجاع</a>.</li><li><strong>لم تكن في المنزل:</strong> يعود المندوب في اليوم التالي، ثم يترك الطرد في نقطة استلام لمدة أسبوع.</li></ul>
<h2>الجمارك</h2><p>إذا عبر طردك الحدود فقد تفرض بلدك رسومًا جمركية. لا تدخل هذه الرسوم في سعرنا، وتُدفع عند التسليم.</p>`,
    `<p>Souk bağımsız mağazaların buluştuğu yerdir; her mağaza paketini kendisi hazırlar ve gönderir. İki mağazadan alışveriş yaparsanız iki paket gelir, ama tek ödeme yaparsınız. <a href="/cart">Sepetiniz</a>, ödemeden önce adresinize kargo ücretini ve tahmini varış gününü gösterir.</p>
<h2>Ücretler ve teslimat süreleri</h2><p>Süreler sipariş gününden itibaren sayılır. Mağazanın sunduğu yöntemler ürün sayfasında yazar.</p>${USUAL.tr}
<p>Standart kargo, kaç ürün alırsanız alın sipariş başına bir kez alınır. Ekspres kargo her ürün için ayrı alınır.</p>
<h2>Ücretsiz kargolu, hacimli ve taze ürünler</h2>${SPECIAL.tr}<p>Mobilya gibi hacimli ürünleri, saat kararlaştırmak için sizi arayan bir nakliyeci getirir. Taze ürünler yalnızca taze ulaşabilecekleri yerlere gönderilir.</p>
<h2>Paketinizi kendiniz alın</h2><p>Kabil, New York, Paris, İstanbul ve Riyad’da birçok ürünü teslim noktasından alabilirsiniz. Sepette “Teslim noktası”nı seçin; ücret ve adres orada görünür. Takip kodunuzu yanınızda bulundurun.</p>
<h2>Paketinizi takip edin</h2><ol><li>Onay e-postanızda 15 harf ve rakamdan oluşan bir takip kodu vardır.</li><li>Kodu <a href="/track-order">takip sayfasına</a> yazın; hesap gerekmez.</li><li>Hesabınız varsa her adımı <a href="/user/orders">Siparişler</a> altında da görürsünüz.</li></ol>
<h2>Bir sorun çıkarsa</h2><ul><li><strong>Size gönderemiyorsak:</strong> sepet bunu ödemeden önce söyler. Ürünü çıkarın ya da başka bir adres seçin.</li><li><strong>Paketiniz geciktiyse:</strong> beklenen tarihten üç gün sonra hâlâ gelmediyse takip kodunuzla <a href="/page/contact">bize yazın</a>.</li><li><strong>Paketiniz hasarlıysa:</strong> ambalajı saklayın, fotoğraf çekin ve yedi gün içinde bize bildirin. <a href="/page/returns">İade</a> sayfasına bakın.</li><li><strong>Evde yoksanız:</strong> kurye ertesi gün yeniden gelir, sonra paketi bir hafta boyunca teslim noktasında bekletir.</li></ul>
<h2>Gümrük</h2><p>Paketiniz sınır geçiyorsa ülkeniz gümrük vergisi alabilir. Bu tutar fiyatımıza dahil değildir ve teslimatta ödenir.</p>`,
    `<p>सूक़ स्वतंत्र स्टोरों का बाज़ार है और हर स्टोर अपने पार्सल ख़ुद पैक करके भेजता है। दो स्टोरों से ख़रीदने पर दो पार्सल आते हैं, लेकिन भुगतान एक ही बार होता है। आपके पते तक का ख़र्च और पहुँचने का अनुमानित दिन भुगतान से पहले <a href="/cart">कार्ट</a> में दिखता है।</p>
<h2>कीमतें और समय</h2><p>दिन ऑर्डर वाले दिन से गिने जाते हैं। स्टोर कौन-से तरीके देता है, यह उत्पाद के पृष्ठ पर लिखा होता है।</p>${USUAL.hi}
<p>सामान्य शिपिंग का ख़र्च पूरे ऑर्डर पर एक बार लगता है, चाहे कितने भी उत्पाद हों। एक्सप्रेस का ख़र्च हर उत्पाद पर अलग लगता है।</p>
<h2>मुफ़्त शिपिंग वाले, भारी और ताज़े उत्पाद</h2>${SPECIAL.hi}<p>फ़र्नीचर जैसा भारी सामान वह ट्रांसपोर्टर लाता है जो समय तय करने के लिए आपको फ़ोन करता है। ताज़ा सामान वहीं भेजा जाता है जहाँ वह ताज़ा पहुँचे।</p>
<h2>पार्सल ख़ुद लें</h2><p>काबुल, न्यूयॉर्क, पेरिस, इस्तांबुल और रियाद में कई उत्पाद पिकअप केंद्र से लिए जा सकते हैं। कार्ट में “पिकअप” चुनें; ख़र्च और पता वहीं दिखेंगे। अपना ट्रैकिंग कोड साथ लाएँ।</p>
<h2>पार्सल ट्रैक करें</h2><ol><li>पुष्टि वाले ईमेल में 15 अक्षरों और अंकों का ट्रैकिंग कोड होता है।</li><li>उसे <a href="/track-order">ट्रैकिंग पृष्ठ</a> पर भरें; खाते की ज़रूरत नहीं।</li><li>खाता हो तो हर चरण <a href="/user/orders">ऑर्डर</a> में भी दिखता है।</li></ol>
<h2>अगर कोई दिक़्क़त हो</h2><ul><li><strong>आपके यहाँ डिलीवरी नहीं होती:</strong> कार्ट भुगतान से पहले बता देता है। उत्पाद हटाएँ या दूसरा पता चुनें।</li><li><strong>पार्सल में देर है:</strong> अनुमानित तारीख़ के तीन दिन बाद भी न आए तो ट्रैकिंग कोड के साथ <a href="/page/contact">हमें लिखें</a>।</li><li><strong>पार्सल टूटा-फूटा आया:</strong> पैकिंग रखें, फ़ोटो लें और सात दिनों में बताएँ। <a href="/page/returns">वापसी</a> का पृष्ठ देखें।</li><li><strong>आप घर पर नहीं थे:</strong> कूरियर अगले दिन फिर आता है, फिर पार्सल एक हफ़्ते तक पिकअप केंद्र पर रखता है।</li></ul>
<h2>सीमा शुल्क</h2><p>पार्सल सीमा पार करे तो आपका देश सीमा शुल्क ले सकता है। यह हमारी कीमत में शामिल नहीं है और डिलीवरी पर देना होता है।</p>`,
  ),
};
