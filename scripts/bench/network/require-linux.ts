import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CPU, CPU_TIME } from './cpu-group.ts';

const PROGRAMS = { ip: 'iproute2', python3: 'python3', 'redis-server': 'redis-server' } as const;

/** Throws, with everything that is missing, if this computer cannot make networks and limited processors of its own. */
export function requireLinux(): void {
	const missing = [
		...(process.getuid?.() === 0 ? [] : ['run it as root']),
		...Object.entries(PROGRAMS).flatMap(([program, name]) => (spawnSync('which', [program]).status === 0 ? [] : [`install ${name}`])),
		...(existsSync('/dev/net/tun') ? [] : ['use a kernel with TUN devices (/dev/net/tun)']),
		...([CPU, CPU_TIME].every((folder) => existsSync(folder)) ? [] : [`mount the cgroup v1 controllers ${CPU} and ${CPU_TIME}`]),
	];
	if (missing.length > 0) throw new Error(`Network namespaces cannot be made here: ${missing.join('; ')}`);
}
