import type { Page } from '../pages';
import { texts } from '../texts';

export const privacyPolicy: Page = {
  slug: 'privacy-policy',
  footer: 2,
  title: texts(
    'Privacy policy',
    'Politique de confidentialité',
    'سياسة الخصوصية',
    'Gizlilik politikası',
    'गोपनीयता नीति',
  ),
  summary: texts(
    'What we know about you, why, and for how long.',
    'Ce que nous savons de vous, pourquoi et combien de temps.',
    'ما الذي نعرفه عنك ولماذا وإلى متى.',
    'Hakkınızda neyi, neden ve ne kadar süre bildiğimiz.',
    'हम आपके बारे में क्या, क्यों और कब तक जानते हैं।',
  ),
  body: texts(
    `<p>We keep as little as a shop can keep.</p><h2>What we store</h2><ul><li>Your name, email address and the addresses you give us, so that orders reach you.</li><li>Your orders, because the law asks us to keep them.</li><li>A cookie for your language and one for your session. There is no advertising and no tracking by others.</li></ul><h2>Who sees it</h2><p>The store you buy from sees your delivery address. The payment company sees what it needs to charge you. Nobody else.</p><h2>Your rights</h2><p>Ask for a copy, a correction or the deletion of your data through the <a href="/page/contact">contact page</a>; we answer within thirty days.</p>`,
    `<p>Nous conservons le strict minimum.</p><h2>Ce que nous gardons</h2><ul><li>Votre nom, votre adresse e-mail et vos adresses, pour que les commandes arrivent.</li><li>Vos commandes, car la loi l’exige.</li><li>Un cookie pour la langue et un pour la session. Pas de publicité, aucun suivi par des tiers.</li></ul><h2>Qui y a accès</h2><p>La boutique voit votre adresse de livraison ; le prestataire de paiement, ce qu’il lui faut pour vous débiter. Personne d’autre.</p><h2>Vos droits</h2><p>Demandez une copie, une correction ou la suppression de vos données par la <a href="/fr/page/contact">page de contact</a> ; nous répondons sous trente jours.</p>`,
    `<p>نحتفظ بأقل ما يمكن لمتجر أن يحتفظ به.</p><h2>ما نخزنه</h2><ul><li>اسمك وبريدك والعناوين التي تعطينا إياها لتصلك الطلبات.</li><li>طلباتك لأن القانون يلزمنا بحفظها.</li><li>ملف تعريف للغة وآخر للجلسة. لا إعلانات ولا تتبع من الآخرين.</li></ul><h2>من يطّلع عليه</h2><p>يرى المتجر الذي تشتري منه عنوان التوصيل، وترى شركة الدفع ما يلزمها لتحصيل المبلغ، ولا أحد سواهما.</p><h2>حقوقك</h2><p>اطلب نسخة من بياناتك أو تصحيحها أو حذفها عبر <a href="/ar/page/contact">صفحة الاتصال</a> ونجيب خلال ثلاثين يوماً.</p>`,
    `<p>Bir dükkânın saklayabileceği kadar az şey saklarız.</p><h2>Ne saklıyoruz</h2><ul><li>Siparişlerin size ulaşması için adınızı, e-postanızı ve verdiğiniz adresleri.</li><li>Yasa istediği için siparişlerinizi.</li><li>Diliniz ve oturumunuz için birer çerez. Reklam yok, başkalarının takibi yok.</li></ul><h2>Kim görür</h2><p>Alışveriş yaptığınız mağaza teslimat adresinizi, ödeme kuruluşu tahsilat için gerekeni görür. Başka kimse görmez.</p><h2>Haklarınız</h2><p><a href="/tr/page/contact">İletişim sayfasından</a> verilerinizin kopyasını, düzeltilmesini ya da silinmesini isteyin; otuz gün içinde yanıtlarız.</p>`,
    `<p>हम उतना ही रखते हैं जितना एक दुकान को चाहिए।</p><h2>हम क्या रखते हैं</h2><ul><li>आपका नाम, ईमेल और दिए गए पते, ताकि ऑर्डर पहुँच सकें।</li><li>आपके ऑर्डर, क्योंकि क़ानून ऐसा कहता है।</li><li>भाषा और सत्र के लिए एक-एक कुकी। न विज्ञापन, न किसी और की निगरानी।</li></ul><h2>कौन देखता है</h2><p>जिस दुकान से आप ख़रीदते हैं वह डिलीवरी पता देखती है, भुगतान कंपनी उतना ही जितना ज़रूरी है। और कोई नहीं।</p><h2>आपके अधिकार</h2><p><a href="/hi/page/contact">संपर्क पृष्ठ</a> से अपने डेटा की प्रति, सुधार या हटाने की माँग करें; हम तीस दिनों में जवाब देते हैं।</p>`,
  ),
};
