import type { Page } from '../pages';
import { texts } from '../texts';

export const help: Page = {
  slug: 'help',
  footer: 1,
  title: texts('Help', 'Aide', 'المساعدة', 'Yardım', 'सहायता'),
  summary: texts(
    'Where to find what, step by step.',
    'Où trouver quoi, pas à pas.',
    'أين تجد ما تبحث عنه خطوة بخطوة.',
    'Neyi nerede bulacağınız, adım adım.',
    'क्या कहाँ मिलेगा, क़दम दर क़दम।',
  ),
  body: texts(
    `<h2>Finding something</h2><p>Type a word into the search at the top, or walk through the categories below it. On the left of a list you can narrow it by brand, price and stars.</p><h2>Buying it</h2><p>Choose colour and size, put it into the cart, then enter an address. You do not need an account.</p><h2>After the order</h2><p>The confirmation comes by email with a tracking code. Under “Your orders” you see each step, can cancel while the order is pending, and review what has arrived.</p><h2>Still stuck?</h2><p>Write to hello@souk.example or use the <a href="/page/contact">contact page</a>. A person answers.</p>`,
    `<h2>Trouver</h2><p>Tapez un mot dans la recherche en haut, ou parcourez les catégories. À côté d’une liste, affinez par marque, prix et étoiles.</p><h2>Acheter</h2><p>Choisissez couleur et taille, ajoutez au panier, puis saisissez une adresse. Aucun compte n’est nécessaire.</p><h2>Après la commande</h2><p>La confirmation arrive par e-mail avec un code de suivi. Sous « Vos commandes », vous voyez chaque étape, annulez tant que la commande est en attente et donnez votre avis à l’arrivée.</p><h2>Toujours bloqué ?</h2><p>Écrivez à hello@souk.example ou par la <a href="/fr/page/contact">page de contact</a>. Une vraie personne répond.</p>`,
    `<h2>البحث</h2><p>اكتب كلمة في خانة البحث في الأعلى أو تجول في الأقسام تحتها. وبجانب كل قائمة يمكنك التصفية بحسب العلامة والسعر والنجوم.</p><h2>الشراء</h2><p>اختر اللون والمقاس وأضف المنتج إلى السلة ثم أدخل عنواناً. لا تحتاج إلى حساب.</p><h2>بعد الطلب</h2><p>يصلك التأكيد بالبريد مع رمز تتبع. في «طلباتك» ترى كل خطوة ويمكنك الإلغاء ما دام الطلب معلقاً وتقييم ما وصل.</p><h2>ما زلت بحاجة إلى عون؟</h2><p>راسلنا على hello@souk.example أو عبر <a href="/ar/page/contact">صفحة الاتصال</a> وسيجيبك إنسان.</p>`,
    `<h2>Bulmak</h2><p>Üstteki aramaya bir kelime yazın ya da altındaki kategorilerde gezinin. Listenin yanında marka, fiyat ve yıldıza göre daraltabilirsiniz.</p><h2>Satın almak</h2><p>Renk ve bedeni seçin, sepete ekleyin, sonra bir adres girin. Hesap gerekmez.</p><h2>Siparişten sonra</h2><p>Onay, takip koduyla birlikte e-postayla gelir. “Siparişleriniz” altında her adımı görür, sipariş beklerken iptal eder, geleni değerlendirirsiniz.</p><h2>Hâlâ takıldınız mı?</h2><p>hello@souk.example adresine yazın ya da <a href="/tr/page/contact">iletişim sayfasını</a> kullanın. Bir insan yanıtlar.</p>`,
    `<h2>ढूँढना</h2><p>ऊपर खोज में शब्द लिखें या नीचे की श्रेणियों में घूमें। सूची के पास ब्रांड, दाम और सितारों से छाँट सकते हैं।</p><h2>ख़रीदना</h2><p>रंग और साइज़ चुनें, कार्ट में डालें, फिर पता भरें। खाते की ज़रूरत नहीं।</p><h2>ऑर्डर के बाद</h2><p>पुष्टि ट्रैकिंग कोड के साथ ईमेल से आती है। “आपके ऑर्डर” में हर चरण दिखता है, लंबित रहते रद्द कर सकते हैं और पहुँची चीज़ की समीक्षा लिख सकते हैं।</p><h2>अब भी अटके हैं?</h2><p>hello@souk.example पर लिखें या <a href="/hi/page/contact">संपर्क पृष्ठ</a> का उपयोग करें। कोई इंसान जवाब देगा।</p>`,
  ),
};
