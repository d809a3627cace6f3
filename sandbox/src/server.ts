import { buildSandbox } from './app';
import { createGateways } from './gateways/create-gateways';
import { createMailbox } from './mailbox';

/**
 * Starts the sandbox: pages and gateways on PORT, mail on SMTP_PORT, both on the loopback address only. WEBHOOK_BASE is where the
 * shop takes the gateways' webhooks.
 */
async function main(): Promise<void> {
  const mailbox = createMailbox();
  const smtpPort = await mailbox.listen(Number(process.env.SMTP_PORT ?? 1025));
  const port = Number(process.env.PORT ?? 3025);
  const publicOrigin = () => process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const webhookBase = () => process.env.WEBHOOK_BASE ?? 'http://127.0.0.1:3001/api/v1/payment/webhook';
  const gateways = createGateways({ publicOrigin, webhookBase });
  const app = buildSandbox({ mailbox, gateways, publicOrigin });
  const address = await app.listen({ port, host: '127.0.0.1' });
  console.log(`Sandbox: ${address}/mailbox shows the mail sent to smtp://127.0.0.1:${smtpPort}`);

  const close = async () => {
    await app.close();
    await mailbox.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? 'A port is in use; set PORT and SMTP_PORT to other ones.' : error);
  process.exitCode = 1;
});
