import { followLinks } from './follow-links';

const go = jest.fn((_: URL) => true);
followLinks({ go, decide: jest.fn(), stop: jest.fn() });

beforeEach(() => {
  go.mockReset().mockReturnValue(true);
  history.replaceState(null, '', '/here');
});

function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const target = document.querySelector('b') ?? document.querySelector('a');
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('follows a plain link within the page, whichever child is clicked', () => {
  expect(click('<a href="/cart?x=1"><b>Cart</b></a>')).toBe(true);
  expect(go.mock.calls[0]?.[0].href).toBe('http://localhost/cart?x=1');
});

test('leaves other links to the browser', () => {
  go.mockReturnValue(false);
  expect(click('<a href="#part">x</a>')).toBe(false);
});

test.each([
  ['a new tab', '<a href="/cart" target="_blank">x</a>', {}],
  ['a download', '<a href="/cart" download>x</a>', {}],
  ['another site', '<a href="https://elsewhere.test/">x</a>', {}],
  ['mail', '<a href="mailto:a@b.co">x</a>', {}],
  ['a ctrl click', '<a href="/cart">x</a>', { ctrlKey: true }],
  ['a middle click', '<a href="/cart">x</a>', { button: 1 }],
])('ignores %s', (_, html, init) => {
  expect(click(html, init)).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test('ignores clicks already handled by a remote', () => {
  document.body.innerHTML = '<a href="/cart">x</a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(go).not.toHaveBeenCalled();
});

function submit(html: string): boolean {
  document.body.innerHTML = html;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('S034 the search form navigates to /search?q=text without empty fields', () => {
  const form =
    '<form role="search" action="/fr/search"><input name="q" value="oak lamp"><input name="x" value=" "></form>';
  expect(submit(form)).toBe(true);
  expect(go.mock.calls[0]?.[0].href).toBe('http://localhost/fr/search?q=oak+lamp');
});

test('ignores other forms', () => {
  expect(submit('<form action="/x"></form>')).toBe(false);
  expect(submit('<form role="search" method="post" action="/x"></form>')).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
