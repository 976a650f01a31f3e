import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

interface DataLock {
	release(): void;
}

/** Another process has the data folder; its message says what to do. */
export class DataInUseError extends Error {}

/**
 * Allows only one process per data folder, because two would overwrite each other's data. The lock of a dead process is taken over; if the
 * owner is alive, this throws.
 */
export function lockDataDir(dataDir: string): DataLock {
	mkdirSync(dataDir, { recursive: true });
	const file = toFile(dataDir);
	for (let attempt = 0; attempt < 3; attempt += 1) {
		if (create(file)) return { release: () => remove(file) };
		const owner = readOwner(file);
		if (owner !== null && isAlive(owner)) {
			throw new DataInUseError(`${dataDir} is in use by the backend with process id ${owner.pid}. Stop it first, or choose another folder with --data.`);
		}
		remove(file);
	}
	throw new Error(`${file} could not be locked: another backend is starting on the same folder.`);
}

/** Id of the living process that has a data folder; null if none has. Changes nothing. */
export function findDataOwner(dataDir: string): number | null {
	const owner = readOwner(toFile(dataDir));
	return owner !== null && isAlive(owner) ? owner.pid : null;
}

const toFile = (dataDir: string): string => join(dataDir, 'backend.lock');

function create(file: string): boolean {
	try {
		const handle = openSync(file, 'wx');
		writeSync(handle, `${process.pid} ${startOf(process.pid) ?? ''}`);
		closeSync(handle);
		return true;
	} catch (error) {
		if (isCode(error, 'EEXIST')) return false;
		throw error;
	}
}

interface Owner {
	pid: number;
	/** Distinguishes the owner from a later process with the same id. */
	start: string | undefined;
}

function readOwner(file: string): Owner | null {
	try {
		const [number, start] = readFileSync(file, 'utf8').split(' ');
		const pid = Number(number);
		return Number.isInteger(pid) && pid > 0 ? { pid, start: start || undefined } : null;
	} catch (error) {
		if (isCode(error, 'ENOENT')) return null;
		throw error;
	}
}

function isAlive({ pid, start }: Owner): boolean {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if (!isCode(error, 'EPERM')) return false;
	}
	return start === undefined || start === startOf(pid);
}

/** Start time of a process in kernel ticks; undefined outside Linux. */
function startOf(pid: number): string | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
	} catch {
		return undefined;
	}
}

function remove(file: string): void {
	try {
		unlinkSync(file);
	} catch (error) {
		if (!isCode(error, 'ENOENT')) throw error;
	}
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;
