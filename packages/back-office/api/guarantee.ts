import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface GuaranteeNotices {
	readonly notices: readonly { readonly language: string; readonly media: string; readonly picture: string }[];
	readonly is_page_visible: boolean;
}

export const readGuaranteeNotices = read<GuaranteeNotices>('/settings/guarantee-notice');
export const saveGuaranteeNotice = (language: string, media: string | null, version: string | null): Promise<Result<GuaranteeNotices>> =>
	send({ method: 'PUT', path: '/settings/guarantee-notice', body: { language, media }, ifMatch: version });
