interface Question {
  question: string;
  answer: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * Questions and answers in a page's HTML: each `details` with its `summary`; without any, each heading that ends with a question mark,
 * with the text up to the next heading. Other headings are no questions.
 * @param html sanitised by the API
 */
export function questionsIn(html: string): Question[] {
  const parts =
    countQuestions(html) > 0 ? html.split('<details').map(unfolding) : html.split(/(?=<h[2-4][\s>])/).map(headed);
  return parts.filter(({ question, answer }) => question !== '' && answer !== '');
}

/** Parses one `details` element. @param part text after `<details` up to the next one */
function unfolding(part: string): Question {
  const [head = '', below = ''] = part.split('</summary>');
  const [, question = ''] = head.split('<summary>');
  const [answer = ''] = below.split('</details>');
  return { question: textOf(question), answer: textOf(answer) };
}

/** Parses one heading. @param part text from one heading up to the next one */
function headed(part: string): Question {
  const [, heading = '', below = ''] = /^<h[2-4][^>]*>(.*?)<\/h[2-4]>(.*)$/s.exec(part) ?? [];
  const question = textOf(heading);
  return { question: /[?\u061f]$/.test(question) ? question : '', answer: textOf(below) };
}

/** Number of collapsible questions. @param html sanitised by the API */
export const countQuestions = (html: string): number => html.split('<summary>').length - 1;

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
