/** The bytes of a mail. */
export { composeMail } from './compose-mail.ts';
/** Queue that sends the outbox, and the mail that a piece of it is about. */
export { findMailId, MAIL_QUEUE, mailQueue } from './mail-queue.ts';
/** Connections to an SMTP server. */
export { createSmtpClient, findServerProblem, type SmtpClient } from './smtp-client.ts';
