import { useTranslation } from '../platform/use-translation';
import { CompareIcon } from '../ui/icons';
import { ListButton } from './list-button';
import { toggleCompare } from './toggle-compare';
import { useListToggle } from './use-list-toggle';

interface CompareButtonProps {
  product: { id: number; title: string };
  /** whether the product is on the list */
  compared: boolean;
}

/** Adds a product to the compare list and removes it (S120 to S123). */
export function CompareButton({ product, compared }: CompareButtonProps) {
  const { t } = useTranslation('kernel');
  const { listed, press } = useListToggle({
    id: product.id,
    initial: compared,
    list: 'compare',
    toggle: toggleCompare,
    // all messages of a refusal, separated by commas (S123)
    join: (form) => form.join(', '),
  });
  // the label stays the same while `aria-pressed` changes; otherwise screen readers announce the change twice
  return (
    <ListButton label={t('compare.add', { title: product.title })} pressed={listed} onPress={press}>
      <CompareIcon />
    </ListButton>
  );
}
