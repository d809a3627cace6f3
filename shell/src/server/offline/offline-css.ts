import { rootCss, token } from 'shared-kernel/ui/tokens';

const SHEET = `
.kept-note {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: ${token('space-2')} ${token('space-4')};
  position: fixed; z-index: ${token('layer-toast')}; inset-block-end: ${token('space-4')}; inset-inline: ${token('space-4')};
  max-inline-size: ${token('measure')}; margin-inline: auto; padding: ${token('space-2')} ${token('space-4')};
  border: 1px solid ${token('colour-line-strong')}; border-radius: ${token('radius-large')}; box-shadow: ${token('shadow-high')};
  background: ${token('colour-warning-soft')}; color: ${token('colour-warning')}; font-size: ${token('text-sm')};
}
@media (max-width: 768px) { .kept-note { inset-block-end: 84px } }
.kept-note p { margin: 0 }
.kept-note a { display: inline-flex; align-items: center; min-block-size: 44px; color: inherit; font-weight: ${token('weight-strong')} }
html[data-kept-at] :is([data-price], [data-dated]) { opacity: .65; text-decoration: underline dotted; text-underline-offset: .2em }
.offline-page {
  margin: 0; min-block-size: 100vh; display: grid; place-items: center;
  font-family: system-ui, sans-serif; color: ${token('colour-ink')}; background: ${token('colour-surface')};
}
.offline-page main { box-sizing: border-box; max-inline-size: 36rem; padding: ${token('space-6')}; text-align: center }
.offline-page h1 { font-size: ${token('text-2xl')}; line-height: ${token('leading-tight')} }
.offline-page h2 { margin-block-start: ${token('space-8')}; font-size: ${token('text-lg')} }
.offline-page p { color: ${token('colour-ink-muted')} }
.offline-page nav { display: flex; flex-wrap: wrap; gap: ${token('space-3')}; justify-content: center }
.offline-page nav a {
  padding: ${token('space-3')} ${token('space-5')}; border: 1px solid ${token('colour-line-strong')};
  border-radius: ${token('radius-medium')}; color: inherit; text-decoration: none;
}
.offline-page nav a:first-child { color: ${token('colour-primary-contrast')}; background: ${token('colour-primary')}; border-color: transparent }
.offline-page ul { padding: 0; list-style: none }
.offline-page li a { display: inline-block; padding-block: 10px; color: ${token('colour-primary-ink')} }
a:focus-visible { outline: 3px solid ${token('colour-focus')}; outline-offset: 2px }
`;

/** Styles of what the worker shows: the note above a cached page, its prices, and the page for a URL that is not cached. */
export const offlineCss = (colours: Parameters<typeof rootCss>[0]): string => rootCss(colours) + SHEET;
