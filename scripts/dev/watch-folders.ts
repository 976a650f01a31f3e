import { watch } from 'node:fs';

/** Editors write a file in several steps, and a branch changes many files. */
const SETTLED = 300;

/** Calls `onChange` once after code in the folders has changed. Returns how to stop. */
export function watchFolders(folders: readonly string[], onChange: (file: string) => void): () => void {
	let timer: NodeJS.Timeout | undefined;
	const watchers = folders.map((folder) =>
		watch(folder, { recursive: true }, (_event, file) => {
			if (file === null || !/\.(?:ts|json)$/.test(file) || file.includes('node_modules')) return;
			clearTimeout(timer);
			timer = setTimeout(() => onChange(file), SETTLED);
		}),
	);
	return () => {
		clearTimeout(timer);
		for (const watcher of watchers) watcher.close();
	};
}
