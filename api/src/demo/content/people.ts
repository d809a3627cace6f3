import type { LanguageCode } from 'shared-kernel/contract/languages';

/** The password of every user in the demo world. */
export const DEMO_PASSWORD = 'souk-demo';

export interface DemoAddress {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly zip: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly phone: string;
  readonly instruction: string | null;
}

/** The shopper whose account is meant for looking around; the first address is the default. */
export const SHOPPER = {
  name: 'Samira Rahimi',
  email: 'shopper@souk.example',
  addresses: [
    {
      country: 'AF',
      state: 'BDS',
      city: 'Fayzabad',
      zip: '3401',
      address1: '7 Kokcha Road',
      address2: 'Second floor',
      phone: '+93 70 555 0118',
      instruction: 'Please ring twice.',
    },
    {
      country: 'US',
      state: 'NY',
      city: 'New York',
      zip: '10002',
      address1: '214 East Broadway',
      address2: 'Apt 5C',
      phone: '+1 212 555 0163',
      instruction: null,
    },
    {
      country: 'FR',
      state: 'IDF',
      city: 'Paris',
      zip: '75011',
      address1: '18 rue Oberkampf',
      address2: null,
      phone: '+33 1 55 50 01 77',
      instruction: null,
    },
  ] as readonly DemoAddress[],
};

/** A shopper who has no orders, reviews or anything else yet. */
export const NEWCOMER = { name: 'Alex Newman', email: 'new@souk.example' } as const;

/** Names of people who bought and reviewed, by the language they write in. */
export const CUSTOMERS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'Olivia Grant',
    'Noah Bennett',
    'Grace Okafor',
    'Liam Walsh',
    'Priya Menon',
    'Ethan Clarke',
    'Hannah Weiss',
    'Marcus Lee',
    'Zoe Adams',
    'Daniel Osei',
    'Ruth Cohen',
    'Tom Barker',
    'Ana Silva',
    'Peter Novak',
    'Mei Tanaka',
    'Lucy Hart',
    'Omar Diallo',
    'Eva Lind',
    'Jack Murphy',
    'Sara Holm',
  ],
  fr: [
    'Camille Laurent',
    'Hugo Petit',
    'Inès Moreau',
    'Lucas Girard',
    'Manon Roux',
    'Nadia Benali',
    'Théo Lambert',
    'Chloé Fontaine',
    'Karim Haddad',
    'Juliette Colin',
  ],
  ar: [
    'ليلى حداد',
    'يوسف العلي',
    'مريم الفاسي',
    'أحمد الزهراني',
    'هدى منصور',
    'سامي خوري',
    'نورة القحطاني',
    'كريم بن صالح',
    'رنا شاهين',
    'طارق عبد الله',
  ],
  tr: [
    'Elif Yılmaz',
    'Mert Demir',
    'Zeynep Kaya',
    'Can Aydın',
    'Ayşe Şahin',
    'Burak Çelik',
    'Deniz Arslan',
    'Selin Koç',
    'Emre Öztürk',
    'Derya Polat',
  ],
  hi: [
    'अनन्या शर्मा',
    'रोहन वर्मा',
    'कविता नायर',
    'अर्जुन सिंह',
    'दीपिका जोशी',
    'विकास गुप्ता',
    'मीरा पटेल',
    'संजय राव',
    'नेहा कपूर',
    'आदित्य मिश्रा',
  ],
};
