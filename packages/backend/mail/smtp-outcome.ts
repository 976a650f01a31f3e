/** What an attempt to send a mail came to. */
export type SmtpOutcome =
	| { readonly kind: 'sent' }
	/** Another attempt may succeed. `isUnheard`: the connection broke before the text. */
	| { readonly kind: 'later'; readonly reason: string; readonly text: TextState; readonly isUnheard: boolean }
	/** `isAddress`: the server knows no such recipient. */
	| { readonly kind: 'refused'; readonly reason: string; readonly text: TextState; readonly isAddress: boolean };

/** How far the mail's text came: if it was sent and not answered, the server may have taken it. */
type TextState = 'not sent' | 'not answered' | 'refused';

/** What nodemailer tells about a failed attempt. */
export interface SmtpFailure {
	readonly message: string;
	readonly command?: string | undefined;
	readonly responseCode?: number | undefined;
	readonly response?: string | undefined;
	readonly rejectedErrors?: readonly SmtpFailure[] | undefined;
}

/** Replies that name a recipient who does not exist (RFC 5321), unless the enhanced status says otherwise. */
const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553]);

/** A server that shuts down says so at any time (RFC 5321, 3.8): it is no answer to the text. */
const CLOSING = 421;

/** Reads a failure. `hasBegun`: whether the mail's text was on its way. */
export function toOutcome(failure: SmtpFailure, hasBegun: boolean): SmtpOutcome {
	const { message, command = '', responseCode = 0, response = '' } = failure.rejectedErrors?.[0] ?? failure;
	const reason = (response || message).slice(0, 500);
	const isAnswered = responseCode !== 0 && responseCode !== CLOSING;
	const text = hasBegun ? (isAnswered ? 'refused' : 'not answered') : 'not sent';
	const isAboutMail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command);
	// A refused greeting or password is the shop's own mistake, which the operator corrects.
	if (responseCode < 500 || !isAboutMail) return { kind: 'later', reason, text, isUnheard: responseCode === 0 && !hasBegun };
	return { kind: 'refused', reason, text, isAddress: command === 'RCPT TO' && isNoMailbox(responseCode, response) };
}

/** Status 5.7 is a policy, such as relaying that is not allowed, and 5.2 a full mailbox: the address exists. */
function isNoMailbox(code: number, response: string): boolean {
	const status = /\b5\.(\d)\.\d{1,3}\b/.exec(response)?.[1];
	return status === undefined ? NO_MAILBOX.has(code) : status === '1';
}
