import type { Checklist } from '@titraj/backend/merchant-api/routes/checklist-routes.ts';
import { read } from './read.ts';

export type { Checklist };

export const readChecklist = read<Checklist>('/checklist');
