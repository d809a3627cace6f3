import { buildSandbox } from './app';
import { createGateways } from './gateways/create-gateways';
import { createMailbox } from './mailbox';

/**
 * Starts the sandbox: pages, gateways and sign-in providers on PORT, mail on SMTP_PORT, both on HOST (default: the loopback address).
 * PUBLIC_ORIGIN is its URL for browsers, SERVER_ORIGIN the one for the shop's servers (default: the same). WEBHOOK_BASE is the shop's URL
 * for the gateways' webhooks, SHOP_ORIGIN the one to which the providers send shoppers back.
 */
async function main(): Promise<void> {
  const host = process.env.HOST || '127.0.0.1';
  const mailbox = createMailbox();
  const smtpPort = await mailbox.listen(Number(process.env.SMTP_PORT ?? 1025), host);
  const port = Number(process.env.PORT ?? 3025);
  const publicOrigin = () => process.env.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  const serverOrigin = () => process.env.SERVER_ORIGIN || publicOrigin();
  const webhookBase = () => process.env.WEBHOOK_BASE ?? 'http://127.0.0.1:3001/api/v1/payment/webhook';
  const shopOrigin = () => process.env.SHOP_ORIGIN ?? 'http://localhost:3000';
  const gateways = createGateways({ publicOrigin, serverOrigin, webhookBase });
  const app = buildSandbox({ mailbox, gateways, publicOrigin, serverOrigin, shopOrigin });
  const address = await app.listen({ port, host });
  // notifies the parent process directly, which cannot confuse it with another process on its ports
  if (process.connected) process.send?.('listening');
  console.log(`Sandbox: ${address}/mailbox shows the mail sent to smtp://${host}:${smtpPort}`);

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
