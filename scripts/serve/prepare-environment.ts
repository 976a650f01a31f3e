import { resolve } from 'node:path';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';

interface Named {
	readonly root: string;
	readonly backendUrl?: string;
}

/** Adds the local runtime's settings: its backend if there is one, and a folder for encoded pictures if none is set. Throws for an invalid setting. */
export function prepareEnvironment({ root, backendUrl }: Named, variables: Record<string, string | undefined> = process.env): void {
	if (backendUrl !== undefined) variables['BACKEND_URL'] = backendUrl;
	// Empty in a copy of .env.example.
	variables['MEDIA_CACHE_DIR'] ||= resolve(root, '.cache/media');
	readEnvironment(variables);
}
