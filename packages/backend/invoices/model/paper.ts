import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PaperContent } from './paper-content.ts';

/** A paper as it was issued. */
export type Paper = Omit<Selectable<Tables['papers']>, 'content'> & { readonly content: PaperContent };
