import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { mustRun } from '../production/run-command.ts';
import type { Instruction } from './read-dockerfile.ts';
import { type Image, toRootCommand } from './run-in-root.ts';

interface Build {
	/** An empty folder for the stages. */
	readonly work: string;
	/** Folder that COPY reads, without what .dockerignore names. */
	readonly context: string;
	readonly npmCache: string;
}

/** Accounts that a base image of Node has. */
const [USERS, GROUPS] = ['root:x:0:0:root:/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n', 'root:x:0:\nnode:x:1000:\n'];

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** Executes the instructions of a Dockerfile, each stage in a root of its own with Debian's programs and Node of this machine in place of the base image. Returns the last stage. */
export async function buildImage(instructions: readonly Instruction[], { work, context, npmCache }: Build): Promise<Image> {
	const stages = new Map<string, Image>();
	let image: Image | undefined;
	for (const { name, words, line } of instructions) {
		if (name === 'FROM') {
			image = makeBase(join(work, String(stages.size)));
			stages.set(words[2] ?? '', image);
			continue;
		}
		if (image === undefined) throw new Error(`No FROM before: ${line}`);
		const current: Image = image;
		const place = (path: string) => (path.startsWith('/') ? path : join(current.folder, path));
		if (name === 'WORKDIR') {
			image = { ...current, folder: place(words[0] ?? '/') };
			mkdirSync(image.root + image.folder, { recursive: true });
		} else if (name === 'ENV') image = { ...current, env: { ...current.env, ...Object.fromEntries(words.map((word) => word.split(/=(.*)/s).slice(0, 2))) } };
		else if (name === 'USER') image = { ...current, user: words[0] ?? 'root' };
		else if (name === 'CMD') image = { ...current, command: JSON.parse(line.slice('CMD'.length)) };
		else if (name === 'COPY') {
			const [from] = words.flatMap((word) => (word.startsWith('--from=') ? [word.slice('--from='.length)] : []));
			const paths = words.filter((word) => !word.startsWith('--'));
			const source = from === undefined ? context : stages.get(from)?.root;
			if (source === undefined) throw new Error(`No such stage: ${line}`);
			for (const path of paths.slice(0, -1)) copy(join(source, path), current.root + place(paths.at(-1) ?? ''), (paths.at(-1) ?? '').endsWith('/'));
		} else if (name === 'RUN') {
			const [program = '', ...args] = toRootCommand(current, ['sh', '-c', line.slice('RUN'.length)], { env: certificates() });
			await mustRun(program, args, { cwd: '.', env: { ...process.env, NPM_CACHE: npmCache } });
		} else if (name !== 'EXPOSE') throw new Error(`Not executed: ${line}`);
		stages.set([...stages.keys()].at(-1) ?? '', image);
	}
	if (image === undefined) throw new Error('The Dockerfile has no stage');
	return image;
}

/** A folder is copied without itself, a file into a folder whose name ends with a slash. */
function copy(from: string, to: string, isFolder: boolean): void {
	const isFile = statSync(from).isFile();
	cpSync(from, isFile && isFolder ? join(to, basename(from)) : to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
}

function makeBase(root: string): Image {
	for (const name of ['usr', 'opt/node/bin', 'opt/npm-cache', 'dev', 'proc', 'tmp', 'root', 'etc/ssl/certs']) mkdirSync(join(root, name), { recursive: true });
	chmodSync(join(root, 'tmp'), 0o1777);
	for (const name of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(join('usr', name), join(root, name));
	for (const file of ['/etc/resolv.conf', CERTIFICATES, '/etc/ld.so.cache']) if (existsSync(file)) writeFileSync(root + file, readFileSync(file));
	writeFileSync(join(root, 'etc/passwd'), USERS);
	writeFileSync(join(root, 'etc/group'), GROUPS);
	writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost backend shop\n');
	return { root: resolve(root), env: {}, user: 'root', folder: '/', command: [] };
}

/** A base image has none for Node: where this machine's network has certificates of its own, npm needs them. */
const certificates = (): Record<string, string> => (existsSync(CERTIFICATES) ? { NODE_EXTRA_CA_CERTS: CERTIFICATES } : {});
