import type { Page } from './page.ts';
import { read } from './read.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A change of the shop: only the fields that differ. */
export interface AuditEntry {
	readonly id: string;
	readonly at: string;
	/** E-mail of the person, or name of the key. */
	readonly name: string;
	readonly operation: string;
	/** Path of what was changed, such as `/products/HP-100`. */
	readonly entity: string;
	readonly before: Fields | null;
	readonly after: Fields | null;
}

export const readAudit = read<Page<AuditEntry>>('/audit');
