import { readSetting, writeSetting } from '../platform/database/stored-setting.ts';
import type { Database } from './tables.ts';

/** What staff have paused. */
export interface JobSwitches {
	readonly allPaused: boolean;
	readonly mailsPaused: boolean;
}

/** Name in the table `settings`. */
export const SWITCHES = 'jobs';

export const NOTHING_PAUSED: JobSwitches = { allPaused: false, mailsPaused: false };

export function toSwitches(stored: unknown): JobSwitches {
	if (typeof stored !== 'object' || stored === null) return NOTHING_PAUSED;
	return { allPaused: 'allPaused' in stored && stored.allPaused === true, mailsPaused: 'mailsPaused' in stored && stored.mailsPaused === true };
}

export const isPaused = ({ isMail }: { readonly isMail?: boolean }, { allPaused, mailsPaused }: JobSwitches): boolean =>
	allPaused || (isMail === true && mailsPaused);

export const readSwitches = async (db: Database): Promise<JobSwitches> => toSwitches(await readSetting(db, SWITCHES));

/** Every instance obeys within a second: what runs finishes its current piece, and nothing else begins. */
export const writeSwitches = (db: Database, switches: JobSwitches): Promise<void> => writeSetting(db, SWITCHES, switches);
