import { fireEvent, screen, within } from '@testing-library/react';
import * as CALLS from 'shared-kernel/contract/calls';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { anInventory, aProductDetail } from 'shared-kernel/testing/a-product-detail';
import { answer, down } from 'shared-kernel/testing/handlers';
import { renderApp } from 'shared-kernel/testing/render-app';
import { server } from 'shared-kernel/testing/server';
import { definition } from '../../../definition';

const size = { id: 1, title: 'Size', values: [{ id: 2, title: 'M', attribute_id: 1, attribute_value_id: 2 }] };
const guide = {
  slug: 'size-guide-shoes',
  title: 'Size guide: shoes',
  description: '<table><tbody><tr><th scope="row">37</th><td>23.5</td></tr></tbody></table>',
  meta_title: null,
  meta_description: null,
  page_from_component: 2,
};

function open(over: Partial<ProductDetail>) {
  const inventory = [anInventory({ inventory_attributes: [{ inventory_id: 21, attribute_value_id: 2 }] })];
  server.use(
    answer(CALLS.product, aProductDetail({ attribute: [size], inventory, ...over })),
    answer(CALLS.page, guide),
  );
  return renderApp(definition, { path: '/brass-lamp/product/1' });
}
const link = () => screen.getByRole('link', { name: 'Size guide' });

test('the size guide link opens a dialog that returns focus when closed', async () => {
  const { user } = await open({ size_guide: 'size-guide-shoes' });
  expect(link()).toHaveAttribute('href', '/page/size-guide-shoes');
  await user.click(link());
  const dialog = await screen.findByRole('dialog', { name: 'Size guide: shoes' });
  expect(within(dialog).getByRole('rowheader', { name: '37' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(link()).toHaveFocus();
  await user.click(link());
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('opening it in a new tab follows the link', async () => {
  await open({ size_guide: 'size-guide-shoes' });
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('S228 the dialog reports when the guide fails to load', async () => {
  const { user } = await open({ size_guide: 'size-guide-shoes' });
  server.use(down(CALLS.page));
  await user.click(link());
  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).not.toBeEmptyDOMElement();
});

test.each([
  [{ size_guide: null }],
  [{}],
  [{ size_guide: 'size-guide-shoes', attribute: [], inventory: [anInventory()] }],
])('no guide is offered with %j', async (over) => {
  await open(over);
  expect(await screen.findByRole('region', { name: 'Buy' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Size guide' })).not.toBeInTheDocument();
});
