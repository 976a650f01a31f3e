import { dirname } from 'node:path';

/** What a container starts from. */
export interface Image {
	/** Folder that is the root of its files. */
	readonly root: string;
	readonly env: Readonly<Record<string, string>>;
	readonly user: string;
	/** Folder that its commands run in. */
	readonly folder: string;
	readonly command: readonly string[];
}

interface Options {
	/** Folders of this machine by their place in the container. */
	readonly volumes?: Readonly<Record<string, string>>;
	readonly env?: Readonly<Record<string, string>>;
	/** Like a service of compose.yaml: only volumes and /tmp can be written, and no right can be gained. */
	readonly isService?: boolean;
	/** A network namespace, instead of this machine's network. */
	readonly network?: string;
}

/** Where a base image has Node, and this machine's cache of npm, which a base image lacks. */
const [NODE, NPM_CACHE] = ['/opt/node/bin', '/opt/npm-cache'];

/** The command line that runs a command as in a container: a root of its own with the Debian programs of this machine. Every step replaces the one before, so that signals reach the command. */
export function toRootCommand(
	image: Image,
	command: readonly string[],
	{ volumes = {}, env = {}, isService = false, network }: Options = {},
): readonly string[] {
	const { root } = image;
	const settings = { PATH: `${NODE}:/usr/sbin:/usr/bin`, HOME: image.user === 'root' ? '/root' : '/tmp', npm_config_cache: NPM_CACHE, ...image.env, ...env };
	const rights = isService ? ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'] : [];
	const identity = [`--reuid=${image.user}`, `--regid=${image.user}`, '--clear-groups'];
	const inside = ['/usr/bin/setpriv', ...identity, ...rights, '/usr/bin/env', '-i', ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
	const script = [
		'set -e',
		bind(root, root),
		...[bind('/usr', `${root}/usr`), bind(dirname(process.execPath), root + NODE)],
		...(isService ? [] : [`${bind('"$NPM_CACHE"', `${root}${NPM_CACHE}`, false)}`]),
		`mount --rbind /dev ${root}/dev`,
		`mount -t proc proc ${root}/proc`,
		...(isService ? [`mount -o remount,bind,ro ${root}`] : []),
		`mount -t tmpfs tmpfs ${root}/tmp`,
		...Object.entries(volumes).map(([place, folder]) => bind(folder, root + place)),
		`exec chroot ${root} "$@"`,
	].join('\n');
	const isolated = [
		'unshare',
		'--mount',
		'--propagation',
		'private',
		'sh',
		'-c',
		script,
		'sh',
		...inside,
		'sh',
		'-c',
		`cd ${image.folder} && exec "$@"`,
		'sh',
		...command,
	];
	return network === undefined ? isolated : ['ip', 'netns', 'exec', network, ...isolated];
}

const bind = (from: string, to: string, isQuoted = true): string => `mount --bind ${isQuoted ? `'${from}'` : from} '${to}'`;
