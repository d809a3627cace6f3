import type { Page } from '../pages';
import { texts } from '../texts';

export const terms: Page = {
  slug: 'terms',
  footer: 2,
  title: texts('Terms of use', 'Conditions d’utilisation', 'شروط الاستخدام', 'Kullanım koşulları', 'उपयोग की शर्तें'),
  summary: texts(
    'The rules of the market, in plain words.',
    'Les règles du marché, en mots simples.',
    'قواعد السوق بكلمات بسيطة.',
    'Çarşının kuralları, sade sözlerle.',
    'बाज़ार के नियम, सरल शब्दों में।',
  ),
  body: texts(
    `<p>By ordering you make a contract with the store that sells the product. Souk takes the order, passes it on and stands by you if something goes wrong.</p><ul><li>Prices include the discounts shown; taxes and shipping are added in the cart.</li><li>A flash price holds while its clock runs, and for orders placed in that time.</li><li>Stock is checked when you order. If the last piece is gone, nothing is charged.</li><li>Reviews must be your own words about something you bought.</li></ul><p>If you disagree with a store, write to us first. Most things are settled in a day.</p>`,
    `<p>En commandant, vous concluez un contrat avec la boutique qui vend le produit. Souk reçoit la commande, la transmet et reste à vos côtés en cas de problème.</p><ul><li>Les prix tiennent compte des remises affichées ; taxes et livraison s’ajoutent dans le panier.</li><li>Un prix flash vaut tant que son horloge tourne, pour les commandes passées pendant ce temps.</li><li>Le stock est vérifié à la commande. Si la dernière pièce est partie, rien n’est débité.</li><li>Les avis doivent être vos propres mots sur un article acheté.</li></ul><p>En cas de désaccord avec une boutique, écrivez-nous d’abord. Presque tout se règle en un jour.</p>`,
    `<p>عند الطلب تُبرم عقداً مع المتجر الذي يبيع المنتج. يستقبل سوق الطلب وينقله ويقف إلى جانبك إن حدث خطأ.</p><ul><li>الأسعار تشمل الخصومات المعروضة، وتضاف الضرائب والشحن في السلة.</li><li>السعر الخاطف سارٍ ما دامت ساعته تعمل وللطلبات المقدمة خلالها.</li><li>يُفحص المخزون عند الطلب، وإن نفدت آخر قطعة لا يُخصم شيء.</li><li>يجب أن تكون التقييمات بكلماتك عن شيء اشتريته.</li></ul><p>إن اختلفت مع متجر فراسلنا أولاً، فمعظم الأمور تُحل في يوم.</p>`,
    `<p>Sipariş verdiğinizde ürünü satan mağazayla sözleşme yaparsınız. Souk siparişi alır, iletir ve bir sorun çıkarsa yanınızda olur.</p><ul><li>Fiyatlar gösterilen indirimleri içerir; vergi ve kargo sepette eklenir.</li><li>Flaş fiyat, sayacı işlediği sürece ve o sürede verilen siparişler için geçerlidir.</li><li>Stok sipariş anında denetlenir. Son ürün gittiyse hiçbir ücret alınmaz.</li><li>Yorumlar, aldığınız bir ürün hakkında kendi sözleriniz olmalıdır.</li></ul><p>Bir mağazayla anlaşamazsanız önce bize yazın. Çoğu iş bir günde çözülür.</p>`,
    `<p>ऑर्डर देकर आप उस दुकान से अनुबंध करते हैं जो चीज़ बेचती है। सूक़ ऑर्डर लेता है, आगे बढ़ाता है और गड़बड़ हो तो आपके साथ खड़ा रहता है।</p><ul><li>दामों में दिखाई गई छूट शामिल है; कर और शिपिंग कार्ट में जुड़ते हैं।</li><li>फ़्लैश दाम तब तक मान्य है जब तक उसकी घड़ी चले, और उसी समय दिए गए ऑर्डर पर।</li><li>स्टॉक की जाँच ऑर्डर के समय होती है। आख़िरी नग बिक चुका हो तो कुछ नहीं काटा जाता।</li><li>समीक्षा आपके अपने शब्दों में, ख़रीदी हुई चीज़ के बारे में हो।</li></ul><p>किसी दुकान से असहमति हो तो पहले हमें लिखें। ज़्यादातर बातें एक दिन में सुलझ जाती हैं।</p>`,
  ),
};
