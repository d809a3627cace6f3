import { css } from '@emotion/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMoney } from 'shared-kernel/commerce/site';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { lazyPart } from 'shared-kernel/remote/lazy-part';
import { type Minor, toMinor } from 'shared-kernel/rules/money';
import { Button } from 'shared-kernel/ui/button';
import { inputStyle, Labelled } from 'shared-kernel/ui/field';
import { ChevronDownIcon, TagIcon } from 'shared-kernel/ui/icons';
import { card, muted } from 'shared-kernel/ui/page.styles';
import { token } from 'shared-kernel/ui/tokens';
import { strongAmount } from './page.styles';
import type { Voucher } from './use-voucher';

const useVoucherChoice = lazyPart(() =>
  import(/* webpackChunkName: "voucher-choice" */ './voucher-choice').then((m) => m.VoucherChoice),
);

/** longest code that the call takes */
const LONGEST = 60;

const box = css`
  padding: ${token('space-3')} ${token('space-5')};
  h2 {
    display: inline;
    font-size: ${token('text-lg')};
  }
`;
/* as tall as an applied code: a kept one is checked after the first view */
const fold = css`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    min-block-size: 60px;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  svg {
    transition: transform ${token('motion-fast')};
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  &[open] {
    padding-block-end: ${token('space-2')};
  }
`;
const line = css`
  display: flex;
  gap: ${token('space-2')};
  input {
    flex: 1;
    min-inline-size: 0;
  }
`;
const taken = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  padding: ${token('space-2')};
  padding-inline-start: ${token('space-4')};
  border-radius: ${token('radius-medium')};
  background: ${token('colour-success-soft')};
  color: ${token('colour-success')};
  strong {
    overflow-wrap: anywhere;
  }
  /* its own colour has too little contrast on this background in dark mode */
  button {
    color: inherit;
  }
`;
/**
 * The voucher of this order (S156, D33) in cart and checkout, for guests, too: collapsed, as most shoppers have none. The server checks a
 * code, and the field shows its reduction; removing it restores the total. `voucher` comes from `useVoucher`, whose
 * `applied.calculated` are the sums to show while there is one; `goods` is the price of the checked products after bundle offers.
 *
 * @example <VoucherField voucher={voucher} goods={toMinor(sums.subtotal) - toMinor(sums.bundle_offer)} />
 */
export function VoucherField({ voucher: given, goods }: { voucher: Voucher; goods: Minor }) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  const { applied, signedIn, refusal } = given;
  const off = applied ? toMinor(applied.offered) : 0;
  const { part, press } = useFocusOnChange(applied !== null);
  const voucher = { ...given, apply: press(given.apply), remove: press(given.remove) };
  const [open, setOpen] = useState(false);
  return (
    <section ref={part} css={[card, box]} aria-labelledby="voucher-title">
      {applied ? (
        <div css={taken}>
          <TagIcon />
          <p id="voucher-title">
            <strong>
              <bdi>{applied.voucher}</bdi>
            </strong>{' '}
            <span css={strongAmount}>{money(-off)}</span>
          </p>
          <Button
            look="quiet"
            aria-label={t('voucher.removeNamed', { code: applied.voucher })}
            onClick={() => {
              // whoever removes a code may want to enter another
              setOpen(true);
              voucher.remove();
            }}
          >
            {t('voucher.remove')}
          </Button>
        </div>
      ) : (
        <details css={fold} open={open || refusal !== ''} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            <h2 id="voucher-title">{t('voucher.title')}</h2>
            <ChevronDownIcon />
          </summary>
          <VoucherForm voucher={voucher} />
          {signedIn && <YourVouchers voucher={voucher} goods={goods} />}
        </details>
      )}
      <p role="status" css={muted}>
        {applied && t('voucher.applied', { title: applied.title, amount: money(off) })}
      </p>
    </section>
  );
}

const opener = css`
  margin-block-start: ${token('space-2')};
  margin-inline-start: calc(-1 * ${token('space-3')});
  svg {
    transition: transform ${token('motion-fast')};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** The shopper's vouchers below the field, loaded on demand. */
function YourVouchers({ voucher: { apply, checking }, goods }: { voucher: Voucher; goods: Minor }) {
  const { t } = useTranslation('cart-checkout');
  const [open, setOpen] = useState(false);
  const VoucherChoice = useVoucherChoice(open, setOpen);
  const id = useId();
  return (
    <>
      <Button look="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} css={opener}>
        {t('voucher.choose')}
        <ChevronDownIcon />
      </Button>
      <div id={id}>{VoucherChoice && <VoucherChoice goods={goods} busy={checking} onApply={apply} />}</div>
    </>
  );
}

function VoucherForm({ voucher: { code: given, apply, checking, refusal } }: { voucher: Voucher }) {
  const { t } = useTranslation('cart-checkout');
  const [typed, setTyped] = useState(given);
  // a code that was picked or came with the URL is shown in the field when it is refused
  useEffect(() => setTyped((now) => given || now), [given]);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pressed = useRef(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.trim();
    setMissing(code === '');
    if (!code) return input.current?.focus();
    if (checking) return;
    pressed.current = true;
    apply(code);
  };
  const error = missing ? t('voucher.required') : refusal;
  // after each render: the same code refused again may change nothing else
  useEffect(() => {
    // a code that was kept or came with the URL must not move the focus
    if (!pressed.current || checking || !refusal) return;
    pressed.current = false;
    input.current?.focus();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Labelled label={t('voucher.code')} error={error || undefined}>
        {(wiring) => (
          <span css={line}>
            <input
              {...wiring}
              ref={input}
              type="text"
              dir="auto"
              name="voucher"
              maxLength={LONGEST}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              css={inputStyle}
            />
            <Button type="submit" busy={checking}>
              {t('voucher.apply')}
            </Button>
          </span>
        )}
      </Labelled>
    </form>
  );
}

/**
 * Moves the focus when applying or removing a code removes the focused element: to its replacement. Nothing moves or scrolls for a kept
 * code that turns out valid when a page opens.
 *
 * @returns `part`: ref of the element to search; `press` wraps the functions that apply or remove
 */
function useFocusOnChange(applied: boolean) {
  const part = useRef<HTMLElement>(null);
  const before = useRef(applied);
  const pressed = useRef(false);
  useEffect(() => {
    if (before.current === applied) return;
    before.current = applied;
    // the shopper has focused something else meanwhile
    if (!pressed.current || (document.activeElement && document.activeElement !== document.body)) return;
    pressed.current = false;
    part.current?.querySelector<HTMLElement>('details:not([open]) summary, input, button')?.focus();
  }, [applied]);
  const press =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      pressed.current = true;
      run(...args);
    };
  return { part, press };
}
