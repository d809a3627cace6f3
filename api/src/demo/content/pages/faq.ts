import type { Page } from '../pages';
import { type Texts, texts } from '../texts';
import { QUESTIONS } from './questions';

/** The questions as expandable sections under the headings of their groups; each question's id is its anchor. */
function bodyIn(language: keyof Texts): string {
  return QUESTIONS.map(({ title, questions }) => {
    const unfolding = questions.map(
      ({ id, question, answer }) =>
        `<details id="${id}"><summary>${question[language]}</summary><p>${answer[language]}</p></details>`,
    );
    return `<h2>${title[language]}</h2>${unfolding.join('')}`;
  }).join('');
}

export const faq: Page = {
  slug: 'faq',
  footer: 1,
  updated: '2026-11-09',
  title: texts(
    'Questions & answers',
    'Questions fréquentes',
    'الأسئلة الشائعة',
    'Sık sorulan sorular',
    'अक्सर पूछे जाने वाले सवाल',
  ),
  summary: texts(
    'What shoppers ask us most.',
    'Ce que nos clients demandent le plus.',
    'أكثر ما يسألنا عنه المتسوقون.',
    'Müşterilerimizin en çok sordukları.',
    'ग्राहक हमसे सबसे ज़्यादा क्या पूछते हैं।',
  ),
  body: texts(bodyIn('en'), bodyIn('fr'), bodyIn('ar'), bodyIn('tr'), bodyIn('hi')),
};
