import type { Page } from '../pages';
import { texts } from '../texts';

export const sell: Page = {
  slug: 'sell-on-souk',
  footer: 2,
  title: texts('Open a store', 'Ouvrir une boutique', 'افتح متجرك', 'Mağaza açın', 'अपनी दुकान खोलें'),
  summary: texts(
    'How to become one of our stores.',
    'Comment rejoindre nos boutiques.',
    'كيف تصبح واحدًا من متاجرنا.',
    'Mağazalarımızdan biri olmanın yolu.',
    'हमारी दुकानों में से एक कैसे बनें।',
  ),
  body: texts(
    `<p>You make or choose good things and like to answer your customers yourself? Then there is a place for you under this roof.</p><ol><li>Tell us through the <a href="/page/contact">contact page</a> what you sell and where you are.</li><li>We order something from you, like anybody would.</li><li>If we are happy with it, your store opens within a week.</li></ol><p>There is no monthly fee. We take eight per cent of what you sell, and nothing of what comes back.</p>`,
    `<p>Vous fabriquez ou choisissez de belles choses et aimez répondre vous-même à vos clients ? Il y a une place pour vous sous ce toit.</p><ol><li>Dites-nous, par la <a href="/page/contact">page de contact</a>, ce que vous vendez et où vous êtes.</li><li>Nous commandons chez vous, comme n’importe qui.</li><li>Si nous sommes contents, votre boutique ouvre dans la semaine.</li></ol><p>Aucun abonnement. Nous prélevons huit pour cent des ventes, et rien sur les retours.</p>`,
    `<p>هل تصنع أو تختار أشياء جيدة وتحب أن تجيب زبائنك بنفسك؟ إذن لك مكان تحت هذا السقف.</p><ol><li>أخبرنا عبر <a href="/page/contact">صفحة الاتصال</a> بما تبيعه وأين أنت.</li><li>نطلب منك شيئًا كأي زبون.</li><li>إن أعجبنا، يُفتح متجرك خلال أسبوع.</li></ol><p>لا توجد رسوم شهرية. نأخذ ثمانية بالمئة من مبيعاتك ولا شيء مما يُعاد إليك.</p>`,
    `<p>Güzel şeyler yapıyor ya da seçiyor, müşterinize kendiniz yanıt vermeyi seviyor musunuz? O hâlde bu çatının altında yeriniz var.</p><ol><li><a href="/page/contact">İletişim sayfasından</a> ne sattığınızı ve nerede olduğunuzu yazın.</li><li>Sizden herkes gibi bir şey sipariş ederiz.</li><li>Memnun kalırsak mağazanız bir hafta içinde açılır.</li></ol><p>Aylık ücret yoktur. Satışınızın yüzde sekizini alırız, iade edilenden hiçbir şey almayız.</p>`,
    `<p>क्या आप अच्छी चीज़ें बनाते या चुनते हैं और ग्राहकों को ख़ुद जवाब देना पसंद करते हैं? तो इस छत के नीचे आपकी जगह है।</p><ol><li><a href="/page/contact">संपर्क पृष्ठ</a> से बताइए कि आप क्या बेचते हैं और कहाँ हैं।</li><li>हम किसी भी ग्राहक की तरह आपसे कुछ मँगवाते हैं।</li><li>पसंद आया तो आपकी दुकान एक हफ़्ते में खुल जाती है।</li></ol><p>कोई मासिक शुल्क नहीं। हम आपकी बिक्री का आठ प्रतिशत लेते हैं, और लौटाए गए सामान पर कुछ नहीं।</p>`,
  ),
};
