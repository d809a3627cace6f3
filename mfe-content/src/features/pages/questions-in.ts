interface Asked {
  question: string;
  answer: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/**
 * Questions and answers of a page's HTML: a heading that ends with a question mark, and what stands below it up to the next
 * heading. Other headings are no questions.
 * @param html sanitised by the API
 */
export function questionsIn(html: string): Asked[] {
  return html
    .split(/(?=<h[2-4][\s>])/)
    .map((part) => {
      const [, heading = '', below = ''] = /^<h[2-4][^>]*>(.*?)<\/h[2-4]>(.*)$/s.exec(part) ?? [];
      return { question: textOf(heading), answer: textOf(below) };
    })
    .filter(({ question, answer }) => /[?؟]$/.test(question) && answer !== '');
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
