import { text, whole } from '@titraj/contract/settings/formats.ts';
import { type Format, optional, setting } from '@titraj/contract/settings/setting.ts';

const recipient: Format<string> = (value) => {
	if (!/^age1[a-z0-9]{20,2000}$/.test(value)) throw new Error('it must be a public key that begins with age1');
	return value;
};

export const BACKUP_SETTINGS = {
	backupPlace: optional('BACKUP_PLACE', text, {
		about:
			'Where the backend keeps a backup of each day: a folder on another disk, or `s3://bucket/prefix` with the S3 settings (docs/backup.md). Empty: it makes none.',
	}),
	backupRecipient: optional('BACKUP_RECIPIENT', recipient, {
		about: 'Public key (`age1…`) for which backups are encrypted. `npm run backup -- new-key` makes a pair. Needed unless backups are made with `--plain`.',
	}),
	backupDays: setting('BACKUP_DAYS', whole(1, 3650), { standard: '14', about: 'Days that backups are kept. The newest is always kept.' }),
} as const;

/** Where backups go, for whom they are encrypted, and how long they are kept. */
export interface BackupSettings {
	/** A folder, or `s3://bucket/prefix`; null makes none by itself. */
	readonly place: string | null;
	readonly recipient: string | null;
	readonly days: number;
}
