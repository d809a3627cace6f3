import { useId } from 'react';
import type { ProductDetail } from 'shared-kernel/contract/product';
import { formatList } from 'shared-kernel/i18n/format';
import { usePage } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { missingAttributes, type ValueState, valueState } from 'shared-kernel/rules/variants';
import { visuallyHidden } from 'shared-kernel/ui/visually-hidden';
import { Swatch } from '../../components/swatch';
import { attributeId } from './point-at';
import { usePurchase, usePurchaseState } from './use-purchase';
import * as styles from './variant-picker.styles';

/**
 * The product's attributes as chips. A value that is sold out or unavailable with the other choices is marked but can be chosen: the
 * newest choice wins, and incompatible ones are deselected and named.
 */
export function VariantPicker({ product }: { product: Pick<ProductDetail, 'attribute' | 'inventory'> }) {
  const { attribute: attributes, inventory: variants } = product;
  const { t } = useTranslation('catalog');
  const { language } = usePage();
  const id = useId();
  const { choose } = usePurchase();
  const choice = usePurchaseState((state) => state.choice);
  const released = usePurchaseState((state) => state.released);
  // after a click that needed a choice
  const pointsOut = usePurchaseState(({ problem }) => problem === 'selectAttributes');
  const describe = (title: string, state: ValueState) => {
    if (state === 'sold-out') return t('product.soldOutValue', { value: title });
    if (state === 'missing') return t('product.missingValue', { value: title });
    return title;
  };
  if (!attributes.length) return null;
  const open = pointsOut ? missingAttributes(attributes, choice) : [];
  return (
    <>
      {attributes.map((attribute) => {
        const chosen = attribute.values.find((value) => value.attribute_value_id === choice[attribute.id]);
        const isMissing = open.includes(attribute);
        return (
          <div
            key={attribute.id}
            id={attributeId(attribute.id)}
            role="radiogroup"
            aria-labelledby={`${id}-${attribute.id}-name`}
            aria-required="true"
            aria-invalid={isMissing || undefined}
          >
            <p css={styles.legend}>
              <span id={`${id}-${attribute.id}-name`}>{attribute.title}</span>
              {chosen && <span css={styles.chosenName}> {chosen.title}</span>}
              {isMissing && <span css={styles.hint}> {t('product.chooseOne')}</span>}
            </p>
            <div css={styles.chips}>
              {attribute.values.map(({ attribute_value_id: value, title, colour }) => {
                const state = valueState(attributes, variants, choice, attribute.id, value);
                return (
                  <label key={value} css={[styles.chip, styles.states[state], isMissing && styles.missed]}>
                    <input
                      css={visuallyHidden}
                      type="radio"
                      name={`${id}-${attribute.id}`}
                      aria-label={describe(title, state)}
                      checked={choice[attribute.id] === value}
                      onChange={() => choose(attribute.id, value)}
                    />
                    {colour && <Swatch colour={colour} />}
                    {title}
                  </label>
                );
              })}
            </div>
          </div>
        );
      })}
      <p css={styles.released} role="status">
        {released &&
          (released.chosen === null
            ? t('product.choiceGone', { values: formatList(language, released.values) })
            : t('product.deselected', { chosen: released.chosen, values: formatList(language, released.values) }))}
      </p>
    </>
  );
}
