import type { Page } from '../pages';
import { SITE } from '../site';
import { texts } from '../texts';

const { address_1, zip, city } = SITE.address;
const PLACE = `<bdi>${SITE.name}</bdi><br><bdi>${address_1}</bdi><br><bdi>${zip} ${city}</bdi>`;
const MAIL = `<a href="mailto:${SITE.email}"><bdi>${SITE.email}</bdi></a>`;
const PHONE = `<a href="tel:${SITE.phone.replaceAll(' ', '')}"><bdi>${SITE.phone}</bdi></a>`;

export const imprint: Page = {
  slug: 'imprint',
  footer: 2,
  updated: '2026-11-09',
  title: texts('Legal notice', 'Mentions légales', 'بيانات الناشر', 'Künye', 'कानूनी सूचना'),
  summary: texts(
    'Who runs this shop and how to reach us.',
    'Qui exploite cette boutique et comment nous joindre.',
    'من يدير هذا المتجر وكيف تتواصل معنا.',
    'Bu mağazayı kim işletir, bize nasıl ulaşılır.',
    'यह दुकान कौन चलाता है और हमसे कैसे संपर्क करें।',
  ),
  body: texts(
    `<p>This is a demonstration shop. It sells nothing, and its company, stores and people are invented.</p><h2>Operator</h2><p>${PLACE}<br>France</p><h2>Contact</h2><ul><li>Email: ${MAIL}</li><li>Phone: ${PHONE}</li><li><a href="/page/contact">Contact form</a></li></ul><h2>Who sells to you</h2><p>Products are sold by the stores in this market. The seller is named on every product page and on your invoice. Each <a href="/shop">store</a> has its own page.</p><h2>Complaints</h2><p>Please <a href="/page/contact">write to us</a> first: most problems are solved within a day. We don’t take part in dispute resolution before a consumer arbitration board.</p><h2>Texts and pictures</h2><p>Drawings are based on Fluent Emoji by Microsoft (MIT licence), brand marks on Simple Icons (CC0). All marks belong to their owners.</p>`,
    `<p>Ceci est une boutique de démonstration. Elle ne vend rien ; son entreprise, ses boutiques et ses personnages sont inventés.</p><h2>Exploitant</h2><p>${PLACE}<br>France</p><h2>Contact</h2><ul><li>E-mail : ${MAIL}</li><li>Téléphone : ${PHONE}</li><li><a href="/page/contact">Formulaire de contact</a></li></ul><h2>Qui vous vend les produits</h2><p>Les produits sont vendus par les boutiques de ce marché. Le vendeur est nommé sur chaque fiche et sur votre facture. Chaque <a href="/shop">boutique</a> a sa page.</p><h2>Réclamations</h2><p>Merci de nous <a href="/page/contact">écrire</a> d’abord : la plupart des problèmes se règlent en un jour. Nous ne participons pas à une procédure devant un médiateur de la consommation.</p><h2>Textes et images</h2><p>Les dessins s’appuient sur Fluent Emoji de Microsoft (licence MIT), les logos sur Simple Icons (CC0). Toutes les marques appartiennent à leurs propriétaires.</p>`,
    `<p>هذا متجر تجريبي لا يبيع شيئًا، وشركته ومتاجره وأشخاصه من نسج الخيال.</p><h2>الجهة المشغّلة</h2><p>${PLACE}<br>فرنسا</p><h2>التواصل</h2><ul><li>البريد الإلكتروني: ${MAIL}</li><li>الهاتف: ${PHONE}</li><li><a href="/page/contact">نموذج الاتصال</a></li></ul><h2>من يبيعك المنتجات</h2><p>تبيع المنتجات متاجر هذا السوق. اسم البائع مذكور في صفحة كل منتج وفي فاتورتك، ولكل <a href="/shop">متجر</a> صفحته.</p><h2>الشكاوى</h2><p>نرجو أن <a href="/page/contact">تراسلنا</a> أولًا، فمعظم المشكلات تُحل خلال يوم. نحن لا نشارك في إجراءات تسوية أمام هيئة تحكيم للمستهلكين.</p><h2>النصوص والصور</h2><p>الرسوم مأخوذة من Fluent Emoji من Microsoft (رخصة MIT)، وشعارات العلامات من Simple Icons (CC0). جميع العلامات ملك لأصحابها.</p>`,
    `<p>Bu bir gösterim mağazasıdır. Hiçbir şey satmaz; şirketi, mağazaları ve kişileri kurgudur.</p><h2>İşleten</h2><p>${PLACE}<br>Fransa</p><h2>İletişim</h2><ul><li>E-posta: ${MAIL}</li><li>Telefon: ${PHONE}</li><li><a href="/page/contact">İletişim formu</a></li></ul><h2>Ürünleri kim satar</h2><p>Ürünleri bu çarşıdaki mağazalar satar. Satıcının adı her ürün sayfasında ve faturanızda yazar. Her <a href="/shop">mağazanın</a> kendi sayfası vardır.</p><h2>Şikâyetler</h2><p>Lütfen önce <a href="/page/contact">bize yazın</a>; sorunların çoğu bir günde çözülür. Tüketici hakem heyeti önünde uyuşmazlık çözümüne katılmıyoruz.</p><h2>Metinler ve görseller</h2><p>Çizimler Microsoft’un Fluent Emoji setine (MIT lisansı), marka işaretleri Simple Icons’a (CC0) dayanır. Bütün markalar sahiplerine aittir.</p>`,
    `<p>यह एक प्रदर्शन दुकान है। यह कुछ नहीं बेचती; इसकी कंपनी, स्टोर और लोग काल्पनिक हैं।</p><h2>संचालक</h2><p>${PLACE}<br>फ़्रांस</p><h2>संपर्क</h2><ul><li>ईमेल: ${MAIL}</li><li>फ़ोन: ${PHONE}</li><li><a href="/page/contact">संपर्क फ़ॉर्म</a></li></ul><h2>आपको कौन बेचता है</h2><p>उत्पाद इस बाज़ार के स्टोर बेचते हैं। विक्रेता का नाम हर उत्पाद के पृष्ठ और आपके बिल पर होता है। हर <a href="/shop">स्टोर</a> का अपना पृष्ठ है।</p><h2>शिकायतें</h2><p>कृपया पहले <a href="/page/contact">हमें लिखें</a>; ज़्यादातर समस्याएँ एक दिन में सुलझ जाती हैं। हम उपभोक्ता मध्यस्थता मंडल की प्रक्रिया में भाग नहीं लेते।</p><h2>पाठ और चित्र</h2><p>चित्र Microsoft के Fluent Emoji (MIT लाइसेंस) और ब्रांड चिह्न Simple Icons (CC0) पर आधारित हैं। सभी चिह्न अपने मालिकों के हैं।</p>`,
  ),
};
