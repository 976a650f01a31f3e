const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** A domain with letters beyond ASCII, such as `čaj.example`. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** An e-mail address in lower case, trimmed, its domain in ASCII (`xn--…`, RFC 5890); null if it is not a valid mail address (D18). */
export function normaliseEmail(text: string): string | null {
	const typed = text.trim().toLowerCase();
	if (typed.length > 254) return null;
	const at = typed.lastIndexOf('@');
	const local = typed.slice(0, at);
	const domain = toAscii(typed.slice(at + 1));
	const email = `${local}@${domain}`;
	if (at < 1 || email.length > 254 || local.length > 64) return null;
	return LOCAL.test(local) && DOMAIN.test(domain) ? email : null;
}

/** The domain unchanged if it is ASCII or no domain. */
function toAscii(domain: string): string {
	if (/^[ -~]*$/.test(domain) || !INTERNATIONAL.test(domain)) return domain;
	try {
		return new URL(`https://${domain}`).hostname;
	} catch {
		return domain;
	}
}
