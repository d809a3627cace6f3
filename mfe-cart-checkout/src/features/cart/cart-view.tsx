import type { Cart } from 'shared-kernel/contract/cart';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { toMinor } from 'shared-kernel/rules/money';
import { EmptyCart } from '../../components/empty-cart';
import { groupByStore } from '../../components/group-by-store';
import { columns, stack } from '../../components/page.styles';
import { Summary } from '../../components/summary';
import { useSettling } from '../../components/use-settling';
import { useVoucher } from '../../components/use-voucher';
import { VoucherField } from '../../components/voucher-field';
import { LogInHint } from './log-in-hint';
import { ProceedToShipping } from './proceed-to-shipping';
import { useRemovedLines, withRemoved } from './removed-lines';
import { SavedLines } from './saved-lines';
import { SelectAll } from './select-all';
import { StoreGroupCard } from './store-group-card';
import { useFocusOnLine } from './use-focus-on-line';

/** The lines of a cart by store, its voucher, the lines saved for later, and the sums (S131 to S144). */
export function CartView({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart-checkout');
  const settling = useSettling();
  const { removed, add } = useRemovedLines(cart);
  const focusOnReturn = useFocusOnLine(cart);
  const voucher = useVoucher(cart);
  const calculated = voucher.applied?.calculated ?? cart.calculated;
  const empty = cart.cartProducts.length === 0;
  return (
    <div css={empty ? stack : columns}>
      <div css={stack}>
        {!empty && <SelectAll lines={cart.cartProducts} />}
        {groupByStore(withRemoved(cart.cartProducts, removed, 'cart'), cart.destination).map((group) => (
          <StoreGroupCard
            key={group.store.id}
            group={group}
            removed={removed}
            destination={cart.destination}
            onRemoved={add}
            onReturn={focusOnReturn}
          />
        ))}
        {empty && <EmptyCart />}
        {!empty && (
          <VoucherField
            voucher={voucher}
            goods={toMinor(cart.calculated.subtotal) - toMinor(cart.calculated.bundle_offer)}
          />
        )}
        <LogInHint text={t(empty ? 'cart.logInToFind' : 'cart.logInToKeep')} />
        <SavedLines cart={cart} removed={removed} onRemoved={add} onReturn={focusOnReturn} />
      </div>
      {!empty && (
        <Summary
          cart={{ ...cart, calculated }}
          withShipping={cart.destination !== null}
          settling={settling || voucher.checking}
          next={<ProceedToShipping cart={cart} />}
        />
      )}
    </div>
  );
}
