import { questionsIn } from './questions-in';

test('D16 a heading that is a question and the content below it form question and answer', () => {
  const html =
    '<p>Hello</p><h3>May I <em>return</em> it?</h3><p>Yes &amp; no.</p><ul><li>Thirty days</li></ul><h2>More</h2><p>x</p><h4>هل أحتاج إلى حساب؟</h4><p>لا.</p>';
  expect(questionsIn(html)).toEqual([
    { question: 'May I return it?', answer: 'Yes & no. Thirty days' },
    { question: 'هل أحتاج إلى حساب؟', answer: 'لا.' },
  ]);
});

test.each(['', '<p>text</p>', '<h3>Why?</h3>', '<h3>Why?', 'Contact'])('%j contains no question', (html) => {
  expect(questionsIn(html)).toEqual([]);
});

test('keeps an escaped entity as written', () => {
  expect(questionsIn('<h2>What is &amp;lt;?</h2><p>a</p>')[0]?.question).toBe('What is &lt;?');
});

test('S204 D16 a details element is a question and its answer, whatever headings precede it', () => {
  const html =
    '<h2>Orders</h2><details id="cancel"><summary>How do I <em>cancel</em></summary><p>Open it.</p><p>Press “Cancel”.</p></details><h2>Who?</h2><details><summary>Empty?</summary></details>';
  expect(questionsIn(html)).toEqual([{ question: 'How do I cancel', answer: 'Open it. Press “Cancel”.' }]);
});
