import { cssRules } from './css-rules';

test('splits a style sheet into its top-level rules, whatever strings they contain', () => {
  const rules = [
    '.a{color:red;}',
    '@media (min-width: 576px){.a{color:blue;}.a::before{content:"}";}}',
    ".b::after{content:'\\'{';}",
    '@keyframes x{from{top:0;}to{top:1px;}}',
  ];
  expect(cssRules(rules.join(''))).toEqual(rules);
});
