import type { Campaign, CampaignInput, CampaignPreview } from '@titraj/backend/merchant-api/routes/campaign-routes.ts';
import type { Page } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readCampaigns = read<Page<Campaign>>('/campaigns');
export const readCampaign = (id: string): Read<Campaign> => read<Campaign>(`/campaigns/${id}`)();
export const createCampaign = (campaign: CampaignInput): Promise<Result<Campaign>> => send({ method: 'POST', path: '/campaigns', body: campaign });
export const saveCampaign = (id: number, campaign: CampaignInput, version: string | null): Promise<Result<Campaign>> =>
	send({ method: 'PUT', path: `/campaigns/${id}`, body: campaign, ifMatch: version });
export const endCampaign = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/campaigns/${id}/end` });

/** Its effect on prices if it began now; with an id, as a replacement of that stored campaign. */
export const previewCampaign = (campaign: CampaignInput, id: number | null): Promise<Result<CampaignPreview>> =>
	send({ method: 'POST', path: `/campaign-preview${id === null ? '' : `?id=${id}`}`, body: campaign });
