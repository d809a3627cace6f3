interface Asked {
  question: string;
  answer: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * Questions and answers of a page's HTML: each `details` with its `summary`, and each heading that ends with a question mark with what
 * stands below it up to the next heading. Other headings are no questions.
 * @param html sanitised by the API
 */
export function questionsIn(html: string): Asked[] {
  const folded = countQuestions(html) > 0;
  return (folded ? html.split('<details') : html.split(/(?=<h[2-4][\s>])/))
    .map((part) => {
      const [, question = '', answer = ''] = (folded ? FOLDED : HEADED).exec(part) ?? [];
      return { question: textOf(question), answer: textOf(answer) };
    })
    .filter(({ question, answer }) => (folded ? question !== '' : /[?؟]$/.test(question)) && answer !== '');
}

const FOLDED = /^[^>]*><summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/s;
const HEADED = /^<h[2-4][^>]*>(.*?)<\/h[2-4]>(.*)$/s;

/** Number of questions that unfold their answers. @param html sanitised by the API */
export const countQuestions = (html: string): number => html.split('<summary').length - 1;

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
