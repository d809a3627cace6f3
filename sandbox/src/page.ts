const STYLE = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
  h1 { font-size: 1.6rem; line-height: 1.25 }
  .note { border: 2px solid #b45309; border-radius: 8px; padding: .5rem .75rem; margin-block: 0 1rem; font-size: .9em }
  table { width: 100%; border-collapse: collapse }
  th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #8884; vertical-align: top }
  iframe { width: 100%; height: 70vh; border: 1px solid #8886; border-radius: 8px; background: #fff }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
  dd { margin: 0; overflow-wrap: anywhere }
  label { display: block }
  select, button { font: inherit; min-block-size: 44px; padding: .5rem 1rem; border: 1px solid #888; border-radius: 8px; max-width: 100% }
  .choices { display: flex; flex-wrap: wrap; gap: .75rem }
  input:not([type=checkbox]) { font: inherit; box-sizing: border-box; inline-size: 100%; max-inline-size: 24rem; min-block-size: 44px; padding: .5rem .75rem; border: 1px solid #888; border-radius: 8px; display: block }
  .check { display: flex; align-items: center; gap: .5rem; min-block-size: 44px }
  .people { list-style: none; margin: 1rem 0; padding: 0; max-inline-size: 32rem; display: grid; gap: .5rem }
  .person { display: flex; align-items: center; gap: 1rem; inline-size: 100%; padding: .75rem 1rem; text-align: start; cursor: pointer; background: #8881 }
  .person:hover { background: #8883 }
  .person > :last-child { min-inline-size: 0; overflow-wrap: anywhere }
  .face { flex: none; display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; border-radius: 50%; background: #5b3fd1; color: #fff; font-weight: 600 }
  .dim { opacity: .75; font-size: .9em }
  summary { min-block-size: 44px; display: flex; align-items: center; cursor: pointer; text-decoration: underline }
  :focus-visible { outline: 3px solid #5b3fd1; outline-offset: 2px }
  .empty { padding: 2rem; text-align: center }
`;

/** A page of the sandbox. Every page states that nothing here is real. @param body HTML, escaped by the caller */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head>
<body>
<p class="note" role="note"><strong>Simulation.</strong> This stands in for the outside world in demos and tests.
Nothing here leaves this machine: no mail is delivered, no money moves and no account is real.</p>
<h1>${escapeHtml(title)}</h1>
${body}
</body></html>`;
}

/** Escapes text for HTML and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
