import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const [CPU, CPU_TIME] = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup/cpuacct'] as const;

/** Microseconds. Short, so that a group that has used its part waits for milliseconds only. */
const PERIOD = 20_000;
/** Of a process in no group: 1024. Other programs of this computer hardly disturb a measurement whose groups use less than all processors. */
const SHARES = 65_536;

/** Processes whose processor time is limited and counted together. */
export interface CpuGroup extends Disposable {
	/** Shell commands by which a shell joins the group. */
	readonly join: string;
	/** Processor seconds that its processes have used so far. */
	seconds(): number;
}

/** Removes the groups of a benchmark that was killed. */
export function removeLeftGroups(): void {
	for (const folder of [CPU, CPU_TIME])
		for (const name of readdirSync(folder)) {
			const [, pid] = /^shop-(\d+)-/.exec(name) ?? [];
			if (pid !== undefined && !existsSync(`/proc/${pid}`)) rmdirSync(join(folder, name));
		}
}

/** Creates a group; its processes together use at most `processors`, e.g. 0.5. Its processes must have ended when it is disposed of. */
export function openCpuGroup(part: string, processors?: number): CpuGroup {
	const name = `shop-${process.pid}-${part}`;
	const [cpu, time] = [join(CPU, name), join(CPU_TIME, name)];
	for (const folder of [cpu, time]) mkdirSync(folder, { recursive: true });
	writeFileSync(join(cpu, 'cpu.shares'), String(SHARES));
	writeFileSync(join(cpu, 'cpu.cfs_period_us'), String(PERIOD));
	writeFileSync(join(cpu, 'cpu.cfs_quota_us'), String(processors === undefined ? -1 : Math.round(processors * PERIOD)));
	return {
		join: [cpu, time].map((folder) => `echo $$ > ${join(folder, 'cgroup.procs')}`).join(' && '),
		seconds: () => Number(readFileSync(join(time, 'cpuacct.usage'), 'utf8')) / 1e9,
		[Symbol.dispose]() {
			for (const folder of new Set([cpu, time])) rmdirSync(folder);
		},
	};
}
