import { resolve } from 'node:path';
import { readEnvironment } from '#lib/config/environment.server.ts';

interface Named {
	readonly root: string;
	readonly backendUrl?: string;
}

/** What the local runtime adds to the settings: its backend where one is named, a folder for encoded pictures where none is. Throws for a wrong setting. */
export function prepareEnvironment({ root, backendUrl }: Named, variables: Record<string, string | undefined> = process.env): void {
	if (backendUrl !== undefined) variables['BACKEND_URL'] = backendUrl;
	// Empty in a copy of .env.example.
	variables['MEDIA_CACHE_DIR'] ||= resolve(root, '.cache/media');
	readEnvironment(variables);
}
