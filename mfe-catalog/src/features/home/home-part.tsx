import { css } from '@emotion/react';
import { LaterPart } from 'shared-kernel/remote/later-part';
import { RootReady } from 'shared-kernel/remote/root-ready';
import { skipUnseen } from 'shared-kernel/ui/skip-unseen';
import { renderedPart } from '../../components/rendered-part';
import { BANNER_SLOTS } from './home-parts';
import type { HomePartProps } from './part-content';

const box = css`
  min-inline-size: 0;
`;
/** the height of a row of tiles, to some 10 px; the other parts are within 110 px of it */
const row = skipUnseen('calc(clamp(150px, 42vw, 216px) + 175px)');
/** twelve tiles on a phone; wider screens have fewer rows */
const grid = skipUnseen('clamp(880px, 2600px - 125vw, 2090px)');
/** Not skipped: their size depends on how many there are, and they are cheap to render. */
const isBanners = (name: string) => name in BANNER_SLOTS;

const CONTENT = renderedPart(() =>
  import(/* webpackChunkName: "home-rest" */ './part-content').then((m) => m.PartContent),
);

/**
 * Loads the code of the parts, which must be there before the page renders on the server or in the browser. In a page that the
 * server has rendered, the parts load it when they come into view.
 */
export async function loadParts(): Promise<void> {
  const sent = typeof document !== 'undefined' && document.querySelector('[data-ssr] [id^="home-"]') !== null;
  if (!sent) await CONTENT.load();
}

/** A part of the home page that is sent as markup only and hydrated with its data near the viewport. */
export function HomePart(props: HomePartProps) {
  const id = `home-${props.name}`;
  if (!props.fresh)
    return (
      <LaterPart id={id} css={[box, !isBanners(props.name) && (props.name === 'discover' ? grid : row)]}>
        <CONTENT.Part {...props} />
      </LaterPart>
    );
  return (
    <div id={id} data-root="" css={box}>
      <RootReady id={id}>
        <CONTENT.Part {...props} />
      </RootReady>
    </div>
  );
}
