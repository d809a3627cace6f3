import type { Page } from '../pages';
import { texts } from '../texts';

export const returns: Page = {
  slug: 'returns',
  footer: 1,
  updated: '2026-11-09',
  title: texts(
    'Returns & refunds',
    'Retours et remboursements',
    'الإرجاع واسترداد المال',
    'İade ve geri ödeme',
    'वापसी और रिफ़ंड',
  ),
  summary: texts(
    'How to send something back and when you get your money.',
    'Comment renvoyer un article et quand vous êtes remboursé.',
    'كيف تعيد منتجًا ومتى تسترد مالك.',
    'Bir ürünü nasıl iade edersiniz, paranızı ne zaman alırsınız.',
    'सामान कैसे लौटाएँ और पैसे कब मिलेंगे।',
  ),
  body: texts(
    `<p>You may change your mind. How long you have is stated on the product page, usually 30 days from the day the parcel arrives. Some products can’t be returned, and their page says so before you buy.</p>
<h2>What you can return</h2><table><thead><tr><th scope="col">Product</th><th scope="col">Return</th></tr></thead><tbody><tr><th scope="row">Most products</th><td>As stated on the product page, usually 30 days, unused and in the original packaging</td></tr><tr><th scope="row">Clothing and shoes</th><td>After trying on, with labels</td></tr><tr><th scope="row">Food, flowers and plants</th><td>No return; if they arrive damaged, we refund you</td></tr><tr><th scope="row">Opened cosmetics and hygiene products</th><td>No return once the seal is broken</td></tr><tr><th scope="row">Faulty or wrong product</th><td>Always, at no cost to you</td></tr></tbody></table>
<h2>How to return a product</h2><ol><li><a href="/page/contact">Write to us</a> with your order code and the products you want to return. With an account, start from the order under <a href="/user/orders">Orders</a>.</li><li>The store replies within two working days with the return address.</li><li>Pack the product well and keep the receipt from the post office.</li><li>As soon as the store has your parcel, it checks the product and we refund you.</li></ol>
<h2>Who pays for the return</h2><p>If the product is faulty, damaged or not what you ordered, the store pays. If you have changed your mind, you pay the postage.</p>
<h2>When you get your money</h2><ul><li>We refund within five working days of the store receiving the product.</li><li>The money goes back the way you paid: to your card, your wallet or, for cash on delivery, to a bank account you name.</li><li>Your bank may need a few more days to show it.</li><li>We refund the price and the tax. We also refund the shipping if you return the whole order.</li></ul>
<h2>Cancel instead of returning</h2><p>As long as an order is pending, you can cancel it yourself under <a href="/user/orders">Orders</a>. Anything you have already paid is refunded in full.</p>
<h2>Warranty</h2><p>Whether a product has a warranty, and for how long, is stated on its page. It comes in addition to the rights the law gives you. If something breaks, <a href="/page/contact">write to us</a> and enclose a photo.</p>`,
    `<p>Vous pouvez changer d’avis. Le délai figure sur la fiche du produit, en général 30 jours à compter de la réception du colis. Certains produits ne peuvent pas être retournés ; leur fiche l’indique avant l’achat.</p>
<h2>Ce que vous pouvez retourner</h2><table><thead><tr><th scope="col">Produit</th><th scope="col">Retour</th></tr></thead><tbody><tr><th scope="row">La plupart des produits</th><td>Selon la fiche du produit, en général 30 jours, non utilisés et dans l’emballage d’origine</td></tr><tr><th scope="row">Vêtements et chaussures</th><td>Après essayage, avec les étiquettes</td></tr><tr><th scope="row">Aliments, fleurs et plantes</th><td>Pas de retour ; remboursés s’ils arrivent abîmés</td></tr><tr><th scope="row">Cosmétiques et produits d’hygiène ouverts</th><td>Pas de retour une fois le sceau rompu</td></tr><tr><th scope="row">Produit défectueux ou erroné</th><td>Toujours, sans frais pour vous</td></tr></tbody></table>
<h2>Comment retourner un produit</h2><ol><li><a href="/page/contact">Écrivez-nous</a> en précisant le code de la commande et les produits concernés. Avec un compte, partez de la commande sous <a href="/user/orders">Commandes</a>.</li><li>La boutique vous répond sous deux jours ouvrés et vous donne l’adresse de retour.</li><li>Emballez bien le produit et gardez la preuve de dépôt.</li><li>Dès que la boutique a reçu le colis, elle vérifie le produit et nous vous remboursons.</li></ol>
<h2>Qui paie le retour</h2><p>Si le produit est défectueux, abîmé ou ne correspond pas à la commande, c’est la boutique. Si vous avez changé d’avis, le port est à votre charge.</p>
<h2>Quand vous êtes remboursé</h2><ul><li>Sous cinq jours ouvrés après réception du produit par la boutique.</li><li>Par le même moyen de paiement : carte, portefeuille ou, pour un paiement à la livraison, virement sur le compte que vous indiquez.</li><li>Votre banque peut avoir besoin de quelques jours de plus.</li><li>Nous remboursons le prix et les taxes, ainsi que la livraison si vous retournez toute la commande.</li></ul>
<h2>Annuler plutôt que retourner</h2><p>Tant qu’une commande est en attente, vous pouvez l’annuler vous-même sous <a href="/user/orders">Commandes</a>. Ce que vous avez déjà payé vous est intégralement remboursé.</p>
<h2>Garantie</h2><p>La fiche du produit indique s’il est garanti et combien de temps. Cette garantie s’ajoute à vos droits légaux. En cas de panne, <a href="/page/contact">écrivez-nous</a> en joignant une photo.</p>`,
    `<p>من حقك أن تغيّر رأيك. المهلة مذكورة في صفحة المنتج، وهي عادةً 30 يومًا من وصول الطرد. بعض المنتجات لا يمكن إرجاعها، وصفحتها تذكر ذلك قبل الشراء.</p>
<h2>ما يمكنك إرجاعه</h2><table><thead><tr><th scope="col">المنتج</th><th scope="col">الإرجاع</th></tr></thead><tbody><tr><th scope="row">معظم المنتجات</th><td>كما هو مذكور في صفحة المنتج، عادةً 30 يومًا، غير مستعمل وفي تغليفه الأصلي</td></tr><tr><th scope="row">الملابس والأحذية</th><td>بعد القياس ومع بطاقاتها</td></tr><tr><th scope="row">المأكولات والأزهار والنباتات</th><td>لا تُرجع، ونعيد لك المال إذا وصلت تالفة</td></tr><tr><th scope="row">مستحضرات التجميل ومنتجات النظافة المفتوحة</th><td>لا تُرجع بعد فتح الختم</td></tr><tr><th scope="row">منتج معيب أو مختلف عن طلبك</th><td>دائمًا ومن دون أي تكلفة عليك</td></tr></tbody></table>
<h2>كيف تعيد منتجًا</h2><ol><li><a href="/page/contact">راسلنا</a> واذكر رمز الطلب والمنتجات التي تريد إرجاعها. وإن كان لديك حساب فابدأ من الطلب نفسه تحت <a href="/user/orders">الطلبات</a>.</li><li>يرد عليك المتجر خلال يومي عمل ويرسل إليك عنوان الإرجاع.</li><li>غلّف المنتج جيدًا واحتفظ بإيصال البريد.</li><li>عندما يصل الطرد إلى المتجر يفحص المنتج ثم نعيد إليك المال.</li></ol>
<h2>من يدفع تكلفة الإرجاع</h2><p>إذا كان المنتج معيبًا أو تالفًا أو مختلفًا عما طلبته فالمتجر يدفع. أما إذا غيّرت رأيك فتكلفة البريد عليك.</p>
<h2>متى تسترد مالك</h2><ul><li>خلال خمسة أيام عمل من استلام المتجر للمنتج.</li><li>يعود المال بالطريقة التي دفعت بها: إلى بطاقتك أو محفظتك، أو إلى حساب مصرفي تحدده إن دفعت عند الاستلام.</li><li>قد يحتاج مصرفك إلى أيام إضافية قبل أن يظهر المبلغ.</li><li>نعيد السعر والضريبة، ونعيد تكلفة الشحن أيضًا إذا أعدت الطلب كاملًا.</li></ul>
<h2>الإلغاء بدل الإرجاع</h2><p>ما دام الطلب معلقًا يمكنك إلغاؤه بنفسك تحت <a href="/user/orders">الطلبات</a>، ويُعاد إليك كل ما دفعته.</p>
<h2>الضمان</h2><p>تذكر صفحة المنتج إن كان له ضمان وكم مدته، وهو إضافة إلى حقوقك التي يكفلها القانون. إذا تعطل شيء <a href="/page/contact">فراسلنا</a> وأرفق صورة.</p>`,
    `<p>Fikrinizi değiştirebilirsiniz. Süre ürün sayfasında yazar; genellikle paketin ulaştığı günden itibaren 30 gündür. Bazı ürünler iade edilemez; bu, satın almadan önce ürün sayfasında belirtilir.</p>
<h2>Neleri iade edebilirsiniz</h2><table><thead><tr><th scope="col">Ürün</th><th scope="col">İade</th></tr></thead><tbody><tr><th scope="row">Çoğu ürün</th><td>Ürün sayfasında yazdığı gibi, genellikle 30 gün; kullanılmamış ve özgün ambalajında</td></tr><tr><th scope="row">Giyim ve ayakkabı</th><td>Denendikten sonra, etiketleriyle</td></tr><tr><th scope="row">Gıda, çiçek ve bitki</th><td>İade edilmez; hasarlı gelirse paranızı geri öderiz</td></tr><tr><th scope="row">Açılmış kozmetik ve hijyen ürünleri</th><td>Mühür açıldıktan sonra iade edilmez</td></tr><tr><th scope="row">Kusurlu veya yanlış ürün</th><td>Her zaman, size hiçbir masraf çıkmadan</td></tr></tbody></table>
<h2>Bir ürün nasıl iade edilir</h2><ol><li>Sipariş kodunuzu ve iade etmek istediğiniz ürünleri belirterek <a href="/page/contact">bize yazın</a>. Hesabınız varsa <a href="/user/orders">Siparişler</a> altındaki siparişten başlayın.</li><li>Mağaza iki iş günü içinde iade adresiyle yanıt verir.</li><li>Ürünü iyice paketleyin ve gönderi belgesini saklayın.</li><li>Paket mağazaya ulaşınca ürün kontrol edilir ve paranızı geri öderiz.</li></ol>
<h2>İade kargosunu kim öder</h2><p>Ürün kusurlu, hasarlı ya da siparişinizden farklıysa mağaza öder. Fikrinizi değiştirdiyseniz kargo size aittir.</p>
<h2>Paranızı ne zaman alırsınız</h2><ul><li>Mağaza ürünü teslim aldıktan sonra beş iş günü içinde.</li><li>Para, ödeme yaptığınız yoldan döner: kartınıza, cüzdanınıza ya da kapıda ödemede belirttiğiniz banka hesabına.</li><li>Bankanızın tutarı göstermesi birkaç gün daha sürebilir.</li><li>Ürün bedelini ve vergiyi, siparişin tamamını iade ederseniz kargo ücretini de geri öderiz.</li></ul>
<h2>İade yerine iptal</h2><p>Sipariş beklemedeyken <a href="/user/orders">Siparişler</a> altından kendiniz iptal edebilirsiniz. Ödediğiniz tutar eksiksiz geri verilir.</p>
<h2>Garanti</h2><p>Ürünün garantisi olup olmadığı ve süresi ürün sayfasında yazar. Garanti, yasal haklarınıza ek olarak geçerlidir. Bir şey bozulursa fotoğrafıyla birlikte <a href="/page/contact">bize yazın</a>.</p>`,
    `<p>आप अपना मन बदल सकते हैं। समय-सीमा उत्पाद के पृष्ठ पर लिखी होती है, आम तौर पर पार्सल मिलने से 30 दिन। कुछ उत्पाद लौटाए नहीं जा सकते; यह ख़रीदने से पहले उनके पृष्ठ पर लिखा होता है।</p>
<h2>क्या लौटाया जा सकता है</h2><table><thead><tr><th scope="col">उत्पाद</th><th scope="col">वापसी</th></tr></thead><tbody><tr><th scope="row">ज़्यादातर उत्पाद</th><td>जैसा उत्पाद के पृष्ठ पर लिखा है, आम तौर पर 30 दिन; बिना इस्तेमाल, मूल पैकिंग में</td></tr><tr><th scope="row">कपड़े और जूते</th><td>पहनकर देखने के बाद, लेबल समेत</td></tr><tr><th scope="row">खाने-पीने की चीज़ें, फूल और पौधे</th><td>वापसी नहीं; ख़राब पहुँचें तो पैसे वापस</td></tr><tr><th scope="row">खुले कॉस्मेटिक और स्वच्छता उत्पाद</th><td>सील टूटने के बाद वापसी नहीं</td></tr><tr><th scope="row">ख़राब या ग़लत उत्पाद</th><td>हमेशा, आपके लिए बिना किसी ख़र्च के</td></tr></tbody></table>
<h2>उत्पाद कैसे लौटाएँ</h2><ol><li>ऑर्डर कोड और लौटाए जाने वाले उत्पाद बताकर <a href="/page/contact">हमें लिखें</a>। खाता हो तो <a href="/user/orders">ऑर्डर</a> में उस ऑर्डर से शुरू करें।</li><li>स्टोर दो कार्यदिवसों में वापसी का पता भेजता है।</li><li>उत्पाद अच्छी तरह पैक करें और डाक की रसीद रखें।</li><li>पार्सल मिलते ही स्टोर उत्पाद जाँचता है और हम पैसे लौटाते हैं।</li></ol>
<h2>वापसी का ख़र्च कौन देता है</h2><p>उत्पाद ख़राब, टूटा या ऑर्डर से अलग हो तो स्टोर देता है। मन बदलने पर डाक का ख़र्च आपका है।</p>
<h2>पैसे कब मिलते हैं</h2><ul><li>स्टोर को उत्पाद मिलने के पाँच कार्यदिवसों के भीतर।</li><li>पैसे उसी रास्ते लौटते हैं जिससे भुगतान हुआ: कार्ड, वॉलेट या, डिलीवरी पर नकद भुगतान में, आपके बताए बैंक खाते में।</li><li>बैंक को रकम दिखाने में कुछ और दिन लग सकते हैं।</li><li>हम कीमत और कर लौटाते हैं; पूरा ऑर्डर लौटाने पर शिपिंग भी।</li></ul>
<h2>लौटाने के बजाय रद्द करें</h2><p>ऑर्डर लंबित हो तो आप उसे <a href="/user/orders">ऑर्डर</a> में ख़ुद रद्द कर सकते हैं। दिया हुआ पूरा पैसा वापस मिलता है।</p>
<h2>वारंटी</h2><p>वारंटी है या नहीं और कितने समय की, यह उत्पाद के पृष्ठ पर लिखा होता है। यह क़ानून से मिले अधिकारों के अतिरिक्त है। कुछ ख़राब हो जाए तो फ़ोटो के साथ <a href="/page/contact">हमें लिखें</a>।</p>`,
  ),
};
