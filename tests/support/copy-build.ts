import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the build's code and static files, without pages, into `folder`/dist. Files of earlier builds stay, as on a real host. */
export function copyBuild(folder: string): void {
	const dist = join(folder, 'dist');
	for (const name of ['server', 'assets.json', 'client/assets']) cpSync(join('dist', name), join(dist, name), { recursive: true });
	for (const name of readdirSync('public'))
		if (existsSync(join('dist/client', name))) cpSync(join('dist/client', name), join(dist, 'client', name), { recursive: true });
}
