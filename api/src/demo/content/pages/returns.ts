import type { Page } from '../pages';
import { texts } from '../texts';

export const returns: Page = {
  slug: 'returns',
  footer: 1,
  title: texts(
    'Returns & refunds',
    'Retours et remboursements',
    'الإرجاع والاسترداد',
    'İade ve geri ödeme',
    'वापसी और धनवापसी',
  ),
  summary: texts(
    'Thirty days to change your mind.',
    'Trente jours pour changer d’avis.',
    'ثلاثون يوماً لتغيير رأيك.',
    'Fikir değiştirmek için otuz gün.',
    'मन बदलने के लिए तीस दिन।',
  ),
  body: texts(
    `<p>You may return anything marked as refundable within thirty days, unused and in its box. Fresh food and opened cosmetics stay with you.</p><ol><li>Open the order in your account and write to the store.</li><li>Send the parcel to the address you are given.</li><li>The money is back within five working days after it arrives.</li></ol><p>Before an order is confirmed you can cancel it yourself with one click, and nothing is charged.</p>`,
    `<p>Tout article indiqué comme remboursable peut être retourné sous trente jours, non utilisé et dans sa boîte. Les produits frais et les cosmétiques ouverts ne sont pas repris.</p><ol><li>Ouvrez la commande dans votre compte et écrivez à la boutique.</li><li>Envoyez le colis à l’adresse indiquée.</li><li>L’argent revient cinq jours ouvrés au plus après réception.</li></ol><p>Avant la confirmation, vous annulez vous-même en un clic et rien n’est débité.</p>`,
    `<p>يمكنك إرجاع أي منتج قابل للاسترداد خلال ثلاثين يوماً من دون استعمال وفي علبته. لا تُرجع الأغذية الطازجة ولا مستحضرات التجميل المفتوحة.</p><ol><li>افتح الطلب في حسابك وراسل المتجر.</li><li>أرسل الطرد إلى العنوان الذي يصلك.</li><li>يعود المال خلال خمسة أيام عمل من وصول الطرد.</li></ol><p>قبل تأكيد الطلب يمكنك إلغاؤه بنقرة واحدة ولا يُخصم منك شيء.</p>`,
    `<p>İade edilebilir olarak işaretlenen her ürünü otuz gün içinde, kullanılmamış ve kutusunda geri gönderebilirsiniz. Taze gıda ve açılmış kozmetik iade alınmaz.</p><ol><li>Siparişi hesabınızda açın ve mağazaya yazın.</li><li>Paketi size verilen adrese gönderin.</li><li>Paket ulaştıktan sonra beş iş günü içinde paranız döner.</li></ol><p>Sipariş onaylanmadan önce tek tıkla kendiniz iptal edebilirsiniz; hiçbir ücret alınmaz.</p>`,
    `<p>वापसी योग्य बताई गई हर चीज़ आप तीस दिनों में, बिना इस्तेमाल और डिब्बे सहित लौटा सकते हैं। ताज़ा खाना और खुले सौंदर्य उत्पाद वापस नहीं होते।</p><ol><li>अपने खाते में ऑर्डर खोलें और दुकान को लिखें।</li><li>बताए गए पते पर पार्सल भेजें।</li><li>पार्सल पहुँचने के पाँच कार्यदिवस में पैसे लौट आते हैं।</li></ol><p>ऑर्डर की पुष्टि से पहले आप उसे एक क्लिक में रद्द कर सकते हैं, कोई शुल्क नहीं लगता।</p>`,
  ),
};
