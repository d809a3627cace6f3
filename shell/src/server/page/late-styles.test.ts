import { LateStyles } from './late-styles';

test('omits rules from a page that the style sheet has', () => {
  const late = new LateStyles('/late.css', '.a:hover{color:red;}.part-parts{}@media print{.b{top:0;}}');
  expect(late.without('.a{top:1px;}.a:hover{color:red;}@media print{.b{top:0;}}.b{top:0;}')).toBe(
    '.a{top:1px;}.b{top:0;}',
  );
});
