import type { Page } from '../pages';
import { texts } from '../texts';

export const payment: Page = {
  slug: 'payment',
  footer: 1,
  title: texts('Ways to pay', 'Moyens de paiement', 'طرق الدفع', 'Ödeme yolları', 'भुगतान के तरीक़े'),
  summary: texts(
    'Card, wallet or cash at the door.',
    'Carte, portefeuille ou espèces à la livraison.',
    'بطاقة أو محفظة أو نقداً عند الاستلام.',
    'Kart, cüzdan ya da kapıda nakit.',
    'कार्ड, वॉलेट या दरवाज़े पर नक़द।',
  ),
  body: texts(
    `<p>You choose how to pay at the last step. Cards and wallets are handled by the payment company whose name you see; we never learn your card number.</p><p>With cash on delivery you pay the courier. Please have the exact amount ready.</p><p>A voucher is entered beside the sum. It is checked again when the order is placed, so what you see is what counts.</p>`,
    `<p>Vous choisissez le moyen de paiement à la dernière étape. Cartes et portefeuilles sont traités par le prestataire affiché ; nous ne voyons jamais votre numéro de carte.</p><p>À la livraison, vous payez le coursier en espèces. Merci de préparer l’appoint.</p><p>Un bon se saisit à côté du total. Il est vérifié à nouveau à la commande : ce que vous voyez fait foi.</p>`,
    `<p>تختار طريقة الدفع في الخطوة الأخيرة. تتولى البطاقات والمحافظ الشركة التي ترى اسمها، ونحن لا نعرف رقم بطاقتك أبداً.</p><p>عند الدفع نقداً تدفع لعامل التوصيل. نرجو تجهيز المبلغ الدقيق.</p><p>تُدخل القسيمة بجانب المجموع وتُفحص مرة أخرى عند الطلب، فما تراه هو المعتمد.</p>`,
    `<p>Ödeme yolunu son adımda seçersiniz. Kart ve cüzdan işlemlerini adını gördüğünüz kuruluş yürütür; kart numaranızı biz hiç öğrenmeyiz.</p><p>Kapıda ödemede kuryeye nakit ödersiniz. Lütfen tam tutarı hazır bulundurun.</p><p>Kupon toplamın yanına yazılır. Sipariş verilirken yeniden denetlenir; gördüğünüz geçerlidir.</p>`,
    `<p>भुगतान का तरीक़ा आप आख़िरी चरण में चुनते हैं। कार्ड और वॉलेट वही कंपनी सँभालती है जिसका नाम दिखता है; हमें आपका कार्ड नंबर कभी पता नहीं चलता।</p><p>नक़द भुगतान में आप डिलीवरी करने वाले को पैसे देते हैं। कृपया ठीक राशि तैयार रखें।</p><p>वाउचर कुल राशि के पास भरा जाता है। ऑर्डर देते समय उसकी फिर जाँच होती है, इसलिए जो दिखता है वही मान्य है।</p>`,
  ),
};
