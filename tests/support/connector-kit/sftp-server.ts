import { createHash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync, mkdirSync, openSync, readdirSync, readSync, renameSync, type Stats, unlinkSync, writeSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import ssh2, { type SFTPWrapper } from 'ssh2';

const { STATUS_CODE, flagsToString } = ssh2.utils.sftp;

export interface SftpServer {
	readonly port: number;
	readonly fingerprint: string;
	readonly username: string;
	readonly password: string;
	close(): Promise<void>;
}

/** An SFTP server for one folder of this machine, with one user. Like many, it does not replace a file by a rename. */
export async function startSftpServer(root: string): Promise<SftpServer> {
	const { private: hostKey } = ssh2.utils.generateKeyPairSync('ed25519');
	const parsed = ssh2.utils.parseKey(hostKey);
	if (parsed instanceof Error) throw parsed;
	const [username, password] = ['erp', 'tajna'];
	const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
		client
			.on('authentication', (context) => {
				if (context.method === 'password' && context.username === username && context.password === password) context.accept();
				else context.reject(['password']);
			})
			.on('ready', () => client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serve(acceptSftp(), root))))
			.on('error', () => undefined);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		port: (server.address() as AddressInfo).port,
		fingerprint: `SHA256:${createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '')}`,
		...{ username, password },
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

function serve(sftp: SFTPWrapper, root: string): void {
	const files = new Map<number, number>();
	const folders = new Map<number, string[] | null>();
	let last = 0;
	const at = (path: string) => join(root, normalize(`/${path}`));
	const toHandle = (id: number) => {
		const handle = Buffer.alloc(4);
		handle.writeUInt32BE(id);
		return handle;
	};
	const begin = () => {
		last += 1;
		return last;
	};
	/** Answers with OK, or with what the file system says. */
	const attempt = (request: number, action: () => void) => {
		try {
			action();
		} catch (error) {
			const isMissing = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
			sftp.status(request, isMissing ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.FAILURE);
		}
	};
	const done = (request: number, action: () => void) =>
		attempt(request, () => {
			action();
			sftp.status(request, STATUS_CODE.OK);
		});
	const stat = (request: number, path: string) => attempt(request, () => sftp.attrs(request, toAttributes(lstatSync(at(path)))));
	sftp
		.on('REALPATH', (request, path) => sftp.name(request, [{ filename: normalize(`/${path}`), longname: '', attrs: toAttributes(lstatSync(root)) }]))
		.on('STAT', stat)
		.on('LSTAT', stat)
		.on('FSTAT', (request, handle) => attempt(request, () => sftp.attrs(request, toAttributes(fstatSync(files.get(handle.readUInt32BE()) ?? -1)))))
		.on('SETSTAT', (request) => sftp.status(request, STATUS_CODE.OK))
		.on('FSETSTAT', (request) => sftp.status(request, STATUS_CODE.OK))
		.on('OPENDIR', (request, path) =>
			attempt(request, () => {
				const id = begin();
				folders.set(
					id,
					readdirSync(at(path)).map((name) => join(at(path), name)),
				);
				sftp.handle(request, toHandle(id));
			}),
		)
		.on('READDIR', (request, handle) => {
			const id = handle.readUInt32BE();
			const paths = folders.get(id);
			folders.set(id, null);
			if (!paths?.length) return void sftp.status(request, STATUS_CODE.EOF);
			sftp.name(
				request,
				paths.map((path) => {
					const stats = lstatSync(path);
					const filename = path.slice(path.lastIndexOf('/') + 1);
					const kind = stats.isSymbolicLink() ? 'l' : stats.isDirectory() ? 'd' : '-';
					return { filename, longname: `${kind}rw-r--r-- 1 erp erp ${stats.size} Jan 1 00:00 ${filename}`, attrs: toAttributes(stats) };
				}),
			);
		})
		.on('OPEN', (request, path, flags) =>
			attempt(request, () => {
				const id = begin();
				files.set(id, openSync(at(path), flagsToString(flags) ?? 'r'));
				sftp.handle(request, toHandle(id));
			}),
		)
		.on('READ', (request, handle, offset, length) =>
			attempt(request, () => {
				const bytes = Buffer.alloc(length);
				const read = readSync(files.get(handle.readUInt32BE()) ?? -1, bytes, 0, length, offset);
				if (read === 0) sftp.status(request, STATUS_CODE.EOF);
				else sftp.data(request, bytes.subarray(0, read));
			}),
		)
		.on('WRITE', (request, handle, offset, bytes) => done(request, () => writeSync(files.get(handle.readUInt32BE()) ?? -1, bytes, 0, bytes.length, offset)))
		.on('CLOSE', (request, handle) =>
			done(request, () => {
				const file = files.get(handle.readUInt32BE());
				if (file !== undefined) closeSync(file);
			}),
		)
		.on('REMOVE', (request, path) => done(request, () => unlinkSync(at(path))))
		.on('MKDIR', (request, path) => done(request, () => mkdirSync(at(path))))
		.on('RENAME', (request, from, to) =>
			done(request, () => {
				if (lstatSync(at(to), { throwIfNoEntry: false })) throw new Error('the file is there');
				renameSync(at(from), at(to));
			}),
		);
}

const toAttributes = ({ mode, uid, gid, size, atimeMs, mtimeMs }: Stats) => ({
	...{ mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) },
});
