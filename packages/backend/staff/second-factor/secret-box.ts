import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** The key follows from the backend's secret, so that the database alone does not contain it. */
const toKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'second factor of staff', 32));

/** Encrypts a text for one person: the row of another cannot be put in its place. */
export function seal(text: string, { secret, userId }: { readonly secret: string; readonly userId: number }): string {
	const iv = randomBytes(IV);
	const cipher = createCipheriv(CIPHER, toKey(secret), iv).setAAD(Buffer.from(String(userId)));
	const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
	return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Null if it was sealed with another secret or for another person, or was changed. */
export function unseal(sealed: string, { secret, userId }: { readonly secret: string; readonly userId: number }): string | null {
	const bytes = Buffer.from(sealed, 'base64');
	try {
		const cipher = createDecipheriv(CIPHER, toKey(secret), bytes.subarray(0, IV), { authTagLength: TAG }).setAAD(Buffer.from(String(userId)));
		cipher.setAuthTag(bytes.subarray(IV, IV + TAG));
		return Buffer.concat([cipher.update(bytes.subarray(IV + TAG)), cipher.final()]).toString('utf8');
	} catch {
		return null;
	}
}
