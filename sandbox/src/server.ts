import { buildSandbox } from './app';
import { createMailbox } from './mailbox';

/** Starts the sandbox: pages on PORT, mail on SMTP_PORT, both on the loopback address only. */
async function main(): Promise<void> {
  const mailbox = createMailbox();
  const smtpPort = await mailbox.listen(Number(process.env.SMTP_PORT ?? 1025));
  const app = buildSandbox({ mailbox });
  const address = await app.listen({ port: Number(process.env.PORT ?? 3025), host: '127.0.0.1' });
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
