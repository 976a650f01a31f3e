const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** An e-mail address in lower case, trimmed; null if it is not a valid mail address (D18). */
export function normaliseEmail(text: string): string | null {
	const email = text.trim().toLowerCase();
	const at = email.lastIndexOf('@');
	const local = email.slice(0, at);
	if (at < 1 || email.length > 254 || local.length > 64) return null;
	return LOCAL.test(local) && DOMAIN.test(email.slice(at + 1)) ? email : null;
}
