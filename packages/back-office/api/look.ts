import type { LookColour } from '@titraj/contract/look/look.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

/** Null: the standard value, or that of the shop folder. */
type Values = Readonly<Record<LookColour | 'logo' | 'icon', string | null>>;

export interface Look extends Values {
	/** Address of the shop's page that shows the values of its query. */
	readonly preview: string;
}

export const readLook = read<Look>('/settings/look');
export const saveLook = (values: Values, version: string | null): Promise<Result<Look>> =>
	send({ method: 'PUT', path: '/settings/look', body: values, ifMatch: version });
export const uploadLookPicture = (use: 'logo' | 'icon', file: File): Promise<Result<{ readonly picture: string }>> =>
	send({ method: 'POST', path: `/settings/look/pictures/${use}`, body: file });
