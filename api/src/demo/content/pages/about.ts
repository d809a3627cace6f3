import type { Page } from '../pages';
import { texts } from '../texts';

export const about: Page = {
  slug: 'about',
  footer: 2,
  title: texts('About Souk', 'À propos de Souk', 'عن سوق', 'Souk hakkında', 'सूक़ के बारे में'),
  summary: texts(
    'Who runs this market and what it stands for.',
    'Qui tient ce marché et ce qu’il défend.',
    'من يدير هذا السوق وما الذي يؤمن به.',
    'Bu çarşıyı kim işletir, neyi savunur.',
    'यह बाज़ार कौन चलाता है और किस बात पर खड़ा है।',
  ),
  body: texts(
    `<p>Souk is a market of independent stores. Each of them chooses, packs and sends what it sells; we keep the roof tight, the lights on and the accounts honest.</p><h2>What we promise</h2><ul><li>The price you see is the price you pay. Tax and shipping are shown before you order.</li><li>Every store is run by people whose names we know.</li><li>A review can only be written by somebody who bought the thing.</li></ul><h2>How it began</h2><p>In 2016 three neighbours shared one van for their deliveries. Today fifteen stores share the same idea: together we are cheaper for you and kinder to the road.</p>`,
    `<p>Souk est un marché de boutiques indépendantes. Chacune choisit, emballe et envoie ce qu’elle vend ; nous veillons sur le toit, la lumière et l’honnêteté des comptes.</p><h2>Nos engagements</h2><ul><li>Le prix affiché est le prix payé. Taxes et livraison apparaissent avant la commande.</li><li>Derrière chaque boutique, des personnes que nous connaissons par leur nom.</li><li>Seul un acheteur peut écrire un avis.</li></ul><h2>Les débuts</h2><p>En 2016, trois voisins partageaient une camionnette pour leurs livraisons. Aujourd’hui, quinze boutiques partagent la même idée : ensemble, nous sommes moins chers pour vous et plus doux pour la route.</p>`,
    `<p>سوق هو سوق لمتاجر مستقلة. كل متجر يختار ما يبيعه ويغلفه ويرسله بنفسه، ونحن نحرس السقف والضوء وأمانة الحساب.</p><h2>وعودنا لك</h2><ul><li>السعر الذي تراه هو السعر الذي تدفعه، وتظهر الضريبة والشحن قبل الطلب.</li><li>خلف كل متجر أناس نعرفهم بأسمائهم.</li><li>لا يكتب التقييم إلا من اشترى المنتج.</li></ul><h2>كيف بدأنا</h2><p>في عام 2016 تقاسم ثلاثة جيران شاحنة صغيرة لتوصيل طلباتهم. واليوم تتقاسم خمسة عشر متجراً الفكرة نفسها: معاً نكون أرخص لك وألطف بالطريق.</p>`,
    `<p>Souk, bağımsız mağazaların çarşısıdır. Her mağaza sattığını kendi seçer, paketler ve gönderir; biz çatıyı sağlam, ışıkları açık, hesabı dürüst tutarız.</p><h2>Sözümüz</h2><ul><li>Gördüğünüz fiyat ödediğiniz fiyattır. Vergi ve kargo siparişten önce gösterilir.</li><li>Her mağazanın arkasında adını bildiğimiz insanlar vardır.</li><li>Yorumu yalnızca ürünü alan yazabilir.</li></ul><h2>Nasıl başladı</h2><p>2016’da üç komşu teslimatları için tek bir kamyoneti paylaştı. Bugün on beş mağaza aynı fikri paylaşıyor: birlikte size daha ucuz, yola daha nazik.</p>`,
    `<p>सूक़ स्वतंत्र दुकानों का बाज़ार है। हर दुकान अपना सामान ख़ुद चुनती, पैक करती और भेजती है; हम छत मज़बूत, रोशनी जलती और हिसाब ईमानदार रखते हैं।</p><h2>हमारा वादा</h2><ul><li>जो दाम दिखता है वही देना होता है। कर और शिपिंग ऑर्डर से पहले दिखते हैं।</li><li>हर दुकान के पीछे वे लोग हैं जिन्हें हम नाम से जानते हैं।</li><li>समीक्षा वही लिख सकता है जिसने चीज़ ख़रीदी हो।</li></ul><h2>शुरुआत</h2><p>2016 में तीन पड़ोसियों ने डिलीवरी के लिए एक वैन साझा की। आज पंद्रह दुकानें वही विचार साझा करती हैं: साथ मिलकर हम आपके लिए सस्ते और सड़क के लिए बेहतर हैं।</p>`,
  ),
};
