import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import { toEntry } from '../http/entry.ts';
import type { Scope } from '../keys/scopes.ts';
import { Strict } from '../schemas/text.ts';

export const BACKUP_PATH = '/backups';
export const BACKUP_SCOPES: readonly Scope[] = ['backups:write'];

/** A backup that was just made. */
export const MadeBackup = Strict({
	name: Type.String(),
	bytes: Type.Integer(),
	/** Pictures and documents that were missing and are not in it. */
	lacking_files: Type.Integer(),
});

/** Makes a backup into the backend's own place; null if it has none, or no public key. */
export type BackUp = (() => Promise<{ readonly name: string; readonly bytes: number; readonly lackingFiles: number }>) | null;

const NO_PLACE = new Refusal(409, 'Conflict', 'the backend has no place for backups: start it with BACKUP_PLACE and BACKUP_RECIPIENT');
const PENDING = new Refusal(409, 'Conflict', 'a backup is being made already');

/** Who asked is at the machine, or has a key for backups, and needs the reason: a full disk, a bucket that refuses. */
const toFailure = (error: unknown): Refusal =>
	new Refusal(503, 'Service Unavailable', `the backup failed: ${error instanceof Error ? error.message : String(error)}`);

/** Makes a backup now. Place and encryption are settings of the backend: no caller can send the data elsewhere. */
export function registerBackups(scope: FastifyInstance, { db, backUp }: Shop & { readonly backUp: BackUp }): void {
	let isPending = false;
	scope.post(BACKUP_PATH, { config: { scopes: BACKUP_SCOPES } }, async (request, reply) => {
		if (backUp === null) return sendProblem(request, reply, NO_PLACE);
		if (isPending) return sendProblem(request, reply, PENDING);
		isPending = true;
		try {
			const { name, bytes, lackingFiles } = await backUp();
			await toEntry(request, { operation: 'makeBackup', entity: `/backups/${name}`, after: { bytes } })(db);
			return await reply.send({ name, bytes, lacking_files: lackingFiles });
		} catch (error) {
			logFailure('A backup failed', error);
			return sendProblem(request, reply, toFailure(error));
		} finally {
			isPending = false;
		}
	});
}
