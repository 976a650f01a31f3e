import { readFileSync } from 'node:fs';
import { isLoopback } from '@titraj/contract/http/loopback.ts';
import { text, whole } from '@titraj/contract/settings/formats.ts';
import { type Format, optional, setting } from '@titraj/contract/settings/setting.ts';

/** A mail server. */
export interface MailServer {
	readonly host: string;
	readonly port: number;
	/** Whether the connection begins with TLS. */
	readonly secure: boolean;
	/** Whether mails are sent only after STARTTLS: a password or a shopper's data must not pass in clear. */
	readonly requireTls: boolean;
	readonly user: string;
	readonly password: string;
}

const mailServer: Format<MailServer> = (value) => {
	const url = URL.parse(value);
	if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
		throw new Error('it must be an address such as smtps://user:password@mail.example:465');
	const secure = url.protocol === 'smtps:';
	const isPlain = url.searchParams.get('tls') === 'no';
	return {
		...{ host: url.hostname.replaceAll(/^\[|\]$/g, ''), port: Number(url.port || (secure ? 465 : 587)), secure },
		requireTls: !secure && !isPlain && !isLoopback(url.hostname),
		...{ user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
	};
};

export const mailAddress: Format<string> = (value) => {
	if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(value)) throw new Error('it must be an e-mail address');
	return value;
};

export const MAIL_SETTINGS = {
	mailServer: optional('MAIL_URL', mailServer, {
		about:
			'SMTP server that sends the mails: `smtps://user:password@host:465` (TLS) or `smtp://user:password@host:587` (STARTTLS, which is required outside this machine unless the address ends in `?tls=no`). Special characters of the password are percent-encoded. Empty: the backend sends none (docs/mail.md).',
		secret: true,
	}),
	mailFrom: optional('MAIL_FROM', mailAddress, {
		about: "Address that mails are sent from. Empty: that of the back office's settings, else the e-mail of the company.",
	}),
	mailReplyTo: optional('MAIL_REPLY_TO', mailAddress, { about: 'Address that answers go to. Empty: the e-mail of the company.' }),
	mailsAtOnce: setting('MAILS_AT_ONCE', whole(1, 50), { standard: '3', about: 'Connections to the SMTP server at the same time, each reused for many mails.' }),
	dkimDomain: optional('DKIM_DOMAIN', text, { about: 'Domain that signs mails with DKIM. Empty: they are not signed here; many mail services sign them.' }),
	dkimSelector: setting('DKIM_SELECTOR', text, {
		standard: 'shop',
		about: 'Selector of the DKIM key: its public part is in the DNS record SELECTOR._domainkey.DOMAIN.',
	}),
	dkimKeyFile: optional('DKIM_KEY_FILE', text, { about: 'File with the private DKIM key in PEM format.' }),
} as const;

export interface DkimKey {
	readonly domainName: string;
	readonly keySelector: string;
	readonly privateKey: string;
}

interface DkimValues {
	readonly dkimDomain: string | undefined;
	readonly dkimSelector: string;
	readonly dkimKeyFile: string | undefined;
}

/** The key of the settings; null if mails are not signed here. Throws if only a part is set. */
export function readDkimKey({ dkimDomain, dkimSelector, dkimKeyFile }: DkimValues): DkimKey | null {
	if (dkimDomain === undefined && dkimKeyFile === undefined) return null;
	if (dkimDomain === undefined || dkimKeyFile === undefined) throw new Error('DKIM_DOMAIN and DKIM_KEY_FILE belong together: set both or none');
	return { domainName: dkimDomain, keySelector: dkimSelector, privateKey: readFileSync(dkimKeyFile, 'utf8') };
}
