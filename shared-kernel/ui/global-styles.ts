import { SCROLL_LOCK_ATTRIBUTE } from '../platform/scroll-lock';
import { upTo } from './breakpoints';
import { token } from './tokens';

// the system's own fonts; fonts for other scripts precede them where they are used
const LATIN = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
const ARABIC = `'SF Arabic', 'Segoe UI', 'Geeza Pro', 'Noto Sans Arabic', 'Noto Naskh Arabic', Tahoma, ${LATIN}`;
const DEVANAGARI = `'Kohinoor Devanagari', 'Nirmala UI', 'Noto Sans Devanagari', Mangal, ${LATIN}`;

/** Pictures of the shop have a `srcset`, logos and marks do not: those keep their colours in dark mode. */
const SHEET = `
*,*::before,*::after { box-sizing: border-box }
html {
  --header-height: 72px;
  font-family: ${LATIN};
  font-size: 100%;
  line-height: ${token('leading-normal')};
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  overflow-y: scroll;
  scroll-padding-block-start: 96px;
  background: ${token('colour-surface')};
  color: ${token('colour-ink')};
  accent-color: ${token('colour-primary')};
  -webkit-tap-highlight-color: transparent;
}
${upTo(768)} { html { --header-height: 108px } }
html:lang(ar) { font-family: ${ARABIC}; line-height: 1.65 }
html:lang(hi) { font-family: ${DEVANAGARI}; line-height: 1.65 }
html[${SCROLL_LOCK_ATTRIBUTE}] { overflow: hidden }
body { margin: 0; min-block-size: 100vh; min-block-size: 100dvh; overflow-wrap: break-word }
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,blockquote { margin: 0; padding: 0 }
h1,h2,h3,h4 { line-height: ${token('leading-tight')}; font-weight: ${token('weight-strong')}; text-wrap: pretty }
html:lang(ar) :is(h1,h2,h3,h4), html:lang(hi) :is(h1,h2,h3,h4) { line-height: 1.4 }
h1 { font-size: ${token('text-2xl')} }
h2 { font-size: ${token('text-xl')} }
h3 { font-size: ${token('text-lg')} }
h4 { font-size: ${token('text-md')} }
b,strong,th { font-weight: ${token('weight-strong')} }
ul[class],ol[class] { list-style-type: '' }
fieldset { border: 0; min-inline-size: 0 }
img,svg,video { display: block; max-inline-size: 100% }
img,video { block-size: auto }
img[srcset],video { filter: ${token('picture-filter')} }
button,input,select,textarea { font: inherit; color: inherit; letter-spacing: inherit }
button { background: none; border: 0; padding: 0; cursor: pointer; touch-action: manipulation }
button:disabled { cursor: not-allowed }
a { color: inherit; text-decoration: none; touch-action: manipulation }
table { border-collapse: collapse; inline-size: 100% }
:where(:focus-visible) { outline: 2px solid ${token('colour-focus')}; outline-offset: 2px }
[hidden] { display: none !important }
.skip-link { position: fixed; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden }
.skip-link:focus {
  clip-path: none;
  inline-size: auto;
  block-size: auto;
  inset-block-start: ${token('space-2')};
  inset-inline-start: ${token('space-2')};
  z-index: ${token('layer-toast')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-small')};
  background: ${token('colour-raised')};
  color: ${token('colour-ink')};
  box-shadow: ${token('shadow-high')};
}
@media (prefers-reduced-motion: reduce) {
  *,*::before,*::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 1ms !important;
    scroll-behavior: auto !important;
  }
}
@media (forced-colors: active) { :where(:focus-visible) { outline-color: CanvasText } }
`;

/**
 * Reset, type, focus ring and skip link of every page, for the document's head after `rootCss`. The skip link is `<a
 * class="skip-link" href="#main">`. Styled lists remove their bullets with an empty marker: with `none` VoiceOver would not treat
 * them as lists.
 */
export const GLOBAL_CSS = SHEET.split('\n')
  .map((line) => line.trim())
  .join('')
  .replace(/ ?([{};,]) ?/g, '$1');
