import type { GuaranteeNotices } from '@titraj/backend/merchant-api/routes/guarantee-routes.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readGuaranteeNotices = read<GuaranteeNotices>('/settings/guarantee-notice');
export const saveGuaranteeNotice = (language: string, media: string | null, version: string | null): Promise<Result<GuaranteeNotices>> =>
	send({ method: 'PUT', path: '/settings/guarantee-notice', body: { language, media }, ifMatch: version });
