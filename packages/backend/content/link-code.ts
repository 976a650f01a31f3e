import { randomBytes } from 'node:crypto';

/** Code in the link of a mail, such as `/newsletter/<id>-<code>/`: 32 letters and digits, so that the path has one hyphen. */
export const createLinkCode = (): string => randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x');
