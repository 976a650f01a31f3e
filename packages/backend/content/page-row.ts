import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';

export type PageRow = Selectable<Tables['pages']>;
