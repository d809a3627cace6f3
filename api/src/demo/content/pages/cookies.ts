import type { Page } from '../pages';
import { texts } from '../texts';

const row = (name: string, what: string, until: string) =>
  `<tr><th scope="row"><bdi>${name}</bdi></th><td>${what}</td><td>${until}</td></tr>`;
const table = (name: string, what: string, until: string, rows: readonly string[]) =>
  `<table><thead><tr><th scope="col">${name}</th><th scope="col">${what}</th><th scope="col">${until}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;

/** What the shop stores in the browser, as listed in docs/contracts/storage.md. */
export const cookies: Page = {
  slug: 'cookies',
  footer: 2,
  updated: '2026-11-28',
  title: texts('Cookies', 'Cookies', 'ملفات الارتباط', 'Çerezler', 'कुकी'),
  summary: texts(
    'What your browser stores for this shop, and why we don’t ask for consent.',
    'Ce que votre navigateur conserve pour cette boutique, et pourquoi nous ne demandons pas de consentement.',
    'ما يحفظه متصفحك لهذا المتجر ولماذا لا نطلب موافقتك.',
    'Tarayıcınızın bu mağaza için sakladıkları ve neden onay istemediğimiz.',
    'आपका ब्राउज़र इस दुकान के लिए क्या रखता है और हम सहमति क्यों नहीं माँगते।',
  ),
  body: texts(
    `<p>This shop uses only what it needs to work. It has no advertising, no analytics and no scripts of other companies. Nothing here needs your consent, which is why no cookie banner appears. You don’t have to choose anything.</p><h2>Cookies</h2><p>Cookies are sent to our server with each page.</p>${table(
      'Name',
      'Purpose',
      'Stored for',
      [
        row('currentLanguage', 'The language you have chosen', 'One year'),
        row(
          'i18n_redirected',
          'That we have already taken you to your language once',
          'Until you close the browser or longer, as your browser decides',
        ),
        row('frontend_session', 'Keeps you signed in; scripts can’t read it', 'Until you sign out or the session ends'),
        row('frontend_signed_in', 'Tells the page to show your account menu', 'As long as you are signed in'),
        row('frontend_social_login', 'Protects a sign-in through Google or Facebook', '12 minutes'),
        row(
          'frontend_known_device',
          'Recognises this device, so that strangers guessing passwords can’t lock you out',
          '400 days',
        ),
        row('frontend_order_access', 'Keeps an order open that you opened by the link in our email', '24 hours'),
      ],
    )}<h2>Storage of your browser</h2><p>The following stays in your browser and most of it is never sent to us.</p>${table(
      'Name',
      'Purpose',
      'Stored for',
      [
        row(
          'user_token',
          'A random number that keeps your cart while you aren’t signed in',
          'Until you sign out or clear it',
        ),
        row(
          'topBannerClosed, popupBannerClosed, popupBannerShown',
          'That you have seen or closed a banner',
          'Until you clear it, or for the visit',
        ),
        row('colourScheme', 'Light or dark, if you have chosen', 'Until you clear it'),
        row(
          'recentlyViewed, recentSearches',
          'Products you have viewed, words you have searched for',
          'Until you sign out or clear them',
        ),
        row('shippingPlace', 'The place that delivery is shown for', 'Until you sign out or clear it'),
        row('lastOrder', 'Your last order, so that an empty cart leads to it', 'Until you sign out or clear it'),
        row('addressDraft, reviewDraft', 'A form you have begun', 'Until you send it or close the tab'),
        row(
          'checkouts, checkoutVoucher, pendingAction, awaitedCode, chunkReload',
          'What you were doing, so that a reload loses nothing',
          'Until you close the tab',
        ),
      ],
    )}<h2>Payment and sign-in pages</h2><p>When you pay online or sign in through Google or Facebook, you leave our shop for the page of that company. It sets its own cookies, to which its own rules apply.</p><h2>Delete everything</h2><p>Your browser deletes cookies and stored data in its settings, usually under “Privacy”. Your cart as a guest is then lost, and you have to sign in again. Everything else keeps working.</p><h2>If this ever changes</h2><p>Should we ever want to measure visits or show advertising, we will ask you first, “Accept” and “Reject” will be equally easy, and nothing will be loaded before you answer. See also our <a href="/page/privacy-policy">privacy policy</a>.</p>`,
    `<p>Cette boutique n’utilise que ce dont elle a besoin pour fonctionner : aucune publicité, aucune mesure d’audience, aucun script d’une autre entreprise. Rien ici n’exige votre consentement ; c’est pourquoi aucun bandeau n’apparaît et vous n’avez rien à choisir.</p><h2>Cookies</h2><p>Les cookies sont envoyés à notre serveur avec chaque page.</p>${table(
      'Nom',
      'Utilité',
      'Durée',
      [
        row('currentLanguage', 'La langue que vous avez choisie', 'Un an'),
        row(
          'i18n_redirected',
          'Nous vous avons déjà conduit une fois vers votre langue',
          'Jusqu’à la fermeture du navigateur ou selon ses réglages',
        ),
        row(
          'frontend_session',
          'Maintient votre connexion ; illisible pour les scripts',
          'Jusqu’à la déconnexion ou la fin de la session',
        ),
        row('frontend_signed_in', 'Fait afficher le menu de votre compte', 'Tant que vous êtes connecté'),
        row('frontend_social_login', 'Protège une connexion par Google ou Facebook', '12 minutes'),
        row(
          'frontend_known_device',
          'Reconnaît cet appareil, pour que des inconnus qui devinent des mots de passe ne bloquent pas votre accès',
          '400 jours',
        ),
        row(
          'frontend_order_access',
          'Garde ouverte une commande que vous avez ouverte par le lien de notre e-mail',
          '24 heures',
        ),
      ],
    )}<h2>Stockage du navigateur</h2><p>Ces données restent dans votre navigateur et ne nous sont pour la plupart jamais envoyées.</p>${table(
      'Nom',
      'Utilité',
      'Durée',
      [
        row(
          'user_token',
          'Un nombre aléatoire qui conserve votre panier sans connexion',
          'Jusqu’à la déconnexion ou l’effacement',
        ),
        row(
          'topBannerClosed, popupBannerClosed, popupBannerShown',
          'Vous avez vu ou fermé une bannière',
          'Jusqu’à l’effacement, ou le temps de la visite',
        ),
        row('colourScheme', 'Clair ou sombre, si vous avez choisi', 'Jusqu’à l’effacement'),
        row(
          'recentlyViewed, recentSearches',
          'Produits consultés, mots recherchés',
          'Jusqu’à la déconnexion ou l’effacement',
        ),
        row('shippingPlace', 'Le lieu pour lequel la livraison est affichée', 'Jusqu’à la déconnexion ou l’effacement'),
        row(
          'lastOrder',
          'Votre dernière commande, pour la retrouver quand le panier est vide',
          'Jusqu’à la déconnexion ou l’effacement',
        ),
        row('addressDraft, reviewDraft', 'Un formulaire commencé', 'Jusqu’à l’envoi ou la fermeture de l’onglet'),
        row(
          'checkouts, checkoutVoucher, pendingAction, awaitedCode, chunkReload',
          'Ce que vous étiez en train de faire, pour ne rien perdre au rechargement',
          'Jusqu’à la fermeture de l’onglet',
        ),
      ],
    )}<h2>Pages de paiement et de connexion</h2><p>Pour payer en ligne ou vous connecter par Google ou Facebook, vous quittez notre boutique pour la page de cette entreprise. Elle dépose ses propres cookies, soumis à ses propres règles.</p><h2>Tout effacer</h2><p>Votre navigateur efface cookies et données dans ses réglages, en général sous « Confidentialité ». Votre panier d’invité est alors perdu et vous devez vous reconnecter ; tout le reste continue de fonctionner.</p><h2>Si cela devait changer</h2><p>Si nous voulions un jour mesurer les visites ou afficher de la publicité, nous vous demanderions d’abord votre accord ; accepter et refuser seraient aussi simples l’un que l’autre, et rien ne serait chargé avant votre réponse. Voir aussi notre <a href="/page/privacy-policy">politique de confidentialité</a>.</p>`,
    `<p>يستخدم هذا المتجر ما يحتاج إليه ليعمل فقط: لا إعلانات ولا إحصاءات زيارات ولا برامج لشركات أخرى. لا شيء هنا يتطلب موافقتك، ولذلك لا يظهر شريط ملفات الارتباط وليس عليك أن تختار شيئًا.</p><h2>ملفات الارتباط</h2><p>تُرسل هذه الملفات إلى خادمنا مع كل صفحة.</p>${table(
      'الاسم',
      'الغرض',
      'المدة',
      [
        row('currentLanguage', 'اللغة التي اخترتها', 'سنة واحدة'),
        row('i18n_redirected', 'أننا نقلناك مرة إلى لغتك', 'حتى تغلق المتصفح أو حسب إعداداته'),
        row('frontend_session', 'يبقيك مسجّل الدخول ولا تقرؤه البرامج', 'حتى تسجّل الخروج أو تنتهي الجلسة'),
        row('frontend_signed_in', 'يُظهر قائمة حسابك في الصفحة', 'ما دمت مسجّل الدخول'),
        row('frontend_social_login', 'يحمي تسجيل الدخول عبر Google أو Facebook', '12 دقيقة'),
        row('frontend_known_device', 'يتعرّف على هذا الجهاز كي لا يمنعك غرباء يخمّنون كلمات المرور من الدخول', '400 يوم'),
        row('frontend_order_access', 'يُبقي الطلب الذي فتحته من رابط رسالتنا مفتوحًا', '24 ساعة'),
      ],
    )}<h2>ما يحفظه المتصفح</h2><p>يبقى ما يلي في متصفحك، ومعظمه لا يُرسل إلينا أبدًا.</p>${table(
      'الاسم',
      'الغرض',
      'المدة',
      [
        row('user_token', 'رقم عشوائي يحفظ سلتك من دون تسجيل دخول', 'حتى تسجّل الخروج أو تمسحه'),
        row(
          'topBannerClosed, popupBannerClosed, popupBannerShown',
          'أنك رأيت إعلانًا للمتجر أو أغلقته',
          'حتى تمسحه أو طوال الزيارة',
        ),
        row('colourScheme', 'المظهر الفاتح أو الداكن إن اخترت', 'حتى تمسحه'),
        row('recentlyViewed, recentSearches', 'منتجات شاهدتها وكلمات بحثت عنها', 'حتى تسجّل الخروج أو تمسحها'),
        row('shippingPlace', 'المكان الذي تُعرض تكلفة الشحن إليه', 'حتى تسجّل الخروج أو تمسحه'),
        row('lastOrder', 'آخر طلب لك، كي تصل إليه حين تكون السلة فارغة', 'حتى تسجّل الخروج أو تمسحه'),
        row('addressDraft, reviewDraft', 'نموذج بدأت بتعبئته', 'حتى ترسله أو تغلق علامة التبويب'),
        row(
          'checkouts, checkoutVoucher, pendingAction, awaitedCode, chunkReload',
          'ما كنت تفعله كي لا يضيع شيء عند إعادة التحميل',
          'حتى تغلق علامة التبويب',
        ),
      ],
    )}<h2>صفحات الدفع وتسجيل الدخول</h2><p>عندما تدفع عبر الإنترنت أو تسجّل الدخول عبر Google أو Facebook تنتقل من متجرنا إلى صفحة تلك الشركة، وهي تضع ملفاتها الخاصة وفق قواعدها.</p><h2>مسح كل شيء</h2><p>يمسح متصفحك ملفات الارتباط والبيانات المحفوظة من إعداداته، غالبًا تحت «الخصوصية». عندها تفقد سلة الضيف ويلزمك تسجيل الدخول من جديد، ويبقى كل شيء آخر يعمل.</p><h2>إذا تغيّر ذلك يومًا</h2><p>إذا أردنا يومًا قياس الزيارات أو عرض إعلانات فسنسألك أولًا، وسيكون القبول والرفض بالسهولة نفسها، ولن يُحمَّل شيء قبل أن تجيب. اقرأ أيضًا <a href="/page/privacy-policy">سياسة الخصوصية</a>.</p>`,
    `<p>Bu mağaza yalnızca çalışmak için gerekenleri kullanır: reklam yoktur, ziyaret ölçümü yoktur, başka şirketlerin betikleri yoktur. Burada onayınızı gerektiren hiçbir şey bulunmadığı için çerez bildirimi de çıkmaz; bir seçim yapmanız gerekmez.</p><h2>Çerezler</h2><p>Çerezler her sayfayla birlikte sunucumuza gönderilir.</p>${table(
      'Ad',
      'Amaç',
      'Süre',
      [
        row('currentLanguage', 'Seçtiğiniz dil', 'Bir yıl'),
        row(
          'i18n_redirected',
          'Sizi bir kez kendi dilinize yönlendirdiğimiz',
          'Tarayıcıyı kapatana kadar ya da onun ayarlarına göre',
        ),
        row(
          'frontend_session',
          'Oturumunuzu açık tutar; betikler okuyamaz',
          'Oturumu kapatana ya da oturum bitene kadar',
        ),
        row('frontend_signed_in', 'Sayfada hesap menünüzü gösterir', 'Oturumunuz açık olduğu sürece'),
        row('frontend_social_login', 'Google veya Facebook ile girişi korur', '12 dakika'),
        row(
          'frontend_known_device',
          'Bu cihazı tanır; parola tahmin eden yabancılar girişinizi engelleyemez',
          '400 gün',
        ),
        row('frontend_order_access', 'E-postamızdaki bağlantıyla açtığınız siparişi açık tutar', '24 saat'),
      ],
    )}<h2>Tarayıcının belleği</h2><p>Aşağıdakiler tarayıcınızda kalır; çoğu bize hiç gönderilmez.</p>${table(
      'Ad',
      'Amaç',
      'Süre',
      [
        row(
          'user_token',
          'Oturum açmadığınızda sepetinizi saklayan rastgele bir sayı',
          'Oturumu kapatana ya da silene kadar',
        ),
        row(
          'topBannerClosed, popupBannerClosed, popupBannerShown',
          'Bir duyuruyu gördüğünüz ya da kapattığınız',
          'Silene kadar ya da ziyaret boyunca',
        ),
        row('colourScheme', 'Seçtiyseniz açık ya da koyu görünüm', 'Silene kadar'),
        row(
          'recentlyViewed, recentSearches',
          'Baktığınız ürünler, aradığınız kelimeler',
          'Oturumu kapatana ya da silene kadar',
        ),
        row('shippingPlace', 'Kargonun gösterildiği yer', 'Oturumu kapatana ya da silene kadar'),
        row('lastOrder', 'Son siparişiniz; sepet boşken ona ulaşabilmeniz için', 'Oturumu kapatana ya da silene kadar'),
        row('addressDraft, reviewDraft', 'Yazmaya başladığınız form', 'Gönderene ya da sekmeyi kapatana kadar'),
        row(
          'checkouts, checkoutVoucher, pendingAction, awaitedCode, chunkReload',
          'Sayfa yenilenince bir şey kaybolmasın diye yaptığınız işlem',
          'Sekmeyi kapatana kadar',
        ),
      ],
    )}<h2>Ödeme ve giriş sayfaları</h2><p>Çevrimiçi ödeme yaparken ya da Google veya Facebook ile giriş yaparken mağazamızdan o şirketin sayfasına geçersiniz. O sayfa kendi kurallarına göre kendi çerezlerini kullanır.</p><h2>Her şeyi silmek</h2><p>Tarayıcınız çerezleri ve saklanan verileri ayarlarından, genellikle “Gizlilik” altından siler. O zaman misafir sepetiniz kaybolur ve yeniden giriş yapmanız gerekir; geri kalan her şey çalışmaya devam eder.</p><h2>Bu bir gün değişirse</h2><p>Bir gün ziyaretleri ölçmek ya da reklam göstermek istersek önce size sorarız. Kabul etmek ile reddetmek eşit ölçüde kolay olur ve siz yanıt vermeden hiçbir şey yüklenmez. <a href="/page/privacy-policy">Gizlilik politikamıza</a> da bakın.</p>`,
    `<p>यह दुकान सिर्फ़ वही इस्तेमाल करती है जो चलने के लिए ज़रूरी है: न विज्ञापन, न विज़िट की गिनती, न दूसरी कंपनियों की स्क्रिप्ट। यहाँ किसी चीज़ के लिए आपकी सहमति नहीं चाहिए, इसलिए कुकी का कोई बैनर नहीं आता और आपको कुछ चुनना नहीं पड़ता।</p><h2>कुकी</h2><p>कुकी हर पृष्ठ के साथ हमारे सर्वर को भेजी जाती हैं।</p>${table(
      'नाम',
      'उद्देश्य',
      'कब तक',
      [
        row('currentLanguage', 'आपकी चुनी हुई भाषा', 'एक साल'),
        row('i18n_redirected', 'कि हम आपको एक बार आपकी भाषा तक ले जा चुके हैं', 'ब्राउज़र बंद होने तक या उसकी सेटिंग के अनुसार'),
        row('frontend_session', 'आपको साइन इन रखती है; स्क्रिप्ट इसे नहीं पढ़ सकतीं', 'साइन आउट करने या सत्र ख़त्म होने तक'),
        row('frontend_signed_in', 'पृष्ठ पर आपके खाते का मेन्यू दिखाती है', 'जब तक आप साइन इन हैं'),
        row('frontend_social_login', 'Google या Facebook से साइन इन की रक्षा करती है', '12 मिनट'),
        row(
          'frontend_known_device',
          'इस डिवाइस को पहचानती है, ताकि पासवर्ड का अंदाज़ा लगाने वाले आपका रास्ता न रोकें',
          '400 दिन',
        ),
        row('frontend_order_access', 'हमारे ईमेल के लिंक से खोला गया आपका ऑर्डर खुला रखती है', '24 घंटे'),
      ],
    )}<h2>ब्राउज़र की मेमोरी</h2><p>नीचे की चीज़ें आपके ब्राउज़र में रहती हैं; ज़्यादातर हमें कभी नहीं भेजी जातीं।</p>${table(
      'नाम',
      'उद्देश्य',
      'कब तक',
      [
        row('user_token', 'एक यादृच्छिक संख्या जो साइन इन के बिना आपका कार्ट रखती है', 'साइन आउट करने या मिटाने तक'),
        row(
          'topBannerClosed, popupBannerClosed, popupBannerShown',
          'कि आपने कोई बैनर देखा या बंद किया है',
          'मिटाने तक या विज़िट भर',
        ),
        row('colourScheme', 'हल्का या गहरा रूप, अगर आपने चुना हो', 'मिटाने तक'),
        row('recentlyViewed, recentSearches', 'देखे गए उत्पाद, खोजे गए शब्द', 'साइन आउट करने या मिटाने तक'),
        row('shippingPlace', 'वह जगह जिसके लिए शिपिंग दिखती है', 'साइन आउट करने या मिटाने तक'),
        row('lastOrder', 'आपका पिछला ऑर्डर, ताकि कार्ट खाली होने पर आप उस तक पहुँचें', 'साइन आउट करने या मिटाने तक'),
        row('addressDraft, reviewDraft', 'आपका शुरू किया हुआ फ़ॉर्म', 'भेजने या टैब बंद करने तक'),
        row(
          'checkouts, checkoutVoucher, pendingAction, awaitedCode, chunkReload',
          'आप जो कर रहे थे, ताकि पृष्ठ दोबारा खुलने पर कुछ न खोए',
          'टैब बंद करने तक',
        ),
      ],
    )}<h2>भुगतान और साइन इन के पृष्ठ</h2><p>ऑनलाइन भुगतान या Google या Facebook से साइन इन करते समय आप हमारी दुकान से उस कंपनी के पृष्ठ पर जाते हैं। वह अपने नियमों से अपनी कुकी रखती है।</p><h2>सब कुछ मिटाना</h2><p>ब्राउज़र की सेटिंग में, अक्सर “गोपनीयता” के नीचे, कुकी और रखा हुआ डेटा मिटाया जा सकता है। तब मेहमान का कार्ट खो जाता है और आपको फिर साइन इन करना होता है; बाक़ी सब चलता रहता है।</p><h2>अगर कभी यह बदले</h2><p>कभी विज़िट गिननी हो या विज्ञापन दिखाने हों, तो हम पहले आपसे पूछेंगे; स्वीकार करना और मना करना बराबर आसान होगा और आपके जवाब से पहले कुछ लोड नहीं होगा। हमारी <a href="/page/privacy-policy">गोपनीयता नीति</a> भी देखें।</p>`,
  ),
};
