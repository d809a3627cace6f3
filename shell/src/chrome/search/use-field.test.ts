import { renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useField } from './use-field';

test('S036 keeps text typed while the popup mounts', () => {
  const field = document.createElement('input');
  document.body.append(field);
  const popup = { current: null };
  const { result } = renderHook(() => {
    const use = useField(field, popup);
    // rendered, but no listeners yet
    useLayoutEffect(() => {
      field.focus();
      field.value = ' red  shoes ';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, []);
    return use;
  });
  expect(result.current).toMatchObject({ text: 'red shoes', near: true });
});
