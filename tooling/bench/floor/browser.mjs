import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ProductPage } from './page.mjs';

const root = document.getElementById('root');
hydrateRoot(root, createElement(ProductPage, JSON.parse(root.dataset.sold)));
