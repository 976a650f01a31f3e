/** Queue that sends the outbox. */
export { mailQueue } from './mail-queue.ts';
/** Connections to an SMTP server. */
export { createSmtpClient, type SmtpClient } from './smtp-client.ts';
