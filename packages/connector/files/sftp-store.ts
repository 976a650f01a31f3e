import { createHash } from 'node:crypto';
import Client from 'ssh2-sftp-client';
import { CallError, messageOf } from '../http/call-error.ts';
import { type FileStore, LARGEST_FILE } from './file-store.ts';

export interface SftpAccess {
	readonly host: string;
	readonly port?: number;
	readonly username: string;
	/** One of the two. */
	readonly password?: string;
	readonly privateKey?: string;
	/** Fingerprint of the server's key, as `ssh-keyscan -t ed25519 HOST | ssh-keygen -lf -` prints it: `SHA256:…`. Another server is refused. */
	readonly fingerprint: string;
	/** Folder of the server; the user's own by default. */
	readonly folder?: string;
}

const TIMEOUT = 20_000;

/** A folder behind SFTP. Throws a `CallError` that is `failed` if the server cannot be reached. */
export async function openSftp({ host, port = 22, username, password, privateKey, fingerprint, folder = '.' }: SftpAccess): Promise<FileStore> {
	const client = new Client();
	const at = (path: string) => `${folder}/${path}`;
	/** Fingerprint that the server showed. */
	let shown = '';
	try {
		await client.connect({
			...{ host, port, username, readyTimeout: TIMEOUT },
			...(password !== undefined && { password }),
			...(privateKey !== undefined && { privateKey }),
			hostVerifier(key: Buffer) {
				shown = toFingerprint(key);
				return shown === fingerprint;
			},
		});
	} catch (error) {
		await client.end().catch(() => undefined);
		const isOther = shown !== '' && shown !== fingerprint;
		const reason = isOther
			? `the server showed the key ${shown}, and fingerprint is ${fingerprint}: compare both with the keys on the server`
			: messageOf(error);
		throw new CallError(`SFTP ${host}:${port}: ${reason}`, { outcome: 'failed' });
	}
	const makeFolder = async (path: string) => {
		const parent = at(path).slice(0, at(path).lastIndexOf('/'));
		if (!(await client.exists(parent))) await client.mkdir(parent, true);
	};
	return {
		async list(name) {
			if ((await client.exists(at(name))) !== 'd') return [];
			const entries = await client.list(at(name));
			// `-` is a plain file: links are not followed.
			return entries.flatMap((entry) => (entry.type === '-' ? [{ name: entry.name, bytes: entry.size, modifiedAt: entry.modifyTime }] : []));
		},
		async read(path) {
			if ((await client.stat(at(path))).size > LARGEST_FILE) throw new Error(`${path} is larger than ${LARGEST_FILE} bytes`);
			const bytes = await client.get(at(path));
			if (!Buffer.isBuffer(bytes)) throw new Error(`${path} could not be read`);
			return bytes;
		},
		async write(path, bytes) {
			await makeFolder(path);
			await client.put(bytes, at(path));
		},
		async move(from, to) {
			await makeFolder(to);
			// Servers without the extension of OpenSSH do not replace a file.
			if (await client.exists(at(to))) await client.delete(at(to));
			await client.rename(at(from), at(to));
		},
		exists: async (path) => (await client.exists(at(path))) !== false,
		close: async () => void (await client.end()),
	};
}

const toFingerprint = (key: Buffer): string => `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
