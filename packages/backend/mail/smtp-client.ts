import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServer } from '../platform/settings/mail-settings.ts';
import { type SmtpFailure, type SmtpOutcome, toOutcome } from './smtp-outcome.ts';

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Mails after which a connection is replaced: some servers limit them. */
const MOST_MAILS = 100;
/** Milliseconds that a connection waits for the next mail. */
const IDLE = 20_000;

export interface SmtpMail {
	readonly from: string;
	readonly to: string;
	readonly bytes: Buffer;
	/** Called when the server is ready for the text, before the first byte. If it throws, nothing is sent. */
	readonly onData: () => Promise<void>;
}

export interface SmtpClient {
	send(mail: SmtpMail): Promise<SmtpOutcome>;
	close(): void;
}

interface Connection {
	readonly smtp: SMTPConnection;
	mails: number;
	isBroken: boolean;
	idle?: ReturnType<typeof setTimeout>;
}

/** Sends mails over connections that are kept for the next one. `name` is the host that it says it is. */
export function createSmtpClient(server: MailServer, name: string): SmtpClient {
	const free: Connection[] = [];

	const release = (connection: Connection) => {
		if (connection.isBroken || connection.mails >= MOST_MAILS) return connection.smtp.quit();
		connection.idle = setTimeout(() => {
			free.splice(free.indexOf(connection), 1);
			connection.smtp.quit();
		}, IDLE);
		connection.idle.unref();
		free.push(connection);
	};
	const take = (): Connection | undefined => {
		for (let one = free.pop(); one !== undefined; one = free.pop()) {
			clearTimeout(one.idle);
			if (!one.isBroken) return one;
		}
		return undefined;
	};

	const sendOver = async (connection: Connection, mail: SmtpMail): Promise<SmtpOutcome> => {
		let hasBegun = false;
		const text = Readable.from(
			(async function* () {
				await mail.onData();
				hasBegun = true;
				yield mail.bytes;
			})(),
			{ objectMode: false },
		);
		connection.mails++;
		try {
			await new Promise<void>((resolve, reject) => {
				connection.smtp.send({ from: mail.from, to: [mail.to] }, text, (error) => (error ? reject(error) : resolve()));
			});
			release(connection);
			return { kind: 'sent' };
		} catch (cause) {
			connection.smtp.close();
			return toOutcome(toFailure(cause), hasBegun);
		}
	};

	return {
		async send(mail) {
			const kept = take();
			if (kept !== undefined) {
				const outcome = await sendOver(kept, mail);
				// The server may have ended the kept connection meanwhile.
				if (outcome.kind !== 'later' || !outcome.isUnheard) return outcome;
			}
			try {
				return await sendOver(await connect(server, name), mail);
			} catch (cause) {
				return toOutcome(toFailure(cause), false);
			}
		},
		close() {
			for (const { smtp, idle } of free.splice(0)) {
				clearTimeout(idle);
				smtp.close();
			}
		},
	};
}

/** Why a mail server takes no mails: it does not answer, offers no TLS, or refuses the password; null if it does. Sends none. */
export async function findServerProblem(server: MailServer, name: string): Promise<string | null> {
	try {
		(await connect(server, name)).smtp.quit();
		return null;
	} catch (cause) {
		return toFailure(cause).message;
	}
}

async function connect({ host, port, secure, requireTls, user, password }: MailServer, name: string): Promise<Connection> {
	const smtp = new SMTPConnection({ ...TIMEOUTS, host, port, secure, requireTLS: requireTls, name });
	const connection: Connection = { smtp, mails: 0, isBroken: false };
	smtp.on('end', () => {
		connection.isBroken = true;
	});
	try {
		await new Promise<void>((resolve, reject) => {
			smtp.on('error', (error) => {
				connection.isBroken = true;
				reject(error);
			});
			smtp.connect((error) => (error ? reject(error) : resolve()));
		});
		if (user !== '')
			await new Promise<void>((resolve, reject) => {
				smtp.login({ credentials: { user, pass: password } }, (error) => (error ? reject(error) : resolve()));
			});
		return connection;
	} catch (cause) {
		smtp.close();
		throw cause;
	}
}

function toFailure(cause: unknown): SmtpFailure {
	if (!(cause instanceof Error)) return { message: String(cause) };
	const { message } = cause;
	return {
		message,
		...('command' in cause && typeof cause.command === 'string' && { command: cause.command }),
		...('responseCode' in cause && typeof cause.responseCode === 'number' && { responseCode: cause.responseCode }),
		...('response' in cause && typeof cause.response === 'string' && { response: cause.response }),
		...('rejectedErrors' in cause && Array.isArray(cause.rejectedErrors) && { rejectedErrors: cause.rejectedErrors.map(toFailure) }),
	};
}
