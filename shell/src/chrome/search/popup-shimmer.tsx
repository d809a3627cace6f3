import { Shimmer } from 'shared-kernel/ui/shimmer';
import * as styles from './search-popup.styles';

const WORDS = ['a', 'b', 'c', 'd'];
const GOODS = ['a', 'b', 'c', 'd'];

/** Placeholder of the popup while the first suggestions load (S037). */
export function PopupShimmer() {
  return (
    <div css={styles.columns} aria-hidden="true">
      <div css={styles.column}>
        <div>
          {WORDS.map((key) => (
            <Shimmer key={key} css={styles.line} />
          ))}
        </div>
      </div>
      <div css={styles.column}>
        <div>
          {GOODS.map((key) => (
            <div key={key} css={styles.entry}>
              <Shimmer css={[styles.thumb, styles.largeThumb]} />
              <span css={styles.lines}>
                <Shimmer css={styles.bar} />
                <Shimmer css={[styles.bar, styles.half]} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
