import type { AuditEntry } from '@titraj/backend/merchant-api/routes/audit-routes.ts';
import type { Page } from './page.ts';
import { read } from './read.ts';

export type { AuditEntry };

export const readAudit = read<Page<AuditEntry>>('/audit');
