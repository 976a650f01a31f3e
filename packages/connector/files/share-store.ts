import type { FileStore } from './file-store.ts';

/** Milliseconds after the last use until the connection is closed. */
const IDLE = 1000;

/** Opens one store for all uses that follow each other: a connection by SFTP takes its time. After an error the next use opens another. */
export function shareStore(open: () => Promise<FileStore>): () => Promise<FileStore> {
	let shared: { readonly store: Promise<FileStore>; uses: number } | null = null;
	return async () => {
		const current = shared ?? { store: open(), uses: 0 };
		shared = current;
		current.uses += 1;
		const forget = () => {
			if (shared === current) shared = null;
		};
		const closeUnused = async () => {
			if (current.uses > 0) return;
			forget();
			await (await current.store).close().catch(() => undefined);
		};
		const release = async () => {
			current.uses -= 1;
			if (shared !== current) return closeUnused();
			setTimeout(() => void closeUnused(), IDLE);
		};
		const attempt = async <T>(action: Promise<T>): Promise<T> => {
			try {
				return await action;
			} catch (error) {
				forget();
				throw error;
			}
		};
		const store = await attempt(current.store);
		return {
			list: (folder) => attempt(store.list(folder)),
			read: (path) => attempt(store.read(path)),
			write: (path, bytes) => attempt(store.write(path, bytes)),
			move: (from, to) => attempt(store.move(from, to)),
			exists: (path) => attempt(store.exists(path)),
			close: release,
		};
	};
}
