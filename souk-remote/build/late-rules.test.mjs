import { lateRules } from './late-rules.mjs';

const sheet = (late, ...rules) => lateRules([{ late, rules }], 'part');

test('a late style is completely in the late sheet, before the late parts of other styles', () => {
  const whole = { late: true, rules: ['.part-a{top:0;}', '.part-a:hover{top:1px;}'] };
  const other = { late: false, rules: ['.part-b{top:0;}', '@media print{.part-b{top:1px;}}'] };
  expect(lateRules([other, whole], 'part')).toBe(
    '.part-a{top:0;}.part-a:hover{top:1px;}.part-parts{}@media print{.part-b{top:1px;}}',
  );
});

test.each([
  '@media (min-width: 992px){.a{top:0;}}',
  '@media not all and (max-width: 768.98px){.a{top:0;}}',
  '@media (hover: hover){.a:hover{top:0;}}',
  '@media print{.a{top:0;}}',
  '.a:focus-visible{top:0;}',
  '.a:popover-open{top:0;}',
])('%s is late', (rule) => {
  expect(sheet(false, '.a{left:0;}', rule)).toBe(`.part-parts{}${rule}`);
});

test.each([
  '@media (min-width: 380px){.a{top:0;}}',
  '@media (max-width: 768.98px){.a{top:0;}}',
  '@media (scripting: none){.a{top:0;}}',
  '.a:not(:hover){top:0;}',
  '.a,.a:hover{top:0;}',
])('%s stays in the document', (rule) => {
  expect(sheet(false, rule)).toBe('');
});

test('a rule stays before another that sets the same property', () => {
  expect(sheet(false, '.a:hover{border-color:red;}', '.a[aria-pressed=true]{border:0;}')).toBe('');
});
