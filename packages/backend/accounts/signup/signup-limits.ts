import type { AttemptLimit } from '../../platform/attempts/attempts.ts';

/** Validity of a signup link in milliseconds. */
export const VALID_MS = 48 * 3_600_000;
/** Mails in a row to one address; further ones are silently dropped. */
const MAILS = 5;
/** Signups in a row from one IP address. */
const FROM_CLIENT = 30;

/** The limit covers the first mail of a signup and requested repeats. */
export const signupMail = (email: string): AttemptLimit => ({ key: `signup mail ${email}`, free: MAILS, firstWait: 600 });
export const signupFromClient = (client: string): AttemptLimit => ({ key: `signup from ${client}`, free: FROM_CLIENT, firstWait: 60 });
