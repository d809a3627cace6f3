import { Picture } from 'shared-kernel/commerce/picture';
import { useHref } from 'shared-kernel/platform/page-context';
import { useTranslation } from 'shared-kernel/platform/use-translation';
import { Matched } from './matched';
import * as styles from './search-popup.styles';
import type { Suggestions } from './suggest';

/** A category or sub-category: image and title, for a sub-category with its category. */
export function CategoryEntry({ category, text }: { category: Suggestions['categories'][number]; text: string }) {
  const { t } = useTranslation('shell');
  const href = useHref();
  const { path, title, image, parent } = category;
  return (
    <a href={href(path)} tabIndex={-1} css={styles.entry}>
      <Picture image={image} alt="" sizes="40px" css={styles.thumb} />
      <span css={styles.texts}>
        <Matched title={title} typed={text} />
        {parent && <span css={styles.small}>{t('search.within', { title: parent })}</span>}
      </span>
    </a>
  );
}
