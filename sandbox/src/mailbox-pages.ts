import type { FastifyInstance } from 'fastify';
import type { Mailbox, ReceivedMail } from './mailbox';
import { escapeHtml, page } from './page';

/** `/mailbox` lists the mails sent, `/mailbox/{id}` shows one, `/mailbox.json?to=` is for tests. */
export function mailboxPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.get<{ Querystring: { to?: string } }>('/mailbox.json', async ({ query }) =>
    mailbox.list(query.to).map(({ files, ...mail }) => ({ ...mail, files: files.map(({ name }) => name) })),
  );

  app.get<{ Querystring: { to?: string } }>('/mailbox', async ({ query }, reply) => {
    reply.type('text/html; charset=utf-8');
    return page('Mailbox', list(mailbox.list(query.to || undefined)));
  });

  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const mail = mailbox.find(Number(params.id));
    reply.type('text/html; charset=utf-8');
    if (!mail)
      return reply.code(404).send(page('Email not found', '<p><a href="/mailbox">Back to the mailbox</a></p>'));
    return page(mail.subject || '(no subject)', single(mail));
  });

  app.get<{ Params: { id: string; file: string } }>('/mailbox/:id/files/:file', async ({ params }, reply) => {
    const file = mailbox.find(Number(params.id))?.files[Number(params.file)];
    if (!file) return reply.code(404).send();
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('x-content-type-options', 'nosniff')
      .send(file.content);
  });
}

function list(mails: readonly ReceivedMail[]): string {
  if (mails.length === 0) return '<p class="empty">No emails yet. Create an account in the shop or place an order.</p>';
  const rows = mails.map(
    ({ id, received, to, subject }) =>
      `<tr><td><a href="/mailbox/${id}">${escapeHtml(subject || '(no subject)')}</a></td>` +
      `<td>${escapeHtml(to.join(', '))}</td><td><time datetime="${received}">${received}</time></td></tr>`,
  );
  return `<table><thead><tr><th>Subject</th><th>To</th><th>Received</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** The mail's own HTML is shown in a fully sandboxed frame. */
function single({ id, from, to, received, html, text, files }: ReceivedMail): string {
  const links = files.map(({ name }, n) => `<a href="/mailbox/${id}/files/${n}">${escapeHtml(name)}</a>`);
  const body = html
    ? `<iframe title="Mail" sandbox srcdoc="${escapeHtml(html)}"></iframe>`
    : `<pre>${escapeHtml(text)}</pre>`;
  return `<p><a href="/mailbox">Mailbox</a></p>
<p>From ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}, <time datetime="${received}">${received}</time></p>${links.length > 0 ? `<p>${links.join(', ')}</p>` : ''}${body}`;
}
