import type { Page } from '../pages';
import { texts } from '../texts';

export const faq: Page = {
  slug: 'faq',
  footer: 1,
  title: texts(
    'Questions & answers',
    'Questions fréquentes',
    'أسئلة شائعة',
    'Sık sorulan sorular',
    'अक्सर पूछे जाने वाले सवाल',
  ),
  summary: texts(
    'What shoppers ask most.',
    'Ce que les clients demandent le plus.',
    'أكثر ما يسأل عنه المتسوقون.',
    'Müşterilerin en çok sordukları.',
    'ग्राहक सबसे ज़्यादा क्या पूछते हैं।',
  ),
  body: texts(
    `<h2>Do I need an account?</h2><p>No. A guest can buy, pay and track. With an account you also keep a wishlist, addresses and all your orders.</p><h2>Why do I get several parcels?</h2><p>Each store sends its own. You pay once.</p><h2>Can I change my order?</h2><p>While it is pending you can cancel it and order again. After that, write to the store.</p><h2>How do bundle deals work?</h2><p>Put enough pieces of the same thing into the cart and the free ones are taken off by themselves.</p><h2>Where do I enter a voucher?</h2><p>At checkout, beside the sum. Your vouchers are listed in your account.</p>`,
    `<h2>Faut-il un compte ?</h2><p>Non. Un invité peut acheter, payer et suivre son colis. Avec un compte, vous gardez aussi vos favoris, adresses et commandes.</p><h2>Pourquoi plusieurs colis ?</h2><p>Chaque boutique envoie le sien. Vous ne payez qu’une fois.</p><h2>Puis-je modifier ma commande ?</h2><p>Tant qu’elle est en attente, annulez-la et recommencez. Ensuite, écrivez à la boutique.</p><h2>Comment marchent les offres groupées ?</h2><p>Mettez assez de pièces du même article au panier : les pièces offertes sont déduites toutes seules.</p><h2>Où saisir un bon ?</h2><p>Au paiement, à côté du total. Vos bons figurent dans votre compte.</p>`,
    `<h2>هل أحتاج إلى حساب؟</h2><p>لا. يستطيع الضيف الشراء والدفع والتتبع. ومع الحساب تحتفظ أيضاً بالمفضلة والعناوين وكل طلباتك.</p><h2>لماذا تصلني عدة طرود؟</h2><p>كل متجر يرسل طرده، وأنت تدفع مرة واحدة.</p><h2>هل يمكنني تعديل طلبي؟</h2><p>ما دام معلقاً يمكنك إلغاؤه والطلب من جديد، وبعد ذلك راسل المتجر.</p><h2>كيف تعمل عروض الكمية؟</h2><p>ضع في السلة عدداً كافياً من المنتج نفسه وتُخصم القطع المجانية تلقائياً.</p><h2>أين أدخل القسيمة؟</h2><p>عند الدفع بجانب المجموع. وقسائمك مدرجة في حسابك.</p>`,
    `<h2>Hesap gerekli mi?</h2><p>Hayır. Misafir de alır, öder, izler. Hesapla favorilerinizi, adreslerinizi ve bütün siparişlerinizi de saklarsınız.</p><h2>Neden birden çok paket geliyor?</h2><p>Her mağaza kendi paketini gönderir. Siz bir kez ödersiniz.</p><h2>Siparişimi değiştirebilir miyim?</h2><p>Beklemedeyken iptal edip yeniden verebilirsiniz. Sonrasında mağazaya yazın.</p><h2>Çoklu alım fırsatı nasıl işler?</h2><p>Aynı üründen yeterince koyun; bedava olanlar kendiliğinden düşülür.</p><h2>Kuponu nereye yazarım?</h2><p>Ödemede, toplamın yanına. Kuponlarınız hesabınızda listelenir.</p>`,
    `<h2>क्या खाता ज़रूरी है?</h2><p>नहीं। मेहमान भी ख़रीद, भुगतान और ट्रैक कर सकता है। खाते में इच्छा सूची, पते और सारे ऑर्डर भी रहते हैं।</p><h2>कई पार्सल क्यों आते हैं?</h2><p>हर दुकान अपना भेजती है। भुगतान आप एक ही बार करते हैं।</p><h2>क्या मैं ऑर्डर बदल सकता हूँ?</h2><p>लंबित रहने तक उसे रद्द करके नया दे सकते हैं। उसके बाद दुकान को लिखें।</p><h2>बंडल ऑफ़र कैसे काम करते हैं?</h2><p>एक ही चीज़ के पर्याप्त नग कार्ट में डालें, मुफ़्त वाले अपने आप घट जाते हैं।</p><h2>वाउचर कहाँ भरूँ?</h2><p>भुगतान के समय, कुल राशि के पास। आपके वाउचर खाते में दिखते हैं।</p>`,
  ),
};
