import type { AlertSettings } from '../platform/settings/alert-settings.ts';
import type { BackupSettings } from '../platform/settings/backup-settings.ts';
import { COMPANY_FIELDS, type Company, isCompanyKnown } from '../platform/shop/company.ts';
import { takesTransfers } from '../platform/shop/shop-settings.ts';
import { DEMO_COMPANY } from '../seed/index.ts';

/** A real shop may have the demo's postcode and city; the IBAN has its own note. */
const MAY_BE_THE_SAME: ReadonlySet<string> = new Set(['postcode', 'city', 'iban']);

interface StartFacts {
	/** Whether others cannot reach this server. */
	readonly isLocal: boolean;
	readonly company: Company;
	readonly sendsMail: boolean;
	readonly backups?: Pick<BackupSettings, 'place' | 'recipient'>;
	readonly alerts?: Pick<AlertSettings, 'mails' | 'webhook'>;
	readonly mailServer?: object | null;
	readonly unnamedMediaFolder: string | null;
	/** Environment variables that are set but no longer read. */
	readonly formerVariables: readonly string[];
	readonly renamedVariables?: readonly (readonly [former: string, now: string])[];
}

const NO_MAIL =
	'No mail is sent: confirmations and links wait in the table mails, and pages tell shoppers to contact the shop. Set MAIL_URL to your SMTP server (docs/mail.md)';

const NO_BACKUP = 'No backups are made: set BACKUP_PLACE and BACKUP_RECIPIENT (docs/backup.md)';
const NO_RECIPIENT = 'BACKUP_PLACE is set, but BACKUP_RECIPIENT is not: no backups are made (docs/backup.md)';

const NO_ALERTS = 'No alerts are sent: set ALERT_MAILS or ALERT_WEBHOOK_URL (docs/runbook.md)';
const NO_ALERT_MAILS = 'ALERT_MAILS is set, but MAIL_URL is not: no alerts are mailed (docs/runbook.md)';

export interface StartNote {
	readonly message: string;
	/** Whether a public shop is not ready for shoppers with it. */
	readonly is_severe: boolean;
}

/** Warnings for the operator at start, one per line. */
export const toStartNotes = (facts: StartFacts): string[] => findStartNotes(facts).map(({ message }) => message);

/** Warnings for the operator at start, with their severity. */
export function findStartNotes({ isLocal, company, sendsMail, unnamedMediaFolder, formerVariables, renamedVariables = [], ...facts }: StartFacts): StartNote[] {
	const media =
		unnamedMediaFolder === null ? [] : [`MEDIA_STORE is not set: pictures are stored in ${unnamedMediaFolder} on this machine, not with the database`];
	const former =
		formerVariables.length === 0 ? [] : [`No longer read: ${formerVariables.join(', ')}. Check the settings at /admin/#/settings, then unset these variables`];
	const renamed = renamedVariables.map(([name, now]) => `${name} is no longer read: set ${now} (docs/environment.md), then unset it`);
	return [
		...media.map(light),
		...findBackupNotes(isLocal, facts.backups).map(severe),
		...findAlertNotes(isLocal, facts).map(light),
		...[...former, ...renamed].map(light),
		...(isLocal ? [] : [...(sendsMail ? [] : [severe(NO_MAIL)]), ...toPublicNotes(company)]),
	];
}

const light = (message: string): StartNote => ({ message, is_severe: false });
const severe = (message: string): StartNote => ({ message, is_severe: true });

function findBackupNotes(isLocal: boolean, backups: StartFacts['backups']): string[] {
	if (backups === undefined || (backups.place !== null && backups.recipient !== null)) return [];
	if (backups.place !== null) return [NO_RECIPIENT];
	return isLocal ? [] : [NO_BACKUP];
}

function findAlertNotes(isLocal: boolean, { alerts, mailServer }: Pick<StartFacts, 'alerts' | 'mailServer'>): string[] {
	if (alerts === undefined) return [];
	if (alerts.mails.length === 0 && alerts.webhook === null) return isLocal ? [] : [NO_ALERTS];
	return alerts.mails.length > 0 && mailServer === null ? [NO_ALERT_MAILS] : [];
}

function toPublicNotes(company: Company): StartNote[] {
	const left = COMPANY_FIELDS.filter((field) => company[field] === DEMO_COMPANY[field] && !MAY_BE_THE_SAME.has(field));
	return [
		...(isCompanyKnown(company) ? [] : [severe('The company is incomplete: the shop takes no orders. Enter it at /admin/#/settings')]),
		...(takesTransfers(company, { isLocal: false })
			? []
			: [light('No IBAN of your own is set: the shop offers no bank transfers. Enter it at /admin/#/settings')]),
		...(left.length === 0 ? [] : [severe(`Order summaries and mails show the demo's ${left.join(', ')}. Change them at /admin/#/settings`)]),
	];
}
