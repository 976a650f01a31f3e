import { read } from './read.ts';

export interface Feed {
	readonly form: 'google' | 'comparison';
	readonly language: string;
	readonly url: string;
	readonly state: 'published' | 'missing' | 'unreachable';
	readonly changed_at: string | null;
}

export interface Feeds {
	readonly feeds: readonly Feed[];
	readonly products: number;
	readonly files: number;
	readonly left_out: Readonly<Record<'archived' | 'hidden_category' | 'hidden_manufacturer', number>>;
	readonly lacking: Readonly<Record<'picture' | 'gtin' | 'manufacturer' | 'stock', number>>;
	readonly changed_at: string | null;
}

export const readFeeds = read<Feeds>('/feeds');
