import en from './locales/en.json';

test('S113 to S116, S071, S072, S214: English texts equal the specification', () => {
  expect(en.quantity).toMatchObject({
    minimum: 'Must have minimum 1 item.',
    maximum: 'Maximum quantity exceeds.',
    selectAttributes: 'Please select all required attributes.',
    outOfStock: 'This product is out of stock.',
    exceedsInventory: 'Product quantity exceeds inventory.',
  });
  expect(en.notFound.title).toBe('This page could not be found');
  expect(en.error).toMatchObject({ sorry: 'SORRY', unknown: 'Something went wrong', apiDown: 'API is down.' });
  expect([en.toast.success, en.dropdown.choose]).toEqual(['Success', 'Choose']);
});
