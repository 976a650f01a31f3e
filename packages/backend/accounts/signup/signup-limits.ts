import type { AttemptLimit } from '../../platform/attempts/attempts.ts';

/** How long the link of a signup can be used. */
export const VALID_MS = 48 * 3_600_000;
/** Mails in a row to one address; more are quietly not sent. */
const MAILS = 5;
/** Signups in a row from one address of the network. */
const FROM_CLIENT = 30;

/** The first mail of a signup and those asked for again count together. */
export const signupMail = (email: string): AttemptLimit => ({ key: `signup mail ${email}`, free: MAILS, firstWait: 600 });
export const signupFromClient = (client: string): AttemptLimit => ({ key: `signup from ${client}`, free: FROM_CLIENT, firstWait: 60 });
