import { generateIdentity, identityToRecipient } from 'age-encryption';

/** A new pair of age keys: `identity` reads the backups that are made for `recipient`. */
export async function newBackupKey(): Promise<{ readonly identity: string; readonly recipient: string }> {
	const identity = await generateIdentity();
	return { identity, recipient: await identityToRecipient(identity) };
}
