import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
	readonly recipient: string;
	readonly mail: ParsedMail;
	/** As it was sent. */
	readonly raw: string;
}

/** What the server answers: null takes the mail, `drop` ends the connection without an answer. */
type Answer = { readonly code: number; readonly text: string } | 'drop' | null;

interface SmtpRules {
	/** Answer to RCPT TO. */
	onRecipient?: ((address: string) => Answer) | undefined;
	/** Answer after the mail's text; the mail counts as received only if it is null or `drop`. */
	onMail?: ((received: ReceivedMail) => Answer | Promise<Answer>) | undefined;
	options?: SMTPServerOptions;
	/** 0 takes a free one. */
	port?: number;
}

export interface SmtpDouble extends AsyncDisposable {
	readonly port: number;
	readonly received: ReceivedMail[];
	/** Number of connections so far. */
	connections(): number;
	readonly rules: SmtpRules;
	/** For the backend's option `mailServer`. */
	readonly server: { host: string; port: number; secure: boolean; requireTls: boolean; user: string; password: string };
	close(): Promise<void>;
}

const toError = ({ code, text }: { code: number; text: string }) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server that keeps what it takes. */
export async function startSmtp(rules: SmtpRules = {}): Promise<SmtpDouble> {
	const received: ReceivedMail[] = [];
	let connections = 0;
	const smtp = new SMTPServer({
		onConnect(_session, done) {
			connections++;
			done();
		},
		authOptional: true,
		disabledCommands: ['STARTTLS'],
		...rules.options,
		onRcptTo({ address }, _session, done) {
			const answer = rules.onRecipient?.(address) ?? null;
			done(answer === null || answer === 'drop' ? null : toError(answer));
		},
		async onData(stream, session, done) {
			const raw = await readAll(stream).catch(() => null);
			// The sender was killed in the middle of its text.
			if (raw === null) return;
			const mail = await simpleParser(raw);
			const one = { recipient: session.envelope.rcptTo[0]?.address ?? '', mail, raw };
			const answer = (await rules.onMail?.(one)) ?? null;
			if (answer === null || answer === 'drop') received.push(one);
			if (answer === 'drop') for (const connection of smtp.connections) connection.close();
			else done(answer === null ? null : toError(answer));
		},
	});
	smtp.on('error', () => undefined);
	await new Promise<void>((ready) => smtp.listen(rules.port ?? 0, '127.0.0.1', ready));
	const address = smtp.server.address();
	const port = typeof address === 'object' && address !== null ? address.port : 0;
	const close = () =>
		new Promise<void>((done) => {
			for (const connection of smtp.connections) connection.close();
			smtp.close(() => done());
		});
	const server = { host: '127.0.0.1', port, secure: false, requireTls: false, user: '', password: '' };
	return { port, received, connections: () => connections, rules, server, close, [Symbol.asyncDispose]: close };
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of stream) parts.push(Buffer.from(part));
	return Buffer.concat(parts).toString('utf8');
}

/** Addresses of a parsed header. */
export const addressesOf = (header: AddressObject | AddressObject[] | undefined): (string | undefined)[] =>
	[header ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));
