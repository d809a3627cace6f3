import type { CartLine } from 'shared-kernel/contract/cart';
import { usePage } from 'shared-kernel/platform/page-context';
import { checkLines, withChecked } from './check-lines';
import { useCartChange } from './use-cart-change';

/** Checks or unchecks lines, optimistically (S133). */
export function useCheckLines(): (lines: readonly CartLine[], checked: boolean) => void {
  const { api } = usePage();
  const { mutate } = useCartChange({
    run: ({ lines, checked }: { lines: readonly CartLine[]; checked: boolean }) => checkLines(api, lines, checked),
    expect: (cart, { lines, checked }) => withChecked(cart, lines, checked),
  });
  return (lines, checked) => mutate({ lines, checked });
}
