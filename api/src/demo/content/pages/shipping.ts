import type { Page } from '../pages';
import { texts } from '../texts';

export const shippingPage: Page = {
  slug: 'shipping-policy',
  footer: 1,
  title: texts('Shipping', 'Livraison', 'الشحن', 'Kargo', 'शिपिंग'),
  summary: texts(
    'Where we send, what it costs, how long it takes.',
    'Où nous livrons, à quel prix, en combien de temps.',
    'إلى أين نشحن وبكم وكم يستغرق.',
    'Nereye, kaça ve kaç günde gönderiyoruz.',
    'हम कहाँ भेजते हैं, कितने में और कितने दिन में।',
  ),
  body: texts(
    `<p>Each store sends its own parcels. Your cart shows for every line what shipping to your address costs and how many days it needs.</p><ul><li><strong>Standard</strong>: three to six working days in most countries, ten elsewhere.</li><li><strong>Express</strong>: one to three working days where it is offered.</li><li><strong>Pickup</strong>: in Kabul, New York, Paris, Istanbul and Riyadh, often for nothing.</li></ul><p>If something cannot be sent to you, the cart says so before you pay. With your tracking code you can follow the parcel without an account.</p>`,
    `<p>Chaque boutique envoie ses propres colis. Le panier indique pour chaque ligne le prix et le délai de livraison jusqu’à votre adresse.</p><ul><li><strong>Standard</strong> : trois à six jours ouvrés dans la plupart des pays, dix ailleurs.</li><li><strong>Express</strong> : un à trois jours ouvrés là où il est proposé.</li><li><strong>Retrait</strong> : à Kaboul, New York, Paris, Istanbul et Riyad, souvent gratuit.</li></ul><p>Si un article ne peut vous être envoyé, le panier le dit avant le paiement. Avec votre code de suivi, vous suivez le colis sans compte.</p>`,
    `<p>كل متجر يرسل طروده بنفسه. تُظهر السلة لكل منتج تكلفة الشحن إلى عنوانك وعدد الأيام اللازمة.</p><ul><li><strong>العادي</strong>: من ثلاثة إلى ستة أيام عمل في معظم البلدان وعشرة في غيرها.</li><li><strong>السريع</strong>: من يوم إلى ثلاثة أيام عمل حيث يتوفر.</li><li><strong>الاستلام</strong>: في كابول ونيويورك وباريس وإسطنبول والرياض، وغالباً مجاناً.</li></ul><p>إن تعذر إرسال منتج إليك أخبرتك السلة قبل الدفع. وبرمز التتبع تتابع طردك من دون حساب.</p>`,
    `<p>Her mağaza paketini kendi gönderir. Sepet, her satır için adresinize kargonun kaça ve kaç günde olduğunu gösterir.</p><ul><li><strong>Standart</strong>: çoğu ülkede üç ila altı iş günü, diğerlerinde on.</li><li><strong>Ekspres</strong>: sunulan yerlerde bir ila üç iş günü.</li><li><strong>Teslim noktası</strong>: Kabil, New York, Paris, İstanbul ve Riyad’da, çoğu zaman ücretsiz.</li></ul><p>Bir ürün size gönderilemiyorsa sepet bunu ödemeden önce söyler. Takip kodunuzla paketi hesap açmadan izleyebilirsiniz.</p>`,
    `<p>हर दुकान अपने पार्सल ख़ुद भेजती है। कार्ट हर चीज़ के लिए आपके पते तक का ख़र्च और दिन बताता है।</p><ul><li><strong>सामान्य</strong>: अधिकतर देशों में तीन से छह कार्यदिवस, बाक़ी में दस।</li><li><strong>एक्सप्रेस</strong>: जहाँ उपलब्ध हो, एक से तीन कार्यदिवस।</li><li><strong>पिकअप</strong>: काबुल, न्यूयॉर्क, पेरिस, इस्तांबुल और रियाद में, अक्सर मुफ़्त।</li></ul><p>कोई चीज़ आप तक नहीं भेजी जा सकती तो कार्ट भुगतान से पहले बता देता है। ट्रैकिंग कोड से बिना खाते के पार्सल देख सकते हैं।</p>`,
  ),
};
