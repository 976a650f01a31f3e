import { randomUUID } from 'node:crypto';
import { composeMail, createSmtpClient } from '../../mail/index.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { AlertMessage } from './to-message.ts';

/** Milliseconds. */
const WEBHOOK_TIMEOUT = 10_000;

export type AlertConfig = Pick<BackendConfig, 'alerts' | 'mailServer' | 'mailFrom' | 'dkim' | 'siteUrl'>;

/**
 * Sends a message to all addresses of the settings; returns whether at least one took it. Mails go to the mail server directly, not through the outbox, because waiting
 * mails and a database that is down are alerts, too.
 */
export async function sendMessage(message: AlertMessage, config: AlertConfig): Promise<boolean> {
	const { mails, webhook } = config.alerts;
	const sends = [...mails.map((recipient) => () => sendMail(message, recipient, config)), ...(webhook === null ? [] : [() => callWebhook(message, webhook)])];
	const results = await Promise.allSettled(sends.map((send) => send()));
	for (const result of results) if (result.status === 'rejected') logFailure('An alert could not be sent', result.reason, { alert: message.subject });
	return results.some(({ status }) => status === 'fulfilled');
}

async function sendMail({ subject, text }: AlertMessage, recipient: string, { mailServer, mailFrom, dkim, siteUrl }: AlertConfig): Promise<void> {
	if (mailServer === null) throw new Error('MAIL_URL is not set');
	const host = new URL(siteUrl).hostname;
	const mail = { recipient, subject, text, html: null, created_at: new Date(), headers: null, attachments: null };
	const addresses = { from: mailFrom || recipient, replyTo: '' };
	const { from, bytes } = await composeMail(mail, { messageId: `<${randomUUID()}@${host}>`, addresses, dkim });
	const client = createSmtpClient(mailServer, host);
	try {
		const outcome = await client.send({ from, to: recipient, bytes, onData: async () => undefined });
		if (outcome.kind !== 'sent') throw new Error(outcome.reason);
	} finally {
		client.close();
	}
}

async function callWebhook({ json }: AlertMessage, url: string): Promise<void> {
	const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT);
	const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json, redirect: 'error', signal });
	await response.body?.cancel();
	// The address itself may contain a secret.
	if (!response.ok) throw new Error(`The address of ALERT_WEBHOOK_URL answered ${response.status}`);
}
