import { createHash, createSign } from 'node:crypto';

/** What the security code of an invoice (ZKI) is made from. */
export interface ZkiInput {
	readonly oib: string;
	/** `dd.MM.yyyy HH:mm:ss`. */
	readonly issuedAt: string;
	readonly sequence: number;
	readonly premises: string;
	readonly device: string;
	/** With two decimals and a point. */
	readonly total: string;
}

/** Security code of the issuer: MD5 of an RSA-SHA1 signature, as the tax office prescribes (Tehnička specifikacija 2.6, chapter 12). */
export function toZki({ oib, issuedAt, sequence, premises, device, total }: ZkiInput, privateKey: string): string {
	const signed = createSign('RSA-SHA1').update(`${oib}${issuedAt}${sequence}${premises}${device}${total}`).sign(privateKey);
	return createHash('md5').update(signed).digest('hex');
}
