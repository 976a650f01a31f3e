import { hash, verify } from '@node-rs/argon2';
import { loadOnce } from '@titraj/contract/share-load.ts';

/** argon2id with 19 MiB and two passes, the library's defaults. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Dummy hash, so that an unknown e-mail takes as long as a wrong password. */
const decoy = loadOnce(() => hash('decoy', OPTIONS));

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

export async function checkPassword(password: string, stored: string | null | undefined): Promise<boolean> {
	const matches = await verify(stored ?? (await decoy()), password);
	return matches && typeof stored === 'string';
}
