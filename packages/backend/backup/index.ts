/** Has the running backend make a backup. */
export { askRunningBackend } from './ask-running-backend.ts';
/** The daily backup of a running backend. */
export { backupJob } from './backup-job.ts';
/** Backups of a place. */
export { readBackupList } from './backup-list.ts';
/** Checks whether a restored shop is complete. */
export { checkRestored } from './check-restored.ts';
/** Pictures and documents of a restored database. */
export { restoreMedia } from './copy-media.ts';
/** When the last backup was made. */
export { findLastBackup } from './find-last-backup.ts';
/** Makes a backup now. */
export { makeBackup } from './make-backup.ts';
/** Keys for backups. */
export { newBackupKey } from './new-key.ts';
/** Fills an empty database from a backup. */
export { type Restored, type Restoring, restoreBackup } from './restore-backup.ts';
/** Copies a backup to this machine, and reads the key that decrypts it. */
export { readIdentity, takeBackup } from './take-backup.ts';
