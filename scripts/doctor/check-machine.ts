import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Finding } from './finding.ts';

const GIGABYTE = 1_000_000_000;
const DAY = 86_400_000;

/** Free space of the folders in which a shop writes, each disk once. */
export function checkDisk(folders: readonly string[]): readonly Finding[] {
	const disks = new Map(folders.map(nearestExisting).map((folder) => [statSync(folder).dev, folder]));
	return [...disks.values()].map((folder): Finding => {
		const { bavail, bsize, blocks } = statfsSync(folder);
		const free = bavail * bsize;
		const message = `${(free / GIGABYTE).toFixed(1)} GB are free on the disk of ${folder}`;
		const fix = `du -xh ${folder} | sort -h | tail`;
		if (free < 0.2 * GIGABYTE) return { name: 'disk', state: 'bad', message, fix };
		return free < GIGABYTE || bavail < blocks * 0.05 ? { name: 'disk', state: 'note', message, fix } : { name: 'disk', state: 'good', message };
	});
}

/** Folders in which a start writes, and this user cannot. */
export function checkWritable(folders: readonly string[]): readonly Finding[] {
	return folders.flatMap((folder): readonly Finding[] => {
		const place = nearestExisting(folder);
		try {
			accessSync(place, constants.W_OK | constants.X_OK);
			return [];
		} catch {
			const message = `This user cannot write to ${folder}: ${statSync(place).isDirectory() ? 'it has no rights in' : 'in its place is the file'} ${place}.`;
			return [{ name: 'folders', state: 'bad', message, fix: `ls -ld ${place}; then as root: chown -R "$USER" ${place}` }];
		}
	});
}

interface Clocks {
	readonly now: Date;
	/** When the newest file of the build was written; null without one. */
	readonly builtAt: Date | null;
	/** What a server on another machine says, such as the database; null without one. */
	readonly elsewhere: Date | null;
	/** Whether the system says that its clock follows a time server; null if it does not say. */
	readonly isSynchronized: boolean | null;
}

const SET_CLOCK = 'timedatectl set-ntp true';

/** Whether the clock is right: sessions, signatures of webhooks, prices and the fiscalisation depend on it. */
export function checkClock({ now, builtAt, elsewhere, isSynchronized }: Clocks): Finding {
	const name = 'clock';
	if (builtAt !== null && builtAt.getTime() > now.getTime() + DAY)
		return { name, state: 'bad', message: `It says ${now.toISOString()}, but the build is of ${builtAt.toISOString()}.`, fix: SET_CLOCK };
	const apart = elsewhere === null ? 0 : Math.round(Math.abs(elsewhere.getTime() - now.getTime()) / 1000);
	if (apart > 30) return { name, state: 'bad', message: `It is ${apart} s away from the database’s.`, fix: SET_CLOCK };
	if (isSynchronized === false) return { name, state: 'note', message: 'It follows no time server.', fix: SET_CLOCK };
	return { name, state: 'good', message: isSynchronized === null ? now.toISOString() : 'follows a time server' };
}

/** What systemd knows; null without it. */
export async function readSynchronized(): Promise<boolean | null> {
	try {
		const { stdout } = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'], { timeout: 3000 });
		return stdout.trim() === 'yes' ? true : stdout.trim() === 'no' ? false : null;
	} catch {
		return null;
	}
}

const nearestExisting = (path: string): string => (existsSync(path) ? resolve(path) : nearestExisting(dirname(resolve(path))));
