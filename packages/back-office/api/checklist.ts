import { read } from './read.ts';

/** What the shop needs until it can take its first order. */
export interface Checklist {
	readonly ready: boolean;
	readonly steps: readonly { readonly key: string; readonly done: boolean }[];
	readonly unpublished_pages: readonly string[];
	readonly fiscalisation: string;
}

export const readChecklist = read<Checklist>('/checklist');
