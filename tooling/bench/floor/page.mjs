import { createElement as h, useState } from 'react';

/** Content of the page, rendered identically by server and browser. @typedef {{title: string, price: number, picture: string}} Sold */

/** @param {Sold} sold */
export function ProductPage({ title, price, picture }) {
  return h(
    'main',
    null,
    h('h1', null, title),
    h('img', { src: picture, width: 400, height: 400, alt: '', fetchPriority: 'high' }),
    h('p', null, 'A product that is described in some words.'),
    h(BuyBox, { price }),
    h('section', null, ...links('Related')),
  );
}

function BuyBox({ price }) {
  const [pieces, setPieces] = useState(1);
  const [inCart, setInCart] = useState(0);
  return h(
    'div',
    null,
    h(
      'button',
      { type: 'button', 'aria-label': 'Increase quantity', onClick: () => setPieces(pieces + 1) },
      `${pieces} +`,
    ),
    h('button', { type: 'button', onClick: () => setInCart(inCart + pieces) }, 'Add to cart'),
    h('p', { role: 'status' }, `${inCart} in the cart, ${(price * inCart).toFixed(2)}`),
  );
}

/** @param {{picture: string}} props */
export const ListingPage = ({ picture }) =>
  h(
    'main',
    null,
    h('h1', null, 'Products'),
    h('img', { src: picture, width: 180, height: 180, alt: '' }),
    ...links('Product'),
  );

const links = (name) =>
  Array.from({ length: 24 }, (_, at) => h('article', { key: at }, h('a', { href: '/product' }, `${name} ${at + 1}`)));
