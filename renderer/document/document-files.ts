/** Vite's client manifest: source file -> built files. */
export type ClientManifest = Readonly<Record<string, ManifestChunk>>;
interface ManifestChunk {
	readonly file: string;
	readonly name?: string;
	readonly css?: readonly string[];
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
}

/** The built files that a document references. */
export interface DocumentFiles {
	/** Hash of the client code (Spec 4, Reloads). */
	readonly build: string;
	/** Address prefix of each language's label modules, if they were written. */
	readonly labels: Readonly<Record<string, string>>;
	/** Start of every page: the entry module, the chunk that runs before it, and all that it loads immediately. */
	readonly entry: { readonly address: string; readonly first: string; readonly scripts: readonly string[]; readonly styles: readonly string[] };
	/** Stylesheets and chunks that a screen needs immediately, in addition to those of every page. */
	readonly ofScreen: (screen: string) => { readonly styles: readonly string[]; readonly scripts: readonly string[] };
}

/** Reads Vite's manifest. A screen's CSS may be listed at imported chunks, so imports are followed (ADR 1). Memoised per screen. */
export function createDocumentFiles(manifest: ClientManifest, build: string, labels: Readonly<Record<string, string>>): DocumentFiles {
	const known = new Map<string, { styles: string[]; scripts: string[] }>();
	const keys = Object.keys(manifest);
	const pageEntry = keys.filter((key) => key.startsWith('virtual:vike') && key.endsWith('/pages/all'));
	const clientEntry = keys.filter((key) => key.endsWith('/runtime-client-routing/entry.js'));
	const framework = `/${keys.map((key) => manifest[key]).find((chunk) => chunk?.name === 'framework')?.file}`;
	const entry = collectFiles(manifest, [...clientEntry, ...pageEntry]);
	return {
		build,
		labels,
		entry: { address: entry.scripts[0] ?? '', first: entry.scripts.find((script) => script === framework) ?? '', ...entry },
		ofScreen(screen) {
			let files = known.get(screen);
			if (!files) {
				const own = collectFiles(manifest, keysOfScreen(manifest, screen));
				files = {
					styles: own.styles.filter((style) => !entry.styles.includes(style)),
					scripts: own.scripts.filter((script) => !entry.scripts.includes(script)),
				};
				known.set(screen, files);
			}
			return files;
		},
	};
}

/** Manifest keys of a screen: its chunk is listed under its file, or under the name that scripts/build/chunks.ts gave it. */
function keysOfScreen(manifest: ClientManifest, screen: string): readonly string[] {
	return Object.keys(manifest).filter((key) => key === `pages/${screen}/Screen.tsx` || manifest[key]?.name === screen);
}

/** The code of these modules is loaded after the document; their stylesheets are not deferred. */
const DEFERRED = /\.deferred(\.tsx)?$/;

/**
 * Absolute paths of the chunks and stylesheets that manifest entries load immediately. A stylesheet comes after those of the chunks that
 * its own chunk imports.
 */
function collectFiles(manifest: ClientManifest, keys: readonly string[]): { styles: string[]; scripts: string[] } {
	const styles = new Set<string>();
	const scripts = new Set<string>();
	const seen = new Set<string>();
	const walk = (key: string, isDeferred: boolean) => {
		const chunk = manifest[key];
		if (!chunk || scripts.has(`/${chunk.file}`) || (isDeferred && seen.has(key))) return;
		seen.add(key);
		if (!isDeferred) scripts.add(`/${chunk.file}`);
		for (const imported of chunk.imports ?? []) walk(imported, isDeferred);
		for (const imported of chunk.dynamicImports ?? []) if (DEFERRED.test(manifest[imported]?.name ?? imported)) walk(imported, true);
		for (const style of chunk.css ?? []) styles.add(`/${style}`);
	};
	for (const key of keys) walk(key, false);
	return { styles: [...styles], scripts: [...scripts] };
}
