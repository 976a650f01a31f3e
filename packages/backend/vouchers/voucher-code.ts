import { createHash, randomBytes } from 'node:crypto';

/** 32 characters that are not mistaken for one another: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 random bits. */
const LENGTH = 16;

export interface VoucherCode {
	/** In groups, as it is shown once. */
	readonly code: string;
	readonly code_hash: string;
	readonly code_end: string;
}

export function newVoucherCode(): VoucherCode {
	const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
	const groups = characters.match(/.{4}/g) ?? [];
	return { code: groups.join('-'), code_hash: hashVoucherCode(characters), code_end: groups.at(-1) ?? '' };
}

/** What somebody typed as the characters of a code: case, spaces and dashes do not matter, and letters that no code has are read as what they look like. */
export const toVoucherCharacters = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** The code is random, so that a plain hash suffices to store it. */
export const hashVoucherCode = (typed: string): string => createHash('sha256').update(toVoucherCharacters(typed)).digest('base64url');
