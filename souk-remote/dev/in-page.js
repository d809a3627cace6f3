// Runs in pages under development: reloads them after a build, and shows errors of build, server and browser.
(() => {
  const faults = new Map();
  let panel;

  function show(where, text) {
    if (text) faults.set(where, text);
    else faults.delete(where);
    if (document.body) draw();
    else addEventListener('DOMContentLoaded', draw, { once: true });
  }

  function draw() {
    panel?.remove();
    if (!faults.size) return;
    panel = document.createElement('div');
    panel.setAttribute('role', 'alert');
    panel.dataset.devFaults = '';
    // the pages' CSP forbids style attributes, but allows properties set by script
    Object.assign(panel.style, {
      position: 'fixed',
      inset: 'auto 0 0 0',
      maxHeight: '60vh',
      overflow: 'auto',
      zIndex: '2147483647',
      padding: '12px 16px',
      background: '#2b0b0b',
      color: '#ffd9d9',
      font: '13px/1.5 monospace',
      whiteSpace: 'pre-wrap',
      direction: 'ltr',
      textAlign: 'left',
    });
    panel.textContent = [...faults].map(([where, text]) => `${where}\n${text}`).join('\n\n');
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Close';
    close.onclick = () => panel.remove();
    Object.assign(close.style, { position: 'absolute', top: '8px', right: '8px' });
    panel.append(close);
    document.body.append(panel);
  }

  const messageOf = (reason) => String(reason?.stack ?? reason);
  show('In the server’s render', document.currentScript.dataset.failure);
  addEventListener('error', ({ error, message }) => show('In the browser', messageOf(error ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => show('In the browser', messageOf(reason)));
  const { error } = console;
  // React logs hydration errors here
  console.error = (...words) => {
    error.apply(console, words);
    show('In the browser', words.map(messageOf).join(' '));
  };

  const events = new EventSource('/__dev/events');
  let opened = false;
  events.onopen = () => {
    if (opened) location.reload();
    opened = true;
  };
  events.onmessage = ({ data }) => {
    const { reload, broken } = JSON.parse(data);
    if (reload) location.reload();
    else show('In the build', broken);
  };
})();
