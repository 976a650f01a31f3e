import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a secret, code or signature with the received one in constant time. */
export const isSameSecret = (sent: string, expected: string): boolean => timingSafeEqual(toDigest(sent), toDigest(expected));

/** `timingSafeEqual` needs equal lengths. */
const toDigest = (text: string): Buffer => createHash('sha256').update(text).digest();
