import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a secret, code or signature with what was sent. The time it takes does not depend on where, or whether, they differ. */
export const isSameSecret = (sent: string, expected: string): boolean => timingSafeEqual(toDigest(sent), toDigest(expected));

/** `timingSafeEqual` needs equal lengths. */
const toDigest = (text: string): Buffer => createHash('sha256').update(text).digest();
