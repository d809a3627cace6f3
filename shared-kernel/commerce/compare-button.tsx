import { useTranslation } from '../platform/use-translation';
import { CompareIcon } from '../ui/icons';
import { ListButton } from './list-button';
import { toggleCompare } from './toggle-compare';
import { useListToggle } from './use-list-toggle';

interface CompareButtonProps {
  product: { id: number; title: string };
  /** whether it is on the list */
  compared: boolean;
}

/** Puts a product on the compare list and takes it off (S120 to S123). */
export function CompareButton({ product, compared }: CompareButtonProps) {
  const { t } = useTranslation('kernel');
  const { listed, press } = useListToggle({
    id: product.id,
    initial: compared,
    list: 'compare',
    toggle: toggleCompare,
    // all messages of a refusal, with a comma between (S123)
    join: (form) => form.join(', '),
  });
  // the name stays while `aria-pressed` changes: both together would be said twice
  return (
    <ListButton label={t('compare.add', { title: product.title })} pressed={listed} onPress={press}>
      <CompareIcon />
    </ListButton>
  );
}
