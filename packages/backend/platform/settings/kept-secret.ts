import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JWT_SECRET_LENGTH } from './backend-settings.ts';

const toPath = (dataDir: string): string => join(dataDir, 'jwt-secret');

/** The secret that signs sessions and is stored with the data; null if the environment has it. Throws if it is too short. */
export function readKeptSecret(dataDir: string | null): string | null {
	if (dataDir === null || !existsSync(toPath(dataDir))) return null;
	const kept = readFileSync(toPath(dataDir), 'utf8').trim();
	if (kept.length < JWT_SECRET_LENGTH)
		throw new Error(`${toPath(dataDir)} contains no secret of ${JWT_SECRET_LENGTH} characters; delete it to get a new one, which ends all sessions`);
	return kept;
}

/** Stores a secret with the data; without a folder it is lost with the process. */
export function writeKeptSecret(dataDir: string | null, secret: string): void {
	if (dataDir === null) return;
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(toPath(dataDir), secret, { mode: 0o600 });
}

/** Tokens must outlive a restart: the secret is created once and stored with the data. */
export function keepSecret(dataDir: string | null): string {
	const kept = readKeptSecret(dataDir);
	if (kept !== null) return kept;
	const secret = randomBytes(32).toString('base64url');
	writeKeptSecret(dataDir, secret);
	return secret;
}
