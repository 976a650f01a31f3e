/** The bytes of a mail. */
export { composeMail } from './compose-mail.ts';
/** Queue that sends the outbox, and the mail that a piece of it is about. */
export { findMailId, MAIL_QUEUE, mailQueue } from './mail-queue.ts';
/** Recipients that a delivery report names as permanently unreachable. */
export { parseBounce } from './parse-bounce.ts';
export {
	/** Removes the mark of an address. */
	clearRefused,
	/** Marks the address of a bounce, if the shop has mailed it. */
	noteBounce,
	/** The mark of an address that stops mails to it. */
	readRefused,
} from './refused-addresses.ts';
/** Connections to an SMTP server. */
export { createSmtpClient, findServerProblem, type SmtpClient } from './smtp-client.ts';
