import { act, render } from '@testing-library/react';
import { Fragment } from 'react';
import { followTranslation } from './follow-translation';

let stop: () => void;
beforeEach(() => {
  stop = followTranslation();
});
afterEach(() => stop());

type Replacement = 'replacing' | 'inserting' | 'wrapping';

/** Like browsers: a `<font>` in a `<font>` that replaces each text, or wraps it. */
async function translate(within: Element, by: Replacement = 'replacing') {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const text of nodes) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    if (by === 'replacing') text.replaceWith(outer);
    else text.before(outer);
    if (by === 'inserting') text.remove();
    if (by === 'wrapping') outer.firstElementChild?.append(text);
    else outer.firstElementChild?.append(text.data.toUpperCase());
  }
  await act(async () => {});
}

const Line = ({ pieces, isNew, note }: { pieces: number; isNew?: boolean; note?: string }) => (
  <p>
    {note}
    {pieces} in the cart
    {isNew && <b>new</b>}
    {isNew ? ' today' : null}
  </p>
);

test.each<Replacement>(['replacing', 'inserting', 'wrapping'])(
  'updates a number on a page translated by %s texts',
  async (by) => {
    const { container, rerender } = render(<Line pieces={1} />);
    await translate(container, by);
    expect(container).toHaveTextContent(/^1 in the cart$/i);
    await act(async () => rerender(<Line pieces={2} />));
    expect(container).toHaveTextContent(/^2 in the cart$/i);
    await translate(container, by);
    await act(async () => rerender(<Line pieces={3} />));
    expect(container).toHaveTextContent(/^3 in the cart$/i);
  },
);

test.each<Replacement>(['replacing', 'inserting', 'wrapping'])(
  'adds and removes texts and elements on a page translated by %s texts',
  async (by) => {
    const { container, rerender } = render(<Line pieces={1} isNew note="Only " />);
    await translate(container, by);
    await act(async () => rerender(<Line pieces={1} />));
    expect(container).toHaveTextContent(/^1 in the cart$/i);
    await translate(container, by);
    await act(async () => rerender(<Line pieces={1} isNew note="Only " />));
    expect(container).toHaveTextContent(/^Only 1 in the cart ?new today$/i);
  },
);

const Rows = ({ names }: { names: string[] }) => names.map((name) => <Fragment key={name}>{name} </Fragment>);

test('reordered texts appear once each', async () => {
  const { container, rerender } = render(<Rows names={['a', 'b', 'c']} />);
  await translate(container);
  await act(async () => rerender(<Rows names={['c', 'a', 'b']} />));
  expect(container).toHaveTextContent(/^c a b$/i);
});

test('still rejects nodes that are no children', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow('not a child');
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow();
});
